/** Gardeners at work, all at once, until they are stopped. */
import { setTimeout as pause } from 'node:timers/promises';
import { Bed } from './bed.mjs';
import { Home } from './home.mjs';
import { Gardener } from './gardener.mjs';
import { OutdoorGardener } from './outdoors/outdoor-gardener.mjs';
import { randomness } from '../scale/randomness.mjs';

/**
 * Of a gardener's commands, one in so many begins a new garden; the others happen in the last one, events and acts in its
 * layout in turn.
 */
const NEW_GARDEN_EVERY = 8;
/** And one in so many says that they live elsewhere now. */
const MOVED_EVERY = 5;
/** How long gardeners outdoors rest, in milliseconds: thumbs are no faster. */
const OUTDOOR_REST_MS = 30;

/**
 * @param {object} options
 * @param {string} options.url
 * @param {import('./ledger.mjs').Ledger} options.ledger
 * @param {number} options.gardeners
 * @param {number} [options.outdoors] gardeners besides whose commands wait on their devices; 2 when absent
 * @param {string} options.run told apart from other runs on the same data
 * @param {number} [options.restMs] how long a gardener rests after each command, in milliseconds; 0 when absent
 * @param {import('./outdoors/device.mjs').CreateOutbox} [options.createOutbox] of gardeners without a signal; none when absent
 * @param {number} [options.seed] of their signal
 */
export async function startLoad({
  url,
  ledger,
  gardeners: count,
  outdoors: outdoorCount = 2,
  run,
  restMs = 0,
  createOutbox,
  seed = 1,
}) {
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
  const failed = (/** @type {unknown} */ error) => void failures.push(/** @type {Error} */ (error));
  const outdoors = await goOutdoors({ url, ledger, outdoors: outdoorCount, run, createOutbox, seed });
  const stayOutdoors = async (/** @type {OutdoorGardener} */ outdoor) => {
    while (!ending.signal.aborted) {
      await outdoor.act();
      await pause(OUTDOOR_REST_MS);
    }
  };
  const working = [
    ...gardeners.map((gardener) => work(gardener).catch(failed)),
    ...outdoors.map((outdoor) => stayOutdoors(outdoor).catch(failed)),
  ];
  /** @type {import('./oracle.mjs').Finding[]} */
  const seen = [];
  return {
    gardeners: [...gardeners, ...outdoors.map(({ gardener }) => gardener)],
    /** What gardeners found on their devices. */
    seen,
    /** What no retry could mend. */
    failures,
    async stop() {
      ending.abort();
      await Promise.all(working);
      const found = await Promise.all(outdoors.map((outdoor) => outdoor.comeIn().catch(failed)));
      seen.push(...found.flatMap((findings) => findings ?? []));
    },
  };
}

/**
 * @param {Pick<Parameters<typeof startLoad>[0], 'url' | 'ledger' | 'run' | 'createOutbox'> & { outdoors: number, seed: number }} options
 * @returns {Promise<OutdoorGardener[]>} each in a garden of their own
 */
const goOutdoors = ({ url, ledger, outdoors, run, createOutbox, seed }) =>
  Promise.all(
    Array.from({ length: createOutbox ? outdoors : 0 }, async (_, at) => {
      const gardener = new Gardener(url, ledger);
      await gardener.signIn(`Outdoors ${run} ${at}`);
      const garden = await gardener.saveGarden('Greenhouse');
      const outbox = /** @type {import('./outdoors/device.mjs').CreateOutbox} */ (createOutbox);
      return new OutdoorGardener({ gardener, garden, createOutbox: outbox, random: randomness(seed + at) });
    }),
  );
