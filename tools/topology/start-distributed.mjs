/** The whole topology as processes on this machine, all on loopback but the edge. */
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNatsServer } from '../engines/nats-binary.mjs';
import { openNatsStore } from '../engines/nats-server.mjs';
import { startPostgres } from '../engines/postgres.mjs';
import { endChild, startProgram } from '../engines/processes.mjs';
import { until } from '../engines/until.mjs';
import { answers, lastLines } from '../product/serve.mjs';
import { reachableName } from '../product/settings.mjs';
import { root } from '../workspace/root.mjs';
import { environmentOf } from './environment.mjs';
import { superviseProcess } from './supervised-process.mjs';
import { servingPorts } from './ports.mjs';
import { replicasOf, topology } from './topology.mjs';

/**
 * @typedef {import('./supervised-process.mjs').SupervisedProcess} SupervisedProcess
 * @typedef {import('./topology.mjs').Part} Part
 *
 * @typedef {object} Distributed
 * @property {string} url the edge's
 * @property {string} databaseUrl
 * @property {string} natsUrl of all servers, by comma
 * @property {ReadonlyMap<string, SupervisedProcess>} processes by the names of the replicas; PostgreSQL is not among
 * them
 * @property {import('../engines/supervise.mjs').Engine} postgres
 * @property {(server: string) => void} eraseLog removes the files of a NATS server that is killed
 * @property {() => Promise<void>} stop
 */

const LOOPBACK = '127.0.0.1';
const READY_TIMEOUT_MS = 180_000;
/** @type {import('../engines/processes.mjs').EndSteps} */
const END_STEPS = [['SIGTERM', 3000]];

/**
 * @param {object} options
 * @param {string} options.dataDir there already
 * @param {string} options.host where the edge listens
 * @param {number} options.port
 * @param {NodeJS.ProcessEnv} options.environment what the processes get besides
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} [options.signal] gives the start up
 * @param {(child: import('node:child_process').ChildProcess) => void} [options.onStarted] receives each process of ours
 * @param {(program: string) => string} [options.programOf] where a program of the topology is; in the repository
 * @returns {Promise<Distributed>} once the edge answers that all is well
 * @throws when this machine has no nats-server, or a part does not become ready
 */
