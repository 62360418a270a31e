import type { NatsConnection } from '@nats-io/transport-node';
import type { EventStore } from '../event-store';
import { APPENDED, SEQUENCED } from '../signals';
import { createWakeup, wait } from '../wakeup';
import { PLANTED_EVENTS, type EventTopic } from './event-message';
import { giveUpLease, LEASE_MS, renewLease, takeLease } from './lease';
import { publishLog, type PublishObserver } from './publisher';
import { Sequencer } from './sequencer';

const BATCH = 500;
/** The longest delay of sequencing when a wake-up was lost. */
const POLL_MS = 250;
const RETRY_MS = 500;

export type RelayOptions = {
  readonly store: EventStore;
  /** Absent: events are only sequenced, and read models follow the table. */
  readonly nats?: NatsConnection;
  readonly topic?: EventTopic;
  /** Replicas of the JetStream stream in its cluster; 1 when absent. */
  readonly replicas?: number;
  /** Names this process in the lease row. */
  readonly holder: string;
  readonly leaseMs?: number;
  readonly observer?: PublishObserver;
  readonly log?: (message: string, error?: unknown) => void;
};

export type Relay = {
  isLeader(): boolean;
  /** Finishes the work at hand and frees the lease. */
  stop(): Promise<void>;
};

/** Starts a relay; of all that run on one database, one leads and the others are on standby. */
export function startRelay(options: RelayOptions): Relay {
  const {
    store,
    nats,
    topic = PLANTED_EVENTS,
    holder,
    leaseMs = LEASE_MS,
    log,
    replicas,
    observer,
  } = options;
  const stopping = new AbortController();
  const wakeup = createWakeup();
  const sequencer = new Sequencer(store);
  let epoch: number | undefined;
  const unsubscribe = store.signals.subscribe(APPENDED, () => {
    wakeup.wake();
    // The leader is here. One that has just been fenced costs the next one's poll.
    return epoch !== undefined;
  });

  async function lead(): Promise<void> {
    epoch ??= await takeLease(store.pool, holder, leaseMs);
    if (epoch === undefined) return wait(leaseMs / 3, stopping.signal);
    store.leaderHere.lead(sequencer, epoch);
    const leadUntil = Date.now() + leaseMs / 3;
    while (!stopping.signal.aborted && Date.now() < leadUntil) {
      const assigned = await sequencer.next(epoch, BATCH);
      if (assigned === 'fenced') return resign();
      if (assigned > 0) store.signals.wake(SEQUENCED, '');
      if (assigned < BATCH) await wakeup.wait(POLL_MS, stopping.signal);
    }
    if (!stopping.signal.aborted && !(await renewLease(store.pool, epoch, leaseMs))) resign();
  }

  function resign(): void {
    epoch = undefined;
    store.leaderHere.resign();
    log?.('another relay has taken over');
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await lead();
      } catch (error) {
        log?.('could not assign sequence numbers', error);
        await wait(RETRY_MS, stopping.signal);
      }
    }
    unsubscribe();
    store.leaderHere.resign();
    if (epoch !== undefined) await giveUpLease(store.pool, epoch).catch(() => undefined);
  }

  const isLeader = () => epoch !== undefined;
  const loops = [run()];
  if (nats)
    loops.push(publishLog({ store, nats, topic, replicas, observer, log }, isLeader, stopping.signal));
  return {
    isLeader,
    async stop() {
      stopping.abort();
      wakeup.wake();
      await Promise.all(loops);
    },
  };
}
