/** `npm run faults -- --defects`: whether the oracle catches a product that is broken on purpose. */
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { ensureInstalled } from '../workspace/ensure-installed.mjs';
import { buildDefect, defects } from './defects.mjs';
import { play } from './play.mjs';
import { withProduct } from './with-product.mjs';

/** Load without any fault: the defect alone must show. */
const LOAD_MS = 8_000;

/**
 * @param {object} options
 * @param {number} options.gardeners
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} options.stopped
 * @returns {Promise<boolean>} whether every defect was caught as what it is
 */
export async function runDefects({ gardeners, log, stopped }) {
  await ensureInstalled({ log, signal: stopped });
  await ensureBuilt({ log, signal: stopped });
  let caught = 0;
  let tried = 0;
  for (const defect of defects) {
    if (stopped.aborted) break;
    tried += 1;
    const { programOf, remove } = await buildDefect(defect);
    try {
      const { findings, acknowledged } = await withProduct(
        { log: () => {}, programOf },
        ({ product, environment }) =>
          play({ product, faults: [], gardeners, run: 'defect', betweenMs: LOAD_MS, environment }),
      );
      const right = findings.filter(({ fault }) => fault === defect.caught);
      if (right.length > 0) caught += 1;
      const [first] = right;
      log(
        `${right.length > 0 ? 'caught' : 'MISSED'}: ${defect.name} (${acknowledged} commands, ${findings.length} findings` +
          `${first ? `; ${first.fault}: ${first.what}` : ''})`,
      );
    } finally {
      remove();
    }
  }
  log(`${caught} of ${tried} planted defects were caught.`);
  return caught === defects.length;
}
