/** What is done to a running product: each breaks something, lets the load meet it, and lets it come back. */
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { until } from '../engines/until.mjs';
import { replicasOf, partNamed } from '../topology/topology.mjs';
import { isClusterComplete } from './event-stream.mjs';
import { sendMalformed } from './malformed-requests.mjs';
import { within } from './patience.mjs';

/**
 * @typedef {import('../topology/start-distributed.mjs').Distributed} Distributed
 *
 * @typedef {import('./scenario.mjs').ScenarioFault<Distributed>} Fault
 */

/** How long a part stays down, in milliseconds. */
const AWAY_MS = 1_500;
const CLUSTER_COMPLETE_TIMEOUT_MS = within(20_000);
/** The relay gives a stream without a leader up after 10 s, and may have to do it twice. */
const RECREATE_TIMEOUT_MS = within(60_000);
/** The relay's lease is 3 s long; a busy machine looks late. */
const TAKEOVER_TIMEOUT_MS = within(15_000);

/** What an earlier fault still costs must not be this one's. */
const HEALTHY_TIMEOUT_MS = within(30_000);
const MALFORMED_REQUESTS = 1_000;

const servers = replicasOf(partNamed('nats'));

/** @type {(replica: string) => Fault} */
const killed = (replica) => ({
  name: `${replica} killed`,
  async inject({ processes }, pause) {
    const supervised = processes.get(replica);
    await supervised?.kill();
    await pause(AWAY_MS);
    await supervised?.resume();
  },
});

/** @type {(server: string) => Fault} */
const erased = (server) => ({
  name: `${server} killed, its files deleted`,
  async inject(product, pause) {
    const supervised = product.processes.get(server);
    await supervised?.kill();
    product.eraseLog(server);
    await pause(AWAY_MS);
    await supervised?.resume();
    // No fault takes the next server out of a cluster that is not complete.
    await until(() => isClusterComplete(product), CLUSTER_COMPLETE_TIMEOUT_MS);
  },
});

/**
 * Most of the cluster's files: what one server still has is no one's any more, though that server reports it.
 * @type {Fault}
 */
const mostErased = {
  name: 'two NATS servers killed at once, their files deleted',
  async inject(product, pause) {
    const gone = servers.slice(0, 2);
    await Promise.all(gone.map((server) => product.processes.get(server)?.kill()));
    for (const server of gone) product.eraseLog(server);
    await pause(AWAY_MS);
    await Promise.all(gone.map((server) => product.processes.get(server)?.resume()));
    await until(() => isClusterComplete(product), RECREATE_TIMEOUT_MS);
  },
};

/** All of the cluster's files, one server after the other before any has recovered. @type {Fault} */
export const allErased = {
  name: 'every NATS server killed within seconds, its files deleted',
  async inject(product, pause) {
    await Promise.all(
      servers.map(async (server, i) => {
        await pause(i * AWAY_MS);
        const supervised = product.processes.get(server);
        await supervised?.kill();
        product.eraseLog(server);
        await pause(AWAY_MS / 2);
        await supervised?.resume();
      }),
    );
    await until(() => isClusterComplete(product), RECREATE_TIMEOUT_MS);
  },
};

/**
 * The process that leads the relay: its lease names it by host, process id and a word.
 * @param {Distributed} product
 */
async function relayLeader({ databaseUrl, processes }) {
  await answering(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select holder from event_store.relay');
    const pid = Number(/-(\d+)-[^-]+$/.exec(rows[0]?.holder ?? '')?.[1]);
    return [...processes.values()].find((supervised) => supervised.pid === pid);
  } finally {
    await client.end();
  }
}

/**
 * Waits until another process leads.
 * @param {Distributed} product
 * @param {string | undefined} former
 * @throws when no process takes over
 */
async function takenOver(product, former) {
  const isTaken = async () => {
    const leader = await relayLeader(product);
    return leader !== undefined && leader.name !== former;
  };
  if (!(await until(isTaken, TAKEOVER_TIMEOUT_MS)))
    throw new Error(`nobody took the relay over from ${former}`);
}

