/**
 * What the distributed product consists of: the one description that the local processes (start-distributed.mjs) and
 * docker-compose.yml (compose.mjs) are both made from.
 *
 * @typedef {'database' | 'log' | 'service' | 'gateway' | 'front-end' | 'edge'} Role
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {Role} role
 * @property {number} replicas
 * @property {string[]} after the parts that must be there first
 * @property {string} [program] of our own, run by Node; the path in the repository
 * @property {number} [port] that it listens on where it has a machine (or container) of its own; services have none
 * @property {number} [managementPort] where it serves its health, readiness and metrics, to operators alone
 * @property {string[]} [answers] the paths that the edge sends to it
 * @property {string[]} [secrets] what it gets in files, see SECRETS
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/** Servers of the NATS cluster, each with a replica of the log: one may be lost, and its files with it. */
const LOG_SERVERS = 3;
/** Replicas of what is stateless: one may be lost. */
const REPLICAS = 2;
/**
 * A static server keeps nothing in memory and does next to nothing; the edge answers 502 while its one replica
 * restarts.
 */
const STATIC_SERVERS = 1;
const HTTP_PORT = 8080;
/** Of every program of ours; Prometheus's usual port for exporters. */
const OPERATORS_PORT = 9464;

/** Connections that one process may open: its pool, TypeORM's own, and one that listens. */
export const POOL_SIZE = 10;
export const CONNECTIONS_OF_A_PROCESS = POOL_SIZE + 5 + 1;

/** By the name of the secret's file: the variable whose value it holds. */
export const SECRETS = {
  postgres_password: 'DATABASE_PASSWORD',
  master_key: 'PLANTED_MASTER_KEY',
  google_client_secret: 'GOOGLE_CLIENT_SECRET',
};

/** @type {(name: string) => Part} */
const service = (name) => ({
  name,
  role: 'service',
  program: `services/${name}/dist/main.js`,
  replicas: REPLICAS,
  managementPort: OPERATORS_PORT,
  after: ['postgres', 'nats'],
  secrets: ['postgres_password', 'master_key'],
});

/** @type {(name: string, answers: string[]) => Part} */
const frontEnd = (name, answers) => ({
  name,
  role: 'front-end',
  program: 'services/gateway/dist/front-end.js',
  replicas: STATIC_SERVERS,
  port: HTTP_PORT,
  managementPort: OPERATORS_PORT,
  after: [],
  answers,
});

/**
 * @param {{ workspaces: string[] }} repository its package.json
 * @returns {string[]} the folders of its micro-frontends
 */
export const remotesIn = ({ workspaces }) => workspaces.filter((name) => /^mfe-[a-z]+$/.test(name));

const REMOTES = remotesIn(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** In an order in which they can be started. @type {readonly Part[]} */
export const topology = [
  { name: 'postgres', role: 'database', replicas: 1, port: 5432, after: [], secrets: ['postgres_password'] },
  { name: 'nats', role: 'log', replicas: LOG_SERVERS, port: 4222, after: [] },
  ...['identity', 'gardens', 'catalogue', 'tracking', 'community'].map(service),
  {
    name: 'gateway',
    role: 'gateway',
    program: 'services/gateway/dist/main.js',
    replicas: REPLICAS,
    port: HTTP_PORT,
    managementPort: OPERATORS_PORT,
    after: ['nats'],
    secrets: ['google_client_secret'],
    answers: ['/api', '/auth', '/rest', '/feed', '/unsubscribe'],
  },
  frontEnd('shell', ['/']),
  ...REMOTES.map((name) => frontEnd(name, [`/mfe/${name}`])),
  {
    name: 'edge',
    role: 'edge',
    program: 'services/edge/dist/main.js',
    replicas: 1,
    port: HTTP_PORT,
    managementPort: OPERATORS_PORT,
    after: ['gateway', 'shell', ...REMOTES],
  },
];

/**
 * @param {string} name
 * @returns {Part}
 */
export function partNamed(name) {
  const part = topology.find((each) => each.name === name);
  if (!part) throw new RangeError(`the topology has no part ${name}`);
  return part;
}

/**
 * @param {Part} part
 * @returns {string[]} the names of its replicas
 */
export const replicasOf = ({ name, replicas }) =>
  replicas === 1 ? [name] : Array.from({ length: replicas }, (_, i) => `${name}-${i + 1}`);
