/** What each process of ours is told by its environment, wherever it runs. */
import { copiesOf, partNamed, POOL_SIZE, SECRETS, topology } from './topology.mjs';

/**
 * @typedef {import('./topology.mjs').Part} Part
 *
 * @typedef {object} Place where the product runs
 * @property {(copy: string) => string} addressOf host and port of a copy, as the others reach it
 * @property {(copy: string) => { host: string, port: number }} listenOf where a copy listens itself
 * @property {(copy: string) => { host: string, port: number }} managementOf where it listens for its operators
 * @property {(secret: string) => string | undefined} secretFile undefined where there is none, or it is told otherwise
 * @property {string} publicOrigin where browsers find the product
 * @property {string} edges the addresses that requests from the edge come from
 * @property {string} [proxies] the addresses of proxies in front of the edge
 */

/**
 * @param {Part} part
 * @param {string} copy
 * @param {Place} place
 * @returns {Record<string, string>}
 */
export function environmentOf(part, copy, place) {
  const secrets = (part.secrets ?? []).flatMap((name) => {
    const file = place.secretFile(name);
    return file === undefined ? [] : [[`${SECRETS[/** @type {keyof typeof SECRETS} */ (name)]}_FILE`, file]];
  });
  return {
    ...Object.fromEntries(secrets),
    ...ownEnvironment(part, copy, place),
    ...(part.managementPort && managementEnvironment(copy, place)),
  };
}

/**
 * @param {Part} part
 * @param {string} copy
 * @param {Place} place
 * @returns {Record<string, string>}
 */
function ownEnvironment(part, copy, place) {
  switch (part.role) {
    case 'service':
      return {
        DATABASE_URL: `postgresql://planted@${place.addressOf('postgres')}/planted`,
        DATABASE_CONNECTIONS: String(POOL_SIZE),
        ...onNats(place),
        NATS_REPLICAS: String(partNamed('nats').copies),
        PUBLIC_ORIGIN: place.publicOrigin,
      };
    case 'gateway':
      return {
        ...onNats(place),
        ...listening(copy, place),
        PUBLIC_ORIGIN: place.publicOrigin,
        SERVE_FRONT_ENDS: 'false',
        TRUSTED_PROXIES: place.proxies ? `${place.edges},${place.proxies}` : place.edges,
      };
    case 'front-end':
      return { FRONT_END: part.name, PUBLIC_ORIGIN: place.publicOrigin, ...listening(copy, place) };
    case 'edge':
      return {
        ...listening(copy, place),
        ROUTES: routes(place),
        ...(place.proxies && { TRUSTED_PROXIES: place.proxies }),
      };
    default:
      return {};
  }
}

/** @param {Place} place */
const onNats = (place) => ({
  NATS_URL: copiesOf(partNamed('nats'))
    .map((copy) => `nats://${place.addressOf(copy)}`)
    .join(','),
});

/**
 * @param {string} copy
 * @param {Place} place
 */
function listening(copy, place) {
  const { host, port } = place.listenOf(copy);
  return { HOST: host, PORT: String(port) };
}

/**
 * @param {string} copy
 * @param {Place} place
 */
function managementEnvironment(copy, place) {
  const { host, port } = place.managementOf(copy);
  return { OPERATORS_HOST: host, OPERATORS_PORT: String(port) };
}

/**
 * What the edge sends where, as services/edge reads it.
 * @param {Place} place
 */
const routes = (place) =>
  topology
    .flatMap((part) => (part.answers ?? []).map((prefix) => `${prefix}=${origins(part, place)}`))
    .join(' ');

/**
 * @param {Part} part
 * @param {Place} place
 */
const origins = (part, place) =>
  copiesOf(part)
    .map((copy) => `http://${place.addressOf(copy)}`)
    .join(',');
