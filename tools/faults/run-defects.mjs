/** `npm run faults -- --defects`: whether the oracle catches a product that is broken on purpose. */
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { ensureInstalled } from '../workspace/ensure-installed.mjs';
import { buildDefect } from './build-defect.mjs';
import { defects } from './defects.mjs';
import { runScenario } from './scenario.mjs';
import { withProduct } from './with-product.mjs';

/** Load before and after each of the defect's faults; most defects need none to show. */
const LOAD_MS = 5_000;

/**
 * @param {object} options
 * @param {number} options.gardeners
 * @param {string} options.only defects with this in their names; all when it is empty
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} options.stopped
 * @returns {Promise<boolean>} whether every one of them was caught as what it is
 */
export async function runDefects({ gardeners, only, log, stopped }) {
  await ensureInstalled({ log, signal: stopped });
  await ensureBuilt({ log, signal: stopped });
  const chosen = defects.filter(({ name }) => name.includes(only));
  let caught = 0;
  let tried = 0;
  for (const defect of chosen) {
    if (stopped.aborted) break;
    tried += 1;
    const { isCaught, observation } = await tryDefect(defect, gardeners);
    if (isCaught) caught += 1;
    log(`${isCaught ? 'caught' : 'MISSED'}: ${defect.name} (${observation})`);
  }
  log(`${caught} of ${tried} injected defects were caught.`);
  return caught === chosen.length;
}

/**
 * @param {import('./defect.mjs').Defect} defect
 * @param {number} gardeners
 * @returns {Promise<{ isCaught: boolean, observation: string }>}
 */
async function tryDefect(defect, gardeners) {
  const { programOf, remove } = await buildDefect(defect);
  try {
    const { findings, acknowledged } = await withProduct(
      { log: () => {}, programOf },
      ({ product, environment }) =>
        runScenario({
          product,
          faults: defect.faults ?? [],
          gardeners,
          run: 'defect',
          betweenMs: LOAD_MS,
          environment,
        }),
    );
    const right = findings.find(({ fault }) => fault === defect.caught);
    const first = right ?? findings[0];
    const example = first ? `; ${first.fault}: ${first.what}` : '';
    return {
      isCaught: right !== undefined,
      observation: `${acknowledged} commands, ${findings.length} findings${example}`,
    };
  } catch (error) {
    // A product that cannot even be asked is no finding of the oracle's.
    return { isCaught: false, observation: error instanceof Error ? error.message : String(error) };
  } finally {
    remove();
  }
}
