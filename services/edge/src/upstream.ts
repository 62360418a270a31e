import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Client, type Dispatcher, Pool } from 'undici';
import type { Failure } from './failure';

/** Where a server says that it is worth a request. */
const HEALTH_PATH = '/healthz';
/** Milliseconds between looks, and how long an answer may take: twice too late, and the server counts as down. */
const CHECK_INTERVAL_MS = 500;
const CHECK_TIMEOUT_MS = 2_000;
const MISSES = 2;
/** Longest wait for a connection, and for the beginning of an answer, in milliseconds. */
const CONNECT_TIMEOUT_MS = 1_000;
const RESPONSE_TIMEOUT_MS = 15_000;
const CONNECTIONS = 128;
/** A stream of events has a connection to itself for as long as a page is open, so that it takes none from the others. */
const STREAMS = 5_000;

/** One server behind the edge. */
export interface Upstream {
  readonly origin: string;
  readonly pool: Pool;
  /** For requests whose answer is a stream of events. */
  readonly streams: Pool;
  isUp(): boolean;
  /** A request got no answer: one that reached no one shows that the server is down, after others a look decides. */
  noteFailure(failure: Failure): void;
  close(): Promise<void>;
}

/**
 * One connection of a pool. To a request that it refuses to send, undici's answers 'false', which also means 'busy until
 * I say otherwise'; the pool then waits for ever, and the connection is lost to it.
 */
class Connection extends Client {
  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return super.dispatch(options, handler) || this.stats.size === 0;
  }
}

/** Watches the server until it is closed; it counts as up until a look or a request says otherwise. */
export function openUpstream(origin: string, log: Logger): Upstream {
  const poolOf = (connections: number) =>
    new Pool(origin, {
      connections,
      factory: (address, options) => new Connection(address, options),
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: RESPONSE_TIMEOUT_MS,
      // A stream that is silent for so long is broken: the gateway gives a sign of life every 10 s.
      bodyTimeout: RESPONSE_TIMEOUT_MS,
    });
  const pool = poolOf(CONNECTIONS);
  const streams = poolOf(STREAMS);
  const looking = new AbortController();
  let up = true;
  let misses = 0;

  const set = (now: boolean) => {
    if (up !== now) log[now ? 'info' : 'warn']({ server: origin }, now ? 'is up' : 'is down');
    up = now;
  };
  const look = async () => {
    if (await isHealthy(pool)) {
      misses = 0;
      set(true);
    } else if (!looking.signal.aborted) {
      misses += 1;
      if (misses >= MISSES) set(false);
    }
  };
  const lookAgain = async () => {
    if (!(await isHealthy(pool)) && !looking.signal.aborted) set(false);
  };
  const watch = async () => {
    while (!looking.signal.aborted) {
      await look();
      await pause(CHECK_INTERVAL_MS, undefined, { signal: looking.signal }).catch(() => undefined);
    }
  };
  const watching = watch();

  return {
    origin,
    pool,
    streams,
    isUp: () => up,
    noteFailure(failure) {
      if (failure === 'server') set(false);
      if (failure === 'broken') void lookAgain();
    },
    async close() {
      looking.abort();
      await Promise.all([pool.destroy(), streams.destroy()]);
      await watching;
    },
  };
}

async function isHealthy(pool: Pool): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const { statusCode, body } = await pool.request({ method: 'GET', path: HEALTH_PATH, signal });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}
