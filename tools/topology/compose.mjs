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
const PUBLISH_ADDRESS = '${PUBLISH_ADDRESS:-127.0.0.1}';
/** Messages that no mail server is named for, of the part that sends them. */
const DATA_DIR = '/data';
const SENDS_MAIL = 'identity';
/** What operators read and write files in. */
const FILES_DIR = '/files';

/** What operators may set, by role; what is not set is as the programs have it. */
const FOR_ALL = ['PLANTED_LOG_LEVEL', 'GOOGLE_CLIENT_ID'];
/** Of requests, in the processes that they go through. */
const IS_TRACED = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'];
const SENDS = ['ANSWER_SECONDS'];
const FOLLOWS_THE_LOG = ['NATS_NAMESPACE', 'READ_MODEL_BOUND_SECONDS'];
/** @type {Partial<Record<import('./topology.mjs').Role, string[]>>} */
const SETTABLE = {
  service: [...FOR_ALL, ...IS_TRACED, ...SENDS, ...FOLLOWS_THE_LOG],
  gateway: [
    ...FOR_ALL,
    ...IS_TRACED,
    ...SENDS,
    'NATS_NAMESPACE',
    'CONTACT_EMAIL',
    'DEMO_SIGN_IN',
    'SIGN_IN_REDIRECTS',
    'CALLS_PER_MINUTE',
    'SIGN_INS_PER_MINUTE',
    'SAVES_PER_MINUTE',
    'MESSAGES_PER_HOUR',
    'RECOVERIES_PER_HOUR',
    'EXPORTS_PER_HOUR',
    'LIVE_STREAMS',
    'LIVE_STREAMS_PER_GARDENER',
    'LIVE_STREAMS_PER_ADDRESS',
    'GOOGLE_AUTHORIZATION_URL',
    'GOOGLE_TOKEN_URL',
  ],
  'front-end': FOR_ALL,
  edge: ['PLANTED_LOG_LEVEL'],
};

/** What one part alone reads. @type {Partial<Record<string, string[]>>} */
const SETTABLE_BY_NAME = {
  identity: [
    'DEMO_SIGN_IN',
    'GOOGLE_ISSUER',
    'GOOGLE_KEY_SET_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'SESSION_GOOD_FOR_SECONDS',
  ],
  tracking: ['PUSH_SERVICES'],
};

/** What no program of ours needs. */
const HARDENED = {
  init: true,
  read_only: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
};

/** @type {import('./environment.mjs').Place} */
const place = {
  addressOf: (replica) => `${replica}:${partOf(replica).port}`,
  listenOf: (replica) => ({ host: '0.0.0.0', port: Number(partOf(replica).port) }),
  // In the containers' own network, where Prometheus would be, too; nothing of it is published.
  managementOf: (replica) => ({ host: '0.0.0.0', port: Number(partOf(replica).managementPort) }),
  secretFile: (secret) => `/run/secrets/${secret}`,
  publicOrigin: '${PUBLIC_ORIGIN:-http://localhost:8080}',
  publishedAt: PUBLISH_ADDRESS,
  edges: SUBNET,
  proxies: '${TRUSTED_PROXIES:-}',
  // The comma is there only where something follows it.
  bothOf: (edges) => `${edges}\${TRUSTED_PROXIES:+,\${TRUSTED_PROXIES}}`,
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
  /** @type {[string, Record<string, unknown>][]} */
  const all = [...services, ['ops', opsService()]];
  return {
    name: 'planted',
    services: Object.fromEntries(all.toSorted(byName).map(inOrder)),
    networks: { default: { ipam: { config: [{ subnet: SUBNET }] } } },
    volumes: Object.fromEntries(
      [...topology.filter(isStored).flatMap(namesOf), 'mail', 'ops'].map((name) => [name, {}]),
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
  return { ...common, depends_on: healthy(needed) };
}

/** @param {readonly string[]} names */
const healthy = (names) =>
  Object.fromEntries(names.toSorted().map((each) => [each, { condition: 'service_healthy' }]));

/** `docker compose run --rm ops read-models status`: what operators do, beside the running product. */
function opsService() {
  const { NATS_URL, DATABASE_URL } = environmentOf(partNamed('gardens'), 'gardens', place);
  return {
    image: 'planted-ops:local',
    build: { context: '.', target: 'ops' },
    pull_policy: 'build',
    profiles: ['ops'],
    ...HARDENED,
    environment: {
      NODE_ENV: '${NODE_ENV:-production}',
      NATS_NAMESPACE: '${NATS_NAMESPACE:-}',
      DATABASE_PASSWORD_FILE: place.secretFile('postgres_password'),
      PLANTED_MASTER_KEY_FILE: place.secretFile('master_key'),
      DATABASE_URL,
      NATS_URL,
      PLANTED_DATA_DIR: DATA_DIR,
    },
    volumes: [`mail:${DATA_DIR}/mail`, `ops:${FILES_DIR}`],
    secrets: ['postgres_password', 'master_key'],
    depends_on: healthy(['postgres']),
  };
}

/** @param {[string, unknown]} one @param {[string, unknown]} other */
const byName = ([one], [other]) => one.localeCompare(other);

/** As dclint orders the keys of a service: what it is, what it needs, how it runs; all others by name. */
const KEYS =
  'image build depends_on volumes secrets environment ports command restart healthcheck cap_drop deploy'.split(
    ' ',
  );

/** @type {(entry: [string, Record<string, unknown>]) => [string, Record<string, unknown>]} */
const inOrder = ([name, service]) => {
  const place = (/** @type {string} */ key) => (KEYS.indexOf(key) + 1 || KEYS.length + 1) - 1;
  const entries = Object.entries(service).toSorted(
    ([one], [other]) => place(one) - place(other) || one.localeCompare(other),
  );
  return [name, Object.fromEntries(entries)];
};

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
    ...HARDENED,
    environment: {
      ...(part.role !== 'edge' && { NODE_ENV: '${NODE_ENV:-production}' }),
      ...Object.fromEntries(settableOf(part).map((variable) => [variable, `\${${variable}:-}`])),
      ...environmentOf(part, name, place),
      ...(name === SENDS_MAIL && { PLANTED_DATA_DIR: DATA_DIR }),
    },
    ...(name === SENDS_MAIL && { volumes: [`mail:${DATA_DIR}/mail`] }),
    ...(part.role === 'edge' && {
      ports: [{ target: part.port, host_ip: PUBLISH_ADDRESS, published: '${PUBLISH_PORT:-8080}' }],
    }),
  };
}

/** @param {Part} part */
function imageOf({ name, role, program }) {
  const target = role === 'front-end' || role === 'edge' ? role : 'service';
  if (target === 'front-end')
    return {
      image: `planted-${name}:local`,
      build: { context: '.', target, args: { FRONT_END: name } },
      pull_policy: 'build',
    };
  const image = target === 'edge' ? 'planted-edge:local' : 'planted-service:local';
  return {
    image,
    build: { context: '.', target },
    pull_policy: 'build',
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
