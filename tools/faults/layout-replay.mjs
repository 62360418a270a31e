/**
 * A garden's layout, replayed as plainly as can be from the acts that were acknowledged: the oracle's own, and knows
 * nothing of the product's. Also what a gardener's page knows of its garden.
 *
 * @typedef {object} Planting
 * @property {string} id
 * @property {string} plantId
 * @property {number} x of its one square, from 0
 * @property {number} y
 * @property {string} color
 *
 * @typedef {{ type: 'place', id: string, plantId: string, x: number, y: number, width: 1, height: 1, color: string }
 *   | { type: 'move', id: string, x: number, y: number }
 *   | { type: 'recolor', id: string, color: string }
 *   | { type: 'end', id: string, how: string, day: string }
 *   | { type: 'restore', id: string }} LayoutChange
 *
 * @typedef {object} LayoutState
 * @property {number} version
 * @property {ReadonlyMap<string, Planting>} standing
 * @property {ReadonlyMap<string, Planting>} ended
 */

/** Squares of the bed that every gardener of the load saves, by side. */
export const BED_SIDE = 3;

/** @type {LayoutState} */
export const NEW_LAYOUT = { version: 1, standing: new Map(), ended: new Map() };

/**
 * @param {LayoutState} before
 * @param {readonly LayoutChange[]} changes of one act, which can all be made
 * @returns {LayoutState}
 */
export function afterAct(before, changes) {
  const standing = new Map(before.standing);
  const ended = new Map(before.ended);
  for (const change of changes) {
    const { id } = change;
    if (change.type === 'place') {
      const { plantId, x, y, color } = change;
      standing.set(id, { id, plantId, x, y, color });
      continue;
    }
    const planting = standing.get(id) ?? ended.get(id);
    if (!planting) throw new Error(`${id} has never stood there`);
    if (change.type === 'end') {
      standing.delete(id);
      ended.set(id, planting);
    } else if (change.type === 'restore') {
      ended.delete(id);
      standing.set(id, planting);
    } else if (change.type === 'move') standing.set(id, { ...planting, x: change.x, y: change.y });
    else standing.set(id, { ...planting, color: change.color });
  }
  return { version: before.version + 1, standing, ended };
}

/** @param {LayoutState['standing']} standing in words that can be compared */
export const wordsOf = (standing) =>
  [...standing.values()]
    .map(({ id, plantId, x, y, color }) => `${id} ${plantId} ${x},${y} ${color}`)
    .toSorted();
