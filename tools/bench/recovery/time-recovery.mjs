/** How long a product takes no commands after one of its parts was killed. */
import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';

/** A command is begun so often, and none waits for those before it. */
const COMMAND_EVERY_MS = 25;
const CHECK_INTERVAL_MS = 5;
const RESPONSE_TIMEOUT_MS = 15_000;
const COMES_BACK_WITHIN_MS = 60_000;
/** Of calm between two kills. */
const CALM_MS = 1_500;

/**
 * @typedef {object} Recovery in milliseconds from the kill
 * @property {number} acknowledged until the first command that was begun after it was acknowledged
 * @property {number} ready until the part itself answered again
 */

/**
 * @param {import('./small-product.mjs').SmallProduct} product
 * @param {import('./small-product.mjs').Part} part
 * @param {string} cookie of a gardener who is signed in
 * @returns {Promise<Recovery>}
 * @throws when it does not come back
 */
export async function timeRecovery(product, part, cookie) {
  await firstAcknowledged(product.url, cookie);
  await pause(CALM_MS);
  part.kill();
  const from = performance.now();
  const [acknowledged, ready] = await Promise.all([
    firstAcknowledged(product.url, cookie).then(() => performance.now() - from),
    untilReady(part).then(() => performance.now() - from),
  ]);
  return { acknowledged, ready };
}

/** @param {import('./small-product.mjs').Part} part */
async function untilReady(part) {
  // What was killed may answer for a moment still.
  let wasAway = false;
  const deadline = Date.now() + COMES_BACK_WITHIN_MS;
  while (Date.now() < deadline) {
    const isReady = await part.isReady();
    if (isReady && wasAway) return;
    wasAway ||= !isReady;
    await pause(CHECK_INTERVAL_MS);
  }
  throw new Error(`${part.name} did not come back, or was never away`);
}

/**
 * @param {string} url
 * @param {string} cookie
 */
async function firstAcknowledged(url, cookie) {
  const deadline = Date.now() + COMES_BACK_WITHIN_MS;
  let isAcknowledged = false;
  while (!isAcknowledged && Date.now() < deadline) {
    void saveGarden(url, cookie).then((ok) => (isAcknowledged ||= ok));
    await pause(COMMAND_EVERY_MS);
  }
  if (!isAcknowledged) throw new Error('no command was acknowledged any more');
}

/**
 * @param {string} url
 * @param {string} cookie
 */
const saveGarden = (url, cookie) =>
  fetch(`${url}/api/gardens/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie },
    body: JSON.stringify({
      name: 'Bed',
      soil_type: 'Loamy',
      hardiness_zone: '5b',
      sunlight: 'Full Sun',
      maintenance: 'Low',
      matrix: '1,1\n1,1',
    }),
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
