/** Gardeners at work, all at once, until they are stopped. */
import { setTimeout as pause } from 'node:timers/promises';
import { Bed } from './bed.mjs';
import { Home } from './home.mjs';
import { Gardener } from './gardener.mjs';

/**
 * Of a gardener's commands, one in so many begins a new garden; the others happen in the last one, events and acts in its
 * layout in turn.
 */
const NEW_GARDEN_EVERY = 8;
/** And one in so many says that they live elsewhere now. */
const MOVED_EVERY = 5;

/**
 * @param {object} options
 * @param {string} options.url
 * @param {import('./ledger.mjs').Ledger} options.ledger
 * @param {number} options.gardeners
 * @param {string} options.run told apart from other runs on the same data
 * @param {number} [options.restMs] how long a gardener rests after each command, in milliseconds; 0 when absent
 */
export async function startLoad({ url, ledger, gardeners: count, run, restMs = 0 }) {
  const ending = new AbortController();
  const gardeners = Array.from({ length: count }, () => new Gardener(url, ledger));
  /** @type {Error[]} */
  const failures = [];
  await Promise.all(gardeners.map((gardener, i) => gardener.signIn(`Gardener ${run} ${i}`)));

  /** @param {Gardener} gardener */
  const work = async (gardener) => {
    const newBed = async (/** @type {number} */ n) =>
      new Bed(gardener, await gardener.saveGarden(`Bed ${n}`));
    const home = new Home(gardener);
    await home.move();
    let bed = await newBed(1);
    for (let n = 1; !ending.signal.aborted; n += 1) {
      if (n % NEW_GARDEN_EVERY === 0) bed = await newBed(1 + n / NEW_GARDEN_EVERY);
      else if (n % MOVED_EVERY === 0) await home.move();
      else if (n % 2 === 0) await gardener.recordEvent(bed.garden);
      else await bed.act();
      if (restMs > 0) await pause(restMs);
    }
  };
  const working = gardeners.map((gardener) =>
    work(gardener).catch((error) => void failures.push(/** @type {Error} */ (error))),
  );
  return {
    gardeners,
    /** What no retry could mend. */
    failures,
    async stop() {
      ending.abort();
      await Promise.all(working);
    },
  };
}
