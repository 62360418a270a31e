/** `npm run faults -- --mutations`: whether the oracle catches a product that is broken on purpose. */
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { buildMutation } from './build-mutation.mjs';
import { mutations } from './mutations.mjs';
import { loadOutbox } from './outdoors/load-outbox.mjs';
import { runScenario } from './scenario.mjs';
import { withProduct } from './with-product.mjs';

/** Load before and after each of the defect's faults; most defects need none to show. */
const LOAD_MS = 5_000;
/** So many commands are enough for every defect to show, however slow the machine. */
const LEAST_COMMANDS = 250;

/**
 * @param {object} options
 * @param {number} options.gardeners
 * @param {string} options.only defects with this in their names; all when it is empty
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} options.stopped
 * @returns {Promise<boolean>} whether every one of them was caught as what it is
 */
export async function runMutations({ gardeners, only, log, stopped }) {
  await ensureBuilt({ log, signal: stopped });
  const chosen = mutations.filter(({ name }) => name.includes(only));
  let caught = 0;
  let tried = 0;
  for (const mutation of chosen) {
    if (stopped.aborted) break;
    tried += 1;
    const { isCaught, outcome } = await tryMutation(mutation, gardeners);
    if (isCaught) caught += 1;
    log(`${isCaught ? 'caught' : 'MISSED'}: ${mutation.name} (${outcome})`);
  }
  log(`${caught} of ${tried} injected defects were caught.`);
  return caught === chosen.length;
}

/**
 * @param {import('./mutation.mjs').Mutation} mutation
 * @param {number} gardeners
 * @returns {Promise<{ isCaught: boolean, outcome: string }>}
 */
async function tryMutation(mutation, gardeners) {
  const { programOf, remove } = await buildMutation(mutation);
  try {
    const createOutbox = await loadOutbox(mutation.changes);
    const { findings, acknowledged } = await withProduct(
      { log: () => {}, programOf },
      ({ product, environment }) =>
        runScenario({
          product,
          faults: mutation.faults ?? [],
          gardeners,
          run: 'defect',
          betweenMs: LOAD_MS,
          leastCommands: LEAST_COMMANDS,
          environment,
          createOutbox,
        }),
    );
    const right = findings.find(({ fault }) => fault === mutation.caught);
    const first = right ?? findings[0];
    const example = first ? `; ${first.fault}: ${first.what}` : '';
    return {
      isCaught: right !== undefined,
      outcome: `${acknowledged} commands, ${findings.length} findings${example}`,
    };
  } catch (error) {
    // A product that cannot even be asked is no finding of the oracle's.
    return { isCaught: false, outcome: error instanceof Error ? error.message : String(error) };
  } finally {
    remove();
  }
}