/** @type {Fault} */
export const leaderKilled = {
  name: 'leader of the relay killed, until another leads',
  async inject(product) {
    const leader = await relayLeader(product);
    await leader?.kill();
    await takenOver(product, leader?.name);
    await leader?.resume();
  },
};

/** @type {Fault} */
const leaderPaused = {
  name: 'leader of the relay paused, until another has led for a while',
  async inject(product, pause) {
    const leader = await relayLeader(product);
    leader?.signal('SIGSTOP');
    await takenOver(product, leader?.name);
    await pause(AWAY_MS);
    leader?.signal('SIGCONT');
  },
};

/**
 * PostgreSQL takes its time to recover from an earlier fault.
 * @param {string} databaseUrl
 * @throws where it does not
 */
async function answering(databaseUrl) {
  if (!(await until(() => isAnswering(databaseUrl), HEALTHY_TIMEOUT_MS)))
    throw new Error('PostgreSQL did not come back from an earlier fault');
}

/** @param {string} databaseUrl */
async function isAnswering(databaseUrl) {
  const client = new pg.Client(databaseUrl);
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** @type {Fault} */
export const postgresKilled = {
  name: 'PostgreSQL killed',
  async inject({ postgres, databaseUrl }, pause) {
    await answering(databaseUrl);
    if (postgres.pid !== undefined) process.kill(postgres.pid, 'SIGKILL');
    await pause(AWAY_MS);
  },
};

/**
 * What no server can do is refused by the edge, and takes no server and no connection with it.
 * @type {Fault}
 */
const malformedRequests = {
  name: 'malformed-requests',
  async inject({ url }) {
    const isHealthy = () =>
      fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isHealthy, HEALTHY_TIMEOUT_MS);
    const seed = randomInt(2 ** 31);
    const { blamed } = await sendMalformed({ url, requests: MALFORMED_REQUESTS, seed });
    if (blamed.length > 0) throw new Error(`seed ${seed}: ${blamed.length} of 5xx, such as ${blamed[0]}`);
    if (!(await until(isHealthy, HEALTHY_TIMEOUT_MS)))
      throw new Error(`seed ${seed}: the edge serves no more`);
  },
};

const services = ['identity', 'gardens', 'catalogue', 'tracking', 'community'];

/** @type {Fault} */
const onesKilled = {
  name: 'one replica of every service killed at once',
  async inject({ processes }, pause) {
    const killed = services.map((name) => processes.get(`${name}-1`));
    await Promise.all(killed.map((supervised) => supervised?.kill()));
    await pause(AWAY_MS);
    await Promise.all(killed.map((supervised) => supervised?.resume()));
  },
};

/** @type {(faults: readonly Fault[]) => Fault} */
const inTurn = (faults) => ({
  name: faults.map(({ name }) => name).join('; '),
  async inject(product, pause) {
    for (const fault of faults) await fault.inject(product, pause);
  },
});

/** @type {(faults: readonly Fault[]) => Fault} */
const atOnce = (faults) => ({
  name: faults.map(({ name }) => name).join(', meanwhile '),
  inject: async (product, pause) =>
    void (await Promise.all(faults.map((fault) => fault.inject(product, pause)))),
});

/**
 * What `npm test` has the time for: each NATS server loses its files, one after the other, while the processes die that
 * have nothing to do with that. It sends malformed requests in a test of their own.
 * @type {readonly Fault[]}
 */
export const fewFaults = [
  atOnce([inTurn(servers.map(erased)), inTurn([killed('gateway-1'), onesKilled, leaderKilled])]),
];

/**
 * Every fault once, in an order in which each NATS server is back before the next one goes.
 * @type {readonly Fault[]}
 */
export const faults = [
  ...servers.map(killed),
  ...services.map((name) => killed(`${name}-1`)),
  ...servers.map(erased),
  mostErased,
  allErased,
  killed('gateway-1'),
  leaderKilled,
  killed('gateway-2'),
  leaderPaused,
  ...services.map((name) => killed(`${name}-2`)),
  onesKilled,
  postgresKilled,
  malformedRequests,
];