export async function startDistributed(options) {
  const { dataDir, host, port, environment, log } = options;
  const { signal, onStarted = () => {}, programOf = (program) => join(root, program) } = options;
  const found = await findNatsServer(log);
  if ('missing' in found)
    throw new Error(`The distributed product needs NATS, but none was found: ${found.missing}.`);
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });

  const replicas = topology.flatMap((part) => replicasOf(part).map((replica) => ({ part, replica })));
  const free = await servingPorts(3 * replicas.length);
  /** @type {Map<string, number>} */
  const ports = new Map(replicas.map(({ replica }) => [replica, /** @type {number} */ (free.pop())]));
  /** Where the servers of the log meet each other. @type {Map<string, number>} */
  const meeting = new Map(replicas.map(({ replica }) => [replica, /** @type {number} */ (free.pop())]));
  /** Where each program of ours serves its management endpoints. @type {Map<string, number>} */
  const operators = new Map(
    replicas
      .filter(({ part }) => part.managementPort)
      .map(({ replica }) => [replica, /** @type {number} */ (free.pop())]),
  );
  writeFileSync(join(dataDir, 'prometheus-targets.json'), targetsAmong(operators));
  ports.set('edge', port);
  const url = `http://${reachableName(host)}:${port}`;

  /** @type {Map<string, SupervisedProcess>} */
  const processes = new Map();
  /** @type {Map<string, import('../engines/nats-server.mjs').NatsStore>} */
  const stores = new Map();
  /** @type {(() => Promise<unknown>)[]} */
  const undo = [];
  const stop = async () => {
    // The edge first, what it routes to afterwards, and what everything depends on last.
    for (const step of undo.toReversed()) await step();
  };

  try {
    const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), log });
    undo.push(postgres.stop);
    ports.set('postgres', Number(postgres.port));
    log('  postgres');

    /** @type {import('./environment.mjs').Place} */
    const place = {
      addressOf: (replica) => `${LOOPBACK}:${portOf(replica)}`,
      listenOf: (replica) => ({ host: replica === 'edge' ? host : LOOPBACK, port: portOf(replica) }),
      managementOf: (replica) => ({ host: LOOPBACK, port: Number(operators.get(replica)) }),
      secretFile: (secret) =>
        secret === 'postgres_password' ? join(dataDir, 'postgres', 'password') : undefined,
      publicOrigin: environment.PUBLIC_ORIGIN || url,
      publishedAt: host,
      edges: LOOPBACK,
      proxies: environment.TRUSTED_PROXIES || undefined,
    };
    for (const [role, parts] of byStage()) {
      const started = await Promise.all(
        parts.flatMap((part) => replicasOf(part).map((replica) => startReplica(part, replica))),
      );
      undo.push(() => Promise.all(started.map((supervised) => supervised.stop())));
      for (const { part, replica } of replicas) {
        if (!parts.includes(part) || role === 'log') continue;
        await untilReady(replica, () => isLive(`http://${LOOPBACK}:${operators.get(replica)}/healthz`));
      }
      log(`  ${parts.flatMap(replicasOf).join(', ')}`);
    }
    await untilReady('edge', () => answers(`http://${LOOPBACK}:${port}/api/health`));

    return {
      url,
      databaseUrl: postgres.url,
      natsUrl: [...stores.keys()].map((replica) => `nats://${place.addressOf(replica)}`).join(','),
      processes,
      postgres,
      eraseLog: (server) => stores.get(server)?.erase(),
      stop,
    };

    /**
     * @param {Part} part
     * @param {string} replica
     */
    async function startReplica(part, replica) {
      const supervised = await (part.role === 'log' ? startLogServer(replica) : startOurs(part, replica));
      processes.set(replica, supervised);
      return supervised;
    }

    /**
     * @param {Part} part
     * @param {string} replica
     */
    function startOurs(part, replica) {
      const { DATABASE_URL: _database, NATS_URL: _nats, PORT: _port, HOST: _host, ...rest } = environment;
      return superviseProcess({
        name: replica,
        port: ports.get(replica),
        start: async () => {
          const output = openSync(join(logs, `${replica}.log`), 'a', 0o600);
          const child = startProgram({
            command: process.execPath,
            args: ['--enable-source-maps', programOf(part.program ?? '')],
            cwd: root,
            env: { ...rest, PLANTED_DATA_DIR: dataDir, ...environmentOf(part, replica, place) },
            output,
            endSignal: 'SIGKILL',
          });
          closeSync(output);
          onStarted(child);
          return child;
        },
        end: (child) => endChild(child, END_STEPS),
        log,
      });
    }
  } catch (error) {
    await stop();
    throw error;
  }

  /** @param {string} replica */
  async function startLogServer(replica) {
    const store = await openNatsStore(/** @type {{ path: string }} */ (found).path, {
      storeDir: join(dataDir, replica),
      log,
    });
    stores.set(replica, store);
    const servers = replicas.filter(({ part }) => part.role === 'log').map((each) => each.replica);
    const cluster = {
      name: replica,
      port: Number(meeting.get(replica)),
      others: servers.filter((other) => other !== replica).map((other) => Number(meeting.get(other))),
    };
    return superviseProcess({
      name: replica,
      port: ports.get(replica),
      start: async () => (await store.start({ port: portOf(replica), cluster })).child,
      end: async (child) => {
        await store.end(child);
        store.release();
      },
      log,
    });
  }

  /** @param {string} replica */
  function portOf(replica) {
    const known = ports.get(replica);
    if (known === undefined) throw new RangeError(`no port is known of ${replica}`);
    return known;
  }

  /**
   * @param {string} replica
   * @param {() => Promise<boolean>} ready
   */
  async function untilReady(replica, ready) {
    if (await until(async () => signal?.aborted || (await ready()), READY_TIMEOUT_MS)) {
      signal?.throwIfAborted();
      return;
    }
    throw new Error(
      `${replica} was not ready within ${READY_TIMEOUT_MS / 1000} s. Last lines of its log:\n${lastLines(join(logs, `${replica}.log`))}`,
    );
  }
}

/** @param {string} url */
const isLive = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status === 200;
    },
    () => false,
  );

/**
 * What Prometheus reads by `file_sd_configs`.
 * @param {ReadonlyMap<string, number>} operators
 */
const targetsAmong = (operators) =>
  `${JSON.stringify(
    [...operators].map(([replica, port]) => ({
      targets: [`${LOOPBACK}:${port}`],
      labels: { copy: replica },
    })),
    null,
    2,
  )}\n`;

/** The parts that start together, in order; what runs no program of ours is there before. */
function byStage() {
  /** @type {Map<import('./topology.mjs').Role, Part[]>} */
  const stages = new Map();
  for (const part of topology) {
    if (part.role === 'database') continue;
    stages.set(part.role, [...(stages.get(part.role) ?? []), part]);
  }
  return stages;
}
