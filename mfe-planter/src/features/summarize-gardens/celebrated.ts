import type { GardenPlot } from '../../planter/garden-plot';

const KEY = 'planted-celebrated-gardens';
const MAX_GARDENS = 200;

/** Draft ids whose celebration was closed, also where the browser stores nothing. */
let closed: ReadonlySet<string> | undefined;

function read(): ReadonlySet<string> {
  if (closed) return closed;
  try {
    closed = new Set((localStorage.getItem(KEY) ?? '').split(' '));
  } catch {
    closed = new Set();
  }
  return closed;
}

/** Whether a gardener has closed the celebration of these gardens: it does not return with the next visit. */
export const celebrated = {
  has: (plots: readonly GardenPlot[]): boolean => plots.every(({ draftId }) => read().has(draftId)),
  add(plots: readonly GardenPlot[]): void {
    const ids = [...new Set([...read(), ...plots.map(({ draftId }) => draftId)])].slice(-MAX_GARDENS);
    closed = new Set(ids);
    try {
      localStorage.setItem(KEY, ids.join(' '));
    } catch {
      // Denied or full: it is closed until the page is reloaded.
    }
  },
};
