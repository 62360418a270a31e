import { randomness } from '../scale/randomness.mjs';

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} seed the same seed makes the same order
 * @returns {Item[]}
 */
export function shuffled(items, seed) {
  const random = randomness(seed);
  const order = [...items];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [/** @type {Item} */ (order[j]), /** @type {Item} */ (order[i])];
  }
  return order;
}
