/**
 * Writers that append many events at a time, through the event store's own function: streams of a size that gardeners
 * with a browser never make. Their appends are in the ledger as commands are, and are said again until they are taken.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Gardener } from './gardener.mjs';

const WRITERS = 4;
const EVENTS_A_COMMAND = 100;
const COMMANDS_A_GARDEN = 20;
/** So that the relay and the read models are behind the writers, and not out of sight. */
const MAX_WAITING = 10_000;
const AGAIN_AFTER_MS = 200;
/** PostgreSQL recovers within a second; a busy machine takes longer. */
const RETRY_TIMEOUT_MS = 60_000;

const APPEND = `select outcome, version from event_store.append(
  $1, $2, $3, now(), $4, null, $5, 'gardens', $6::uuid[], $7::text[], $8::integer[], $9::json[], null)`;

/**
 * @param {object} options
 * @param {import('./scenario.mjs').AnyProduct} options.product
 * @param {import('./ledger.mjs').Ledger} options.ledger
 * @param {string} options.run told apart from other runs on the same data
 * @param {number} options.events to write in all
 */
export async function startLoadWriters({ product, ledger, run, events: goal }) {
  const ending = new AbortController();
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: WRITERS + 1 });
  pool.on('error', () => undefined);
  /** @type {Error[]} */
  const failures = [];
  let written = 0;
  const gardeners = Array.from({ length: goal > 0 ? WRITERS : 0 }, () => new Gardener(product.url, ledger));
  await Promise.all(gardeners.map((gardener, i) => gardener.signIn(`Bulk ${run} ${i}`)));

  /**
   * @param {string} text
   * @param {unknown[]} [values]
   * @returns {Promise<Record<string, unknown>>} the first row
   */
  async function ask(text, values) {
    const deadline = Date.now() + RETRY_TIMEOUT_MS;
    for (;;) {
      try {
        const { rows } = await pool.query(text, values);
        return rows[0];
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await pause(AGAIN_AFTER_MS);
      }
    }
  }

  async function untilFollowed() {
    const text = `select (select count(*) from (select from event_store.pending limit $1) w) + (
        select coalesce(max(r.last_sequence - p.sequence), 0) from event_store.projections p, event_store.relay r
        where p.status = 'live') as waiting`;
    while (!ending.signal.aborted && Number((await ask(text, [MAX_WAITING])).waiting) >= MAX_WAITING)
      await pause(AGAIN_AFTER_MS);
  }

  /** @param {Gardener} gardener */
  async function work(gardener) {
    while (!ending.signal.aborted && written < goal) {
      const garden = await gardener.saveGarden('Bulk');
      let version = 1;
      for (let n = 0; n < COMMANDS_A_GARDEN && !ending.signal.aborted && written < goal; n += 1) {
        await untilFollowed();
        const command = randomUUID();
        const entry = ledger.open({
          command,
          gardener: gardener.id,
          garden,
          type: null,
          events: EVENTS_A_COMMAND,
        });
        const made = Array.from({ length: EVENTS_A_COMMAND }, (_, i) => eventOf(garden, i));
        const { outcome } = await ask(APPEND, [
          `garden-${garden}`,
          version,
          gardener.id,
          command,
          command,
          made.map(() => randomUUID()),
          made.map(({ type }) => type),
          made.map(() => 1),
          made.map(({ data }) => JSON.stringify(data)),
        ]);
        // 'duplicate': an earlier try was stored, and its answer lost.
        if (outcome === 'conflict') throw new Error(`${garden} is at another version than ${version}`);
        entry.acknowledged = true;
        version += EVENTS_A_COMMAND;
        written += EVENTS_A_COMMAND;
      }
    }
  }
  const working = Promise.all(
    gardeners.map((gardener) =>
      work(gardener).catch((error) => void failures.push(/** @type {Error} */ (error))),
    ),
  );
  return {
    gardeners,
    failures,
    get written() {
      return written;
    },
    /** Waits until so many events are written, or the writers have ended. @param {number} count */
    async reached(count) {
      const ended = working.then(() => true);
      while (written < count && !(await Promise.race([ended, pause(AGAIN_AFTER_MS, false)])));
    },
    async stop() {
      ending.abort();
      await working;
      await pool.end();
    },
  };
}

/**
 * One in four is of the first version and is brought up to date by whoever reads it.
 * @type {(garden: string, i: number) => { type: string, data: object }}
 */
const eventOf = (gardenId, i) =>
  i % 4 === 0
    ? {
        type: 'GardenEventRecorded',
        data: {
          gardenId,
          subject: 'garden',
          subjectId: gardenId,
          action: 'fertilized',
          value: i,
          unit: null,
          oldStatus: null,
          newStatus: null,
          notes: `bulk ${i}`,
        },
      }
    : { type: 'PlantHealthRated', data: { gardenId, ratings: [] } };
