/** The most that is under way at once: less than half of a process's connections to PostgreSQL. */
const MAX_AT_ONCE = 4;

/**
 * What `work` makes of each, in their order; a few at once, so that a long list is answered in time and its neighbors
 * keep their connections.
 * @throws what the first of them that fails throws; no other is begun then
 */
export async function mapSideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  let hasFailed = false;
  const take = async () => {
    for (const [i, item] of left) {
      if (hasFailed) return;
      try {
        results[i] = await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const takers = await Promise.allSettled(Array.from({ length: MAX_AT_ONCE }, take));
  for (const taker of takers) if (taker.status === 'rejected') throw taker.reason;
  return results;
}
