/** docker-compose.yml, made from the topology: `node tools/topology/write-compose.mjs` writes it. */
import { environmentOf } from './environment.mjs';
import { replicasOf, partNamed, SECRETS, topology } from './topology.mjs';

/** @typedef {import('./topology.mjs').Part} Part */

/** The containers' own network, so that the gateways know the edge by its address. */
const SUBNET = '10.83.0.0/24';
const POSTGRES = 'postgres:18-alpine';
const NATS = 'nats:2.12-alpine';
const CLUSTER_PORT = 6222;
const MONITOR_PORT = 8222;
const CONNECTIONS = 200;

/** What operators may set, by role; what is not set is as the programs have it. */
const FOR_ALL = ['NODE_ENV', 'PLANTED_LOG_LEVEL', 'GOOGLE_CLIENT_ID'];
/** Of requests, in the processes that they go through. */
const IS_TRACED = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'];
const FOLLOWS_THE_LOG = ['NATS_NAMESPACE', 'READ_MODEL_BOUND_SECONDS'];
/** @type {Partial<Record<import('./topology.mjs').Role, string[]>>} */
const SETTABLE = {
  service: [...FOR_ALL, ...IS_TRACED, ...FOLLOWS_THE_LOG],
  gateway: [
    ...FOR_ALL,
    ...IS_TRACED,
    'NATS_NAMESPACE',
    'CONTACT_EMAIL',
    'SIGN_IN_REDIRECTS',
    'CALLS_PER_MINUTE',
    'SIGN_INS_PER_MINUTE',
    'SAVES_PER_MINUTE',
    'MESSAGES_PER_HOUR',
    'RECOVERIES_PER_HOUR',
    'EXPORTS_PER_HOUR',
  ],
  'front-end': FOR_ALL,
  edge: ['PLANTED_LOG_LEVEL'],
};

/** What one part alone reads. @type {Partial<Record<string, string[]>>} */
const SETTABLE_BY_NAME = {
  identity: ['SMTP_URL', 'MAIL_FROM', 'SESSION_GOOD_FOR_SECONDS'],
};

/** @type {import('./environment.mjs').Place} */
const place = {
  addressOf: (replica) => `${replica}:${partOf(replica).port}`,
  listenOf: (replica) => ({ host: '0.0.0.0', port: Number(partOf(replica).port) }),
  // In the containers' own network, where Prometheus would be, too; nothing of it is published.
  managementOf: (replica) => ({ host: '0.0.0.0', port: Number(partOf(replica).managementPort) }),
  secretFile: (secret) => `/run/secrets/${secret}`,
  publicOrigin: '${PUBLIC_ORIGIN:-http://localhost:8080}',
  edges: SUBNET,
};

/** Replicas that others must address one by one have a name each; the others share one name. */
const IS_NAMED = new Set(['log', 'gateway']);

/** @returns {Record<string, unknown>} the file's content */
export function composeFile() {
  /** @type {[string, Record<string, unknown>][]} */
  const services = topology.flatMap((part) =>
    namesOf(part).map(
      (name) => /** @type {[string, Record<string, unknown>]} */ ([name, serviceOf(part, name)]),
    ),
  );
  return {
    name: 'planted',
    services: Object.fromEntries(services),
    networks: { default: { ipam: { config: [{ subnet: SUBNET }] } } },
    volumes: Object.fromEntries(
      topology.filter(isStored).flatMap((part) => namesOf(part).map((name) => [name, {}])),
    ),
    secrets: Object.fromEntries(
      Object.keys(SECRETS).map((name) => [name, { file: `\${SECRETS_DIR:-./.secrets}/${name}` }]),
    ),
  };
}

/** @param {Part} part */
const settableOf = ({ role, name }) => [...(SETTABLE[role] ?? []), ...(SETTABLE_BY_NAME[name] ?? [])];

/** @param {Part} part */
const isStored = ({ role }) => role === 'database' || role === 'log';

/** @param {Part} part */
const namesOf = (part) => (IS_NAMED.has(part.role) ? replicasOf(part) : [part.name]);

/** @param {string} replica */
function partOf(replica) {
  const part = topology.find((each) => each.name === replica || replicasOf(each).includes(replica));
  return part ?? partNamed(replica);
}

/**
 * @param {Part} part
 * @param {string} name
 */
function serviceOf(part, name) {
  const common = {
    ...what(part, name),
    restart: 'unless-stopped',
    ...(!IS_NAMED.has(part.role) && part.replicas > 1 && { deploy: { replicas: part.replicas } }),
    ...(part.secrets && { secrets: part.secrets }),
    healthcheck: healthOf(part),
  };
  const needed = part.after.flatMap((each) => namesOf(partNamed(each)));
  if (needed.length === 0) return common;
  return {
    ...common,
    depends_on: Object.fromEntries(needed.map((each) => [each, { condition: 'service_healthy' }])),
  };
}

/**
 * @param {Part} part
 * @param {string} name
 */
function what(part, name) {
  if (part.role === 'database')
    return {
      image: POSTGRES,
      // Nothing of the server's is kept in clear beyond the secret's file; the rest is the image's own way.
      environment: {
        POSTGRES_USER: 'planted',
        POSTGRES_DB: 'planted',
        POSTGRES_PASSWORD_FILE: place.secretFile('postgres_password'),
        POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8',
      },
      command: ['postgres', '-c', `max_connections=${CONNECTIONS}`],
      volumes: [`${name}:/var/lib/postgresql`],
    };
  if (part.role === 'log') {
    const others = replicasOf(part).filter((replica) => replica !== name);
    return {
      image: NATS,
      command: [
        '--jetstream',
        '--store_dir=/data',
        `--name=${name}`,
        `--http_port=${MONITOR_PORT}`,
        '--cluster_name=planted',
        `--cluster=nats://0.0.0.0:${CLUSTER_PORT}`,
        `--routes=${others.map((other) => `nats://${other}:${CLUSTER_PORT}`).join(',')}`,
      ],
      volumes: [`${name}:/data`],
    };
  }
  return {
    ...imageOf(part),
    init: true,
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    environment: {
      ...Object.fromEntries(settableOf(part).map((variable) => [variable, `\${${variable}:-}`])),
      ...environmentOf(part, name, place),
    },
    ...(part.role === 'edge' && { ports: [`\${PUBLISH:-127.0.0.1:8080}:${part.port}`] }),
  };
}

/** @param {Part} part */
function imageOf({ name, role, program }) {
  const target = role === 'front-end' || role === 'edge' ? role : 'service';
  if (target === 'front-end')
    return { image: `planted-${name}`, build: { context: '.', target, args: { FRONT_END: name } } };
  const image = target === 'edge' ? 'planted-edge' : 'planted-service';
  return {
    image,
    build: { context: '.', target },
    ...(target === 'service' && { command: ['node', '--enable-source-maps', program] }),
  };
}

/** @param {Part} part */
function healthOf(part) {
  const often = { interval: '3s', timeout: '3s', retries: 20 };
  if (part.role === 'database')
    return { test: ['CMD-SHELL', 'pg_isready -h 127.0.0.1 -U planted -d planted'], ...often };
  if (part.role === 'log')
    return {
      // As part of the cluster, not only as a process: the log can be written.
      test: ['CMD-SHELL', `wget -q -O /dev/null http://127.0.0.1:${MONITOR_PORT}/healthz`],
      ...often,
    };
  const ask = `fetch('http://127.0.0.1:${part.managementPort}/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`;
  return { test: ['CMD', 'node', '-e', ask], ...often };
}
