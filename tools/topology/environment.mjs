/** The environment of each process of ours, wherever it runs. */
import { replicasOf, partNamed, POOL_SIZE, SECRETS, topology } from './topology.mjs';

/**
 * @typedef {import('./topology.mjs').Part} Part
 *
 * @typedef {object} Place where the product runs
 * @property {(replica: string) => string} addressOf host and port of a replica, as the others reach it
 * @property {(replica: string) => { host: string, port: number }} listenOf where a replica listens itself
 * @property {(replica: string) => { host: string, port: number }} managementOf where it listens for its operators
 * @property {(secret: string) => string | undefined} secretFile undefined where there is none, or it is set otherwise
 * @property {string} publicOrigin where browsers find the product
 * @property {string} publishedAt the address that the edge is reached at
 * @property {string} edges the addresses that requests from the edge come from
 * @property {string} [proxies] the addresses of proxies in front of the edge, by comma
 * @property {(edges: string, proxies: string) => string} [bothOf] how two such lists become one; a comma unless said otherwise
 */

/**
 * @param {Part} part
 * @param {string} replica
 * @param {Place} place
 * @returns {Record<string, string>}
 */
export function environmentOf(part, replica, place) {
  const secrets = (part.secrets ?? []).flatMap((name) => {
    const file = place.secretFile(name);
    return file === undefined ? [] : [[`${SECRETS[/** @type {keyof typeof SECRETS} */ (name)]}_FILE`, file]];
  });
  return {
    ...Object.fromEntries(secrets),
    ...ownEnvironment(part, replica, place),
    ...(part.managementPort && managementEnvironment(replica, place)),
  };
}

/**
 * @param {Part} part
 * @param {string} replica
 * @param {Place} place
 * @returns {Record<string, string>}
 */
function ownEnvironment(part, replica, place) {
  switch (part.role) {
    case 'service':
      return {
        DATABASE_URL: `postgresql://planted@${place.addressOf('postgres')}/planted`,
        DATABASE_CONNECTIONS: String(POOL_SIZE),
        ...onNats(place),
        NATS_REPLICAS: String(partNamed('nats').replicas),
        PUBLIC_ORIGIN: place.publicOrigin,
        PUBLISH_ADDRESS: place.publishedAt,
      };
    case 'gateway':
      return {
        ...onNats(place),
        ...listening(replica, place),
        PUBLIC_ORIGIN: place.publicOrigin,
        PUBLISH_ADDRESS: place.publishedAt,
        SERVE_FRONT_ENDS: 'false',
        TRUSTED_PROXIES: trusted(place),
      };
    case 'front-end':
      return { FRONT_END: part.name, PUBLIC_ORIGIN: place.publicOrigin, ...listening(replica, place) };
    case 'edge':
      return {
        ...listening(replica, place),
        ROUTES: routes(place),
        ...(place.proxies && { TRUSTED_PROXIES: place.proxies }),
      };
    default:
      return {};
  }
}

/** @param {Place} place */
const trusted = ({ edges, proxies, bothOf = (one, other) => `${one},${other}` }) =>
  proxies ? bothOf(edges, proxies) : edges;

/** @param {Place} place */
const onNats = (place) => ({
  NATS_URL: replicasOf(partNamed('nats'))
    .map((replica) => `nats://${place.addressOf(replica)}`)
    .join(','),
});

/**
 * @param {string} replica
 * @param {Place} place
 */
function listening(replica, place) {
  const { host, port } = place.listenOf(replica);
  return { HOST: host, PORT: String(port) };
}

/**
 * @param {string} replica
 * @param {Place} place
 */
function managementEnvironment(replica, place) {
  const { host, port } = place.managementOf(replica);
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
  replicasOf(part)
    .map((replica) => `http://${place.addressOf(replica)}`)
    .join(',');
