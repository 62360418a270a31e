/**
 * Jest loads set-up and tear-down each on its own, so the global object is the one place where they meet.
 *
 * @typedef {object} Running
 * @property {string} folder
 * @property {import('../engines/supervise.mjs').Engine[]} engines
 */
const place = /** @type {{ plantedTestEngines?: Running }} */ (globalThis);

/** @param {Running} running */
export const keep = (running) => {
  place.plantedTestEngines = running;
};

export const kept = () => place.plantedTestEngines;
