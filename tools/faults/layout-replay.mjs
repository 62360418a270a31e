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
 * @property {string | null} [after] of one that is to come: what it comes after
 * @property {string | null} [under] of one that is to come: between which planting it is to grow (SEA-8)
 *
 * @typedef {{ type: 'place', id: string, plantId: string, x: number, y: number, width: 1, height: 1, color: string,
 *     after?: string | null, under?: string }
 *   | { type: 'move', id: string, x: number, y: number }
 *   | { type: 'recolor', id: string, color: string }
 *   | { type: 'end', id: string, how: string, day: string }
 *   | { type: 'restore', id: string }
 *   | { type: 'put-after', id: string, after: string | null }} LayoutChange
 *
 * @typedef {object} LayoutState
 * @property {number} version
 * @property {ReadonlyMap<string, Planting>} standing
 * @property {ReadonlyMap<string, Planting>} ended
 * @property {ReadonlyMap<string, Planting>} coming
 * @property {ReadonlyMap<string, Planting>} dropped
 */

/** Squares of the bed that every gardener of the load saves, by side. */
export const BED_SIDE = 3;

/** @type {LayoutState} */
export const NEW_LAYOUT = {
  version: 1,
  standing: new Map(),
  ended: new Map(),
  coming: new Map(),
  dropped: new Map(),
};

/**
 * @param {LayoutState} before
 * @param {readonly LayoutChange[]} changes of one act, which can all be made
 * @returns {LayoutState}
 */
export function afterAct(before, changes) {
  const [standing, ended] = [new Map(before.standing), new Map(before.ended)];
  const [coming, dropped] = [new Map(before.coming), new Map(before.dropped)];
  for (const change of changes) {
    const { id } = change;
    if (change.type === 'place') {
      const { plantId, x, y, color, after, under } = change;
      if (after === undefined) standing.set(id, { id, plantId, x, y, color });
      else coming.set(id, { id, plantId, x, y, color, after, under: under ?? null });
      continue;
    }
    const [here, gone] = coming.has(id) || dropped.has(id) ? [coming, dropped] : [standing, ended];
    const planting = here.get(id) ?? gone.get(id);
    if (!planting) throw new Error(`${id} has never stood there`);
    if (change.type === 'end') {
      here.delete(id);
      gone.set(id, planting);
    } else if (change.type === 'restore') {
      gone.delete(id);
      here.set(id, planting);
    } else if (change.type === 'move') here.set(id, { ...planting, x: change.x, y: change.y });
    else if (change.type === 'put-after') here.set(id, { ...planting, after: change.after });
    else here.set(id, { ...planting, color: change.color });
  }
  return { version: before.version + 1, standing, ended, coming, dropped };
}

/**
 * Whether an act is one in what is to come alone, and makes another event.
 * @param {LayoutState} layout
 * @param {readonly LayoutChange[]} changes
 */
export const isSeasonAct = ({ coming, dropped }, changes) =>
  changes.every(
    (change) =>
      coming.has(change.id) ||
      dropped.has(change.id) ||
      (change.type === 'place' && change.after !== undefined),
  );

/**
 * What is to come, as the product tells it.
 * @param {{ coming?: readonly Planting[], steps?: readonly { id: string, after: string | null, under?: string | null }[] }} told
 * @returns {Planting[]}
 */
export const comingOf = ({ coming = [], steps = [] }) =>
  coming.map(({ id, plantId, x, y, color }) => {
    const { after = null, under = null } = steps.find((said) => said.id === id) ?? {};
    return { ...{ id, plantId, x, y, color }, after, under };
  });

/** @param {LayoutState['standing']} standing in words that can be compared */
export const wordsOf = (standing) =>
  [...standing.values()]
    .map(
      ({ id, plantId, x, y, color, after, under }) =>
        `${id} ${plantId} ${x},${y} ${color} after ${after ?? ''} between ${under ?? ''}`,
    )
    .toSorted();
