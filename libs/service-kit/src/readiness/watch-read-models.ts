import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, Projection } from '@planted/event-sourcing';
import type { Logger } from 'pino';
import { createLagWatch } from './lag-watch';
import { faultOf, type ReadModelState, readModelStates } from './read-model-states';
import type { Readiness } from './readiness';

const CHECK_INTERVAL_MS = 1_000;

export interface WatchOptions {
  readonly store: EventStore;
  /** Those that this process keeps. */
  readonly projections: readonly Projection[];
  /** Maximum lag of one, in milliseconds. */
  readonly boundMs: number;
  readonly log: Logger;
}

/** Looks once a second where the read models are. */
export interface ReadModelWatch {
  /** As of the last look; undefined while PostgreSQL does not answer. */
  latest(): readonly ReadModelState[] | undefined;
  /** Seconds. */
  lagSecondsOf(readModel: string): number;
  readiness(): Readiness;
  stop(): Promise<void>;
}

export function watchReadModels({ store, projections, boundMs, log }: WatchOptions): ReadModelWatch {
  const watch = createLagWatch({ boundMs });
  const stopping = new AbortController();
  let latest: readonly ReadModelState[] | undefined = [];
  let told = '';

  const readiness = (): Readiness => {
    if (!latest) return { ready: false, reasons: ['PostgreSQL does not answer'] };
    const late = watch
      .behind()
      .map((name) => `${name} is ${Math.round(watch.lagMsOf(name) / 1000)} s behind`);
    const reasons = [...late, ...latest.flatMap((state) => faultOf(state) ?? [])];
    return { ready: reasons.length === 0, reasons };
  };

  async function look(): Promise<void> {
    latest = await readModelStates(store.pool, projections).catch(() => undefined);
    if (stopping.signal.aborted) return;
    watch.look(performance.now(), latest ?? []);
    const now = latest ? watch.behind().join(', ') : told;
    if (now === told) return;
    if (now === '') log.info('read models are within the lag limit again');
    else log.warn({ readModels: watch.behind() }, 'read models exceed the lag limit');
    told = now;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look();
      await pause(CHECK_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    latest: () => latest,
    lagSecondsOf: (readModel) => watch.lagMsOf(readModel) / 1000,
    readiness,
    stop() {
      stopping.abort();
      return running;
    },
  };
}
