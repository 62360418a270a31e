/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} seed the same seed makes the same order
 * @returns {Item[]}
 */
export function shuffled(items, seed) {
  let state = seed >>> 0 || 1;
  // xorshift32 (Marsaglia 2003): orders need no more.
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const order = [...items];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [/** @type {Item} */ (order[j]), /** @type {Item} */ (order[i])];
  }
  return order;
}
