import type { ChangedLayout, RefusedChange } from './changed-layout';
import type { Layout, LayoutChange, PlantingSpot } from './layout-change';
import { LayoutDraft } from './layout-draft';

/**
 * Makes the changes of one act, all or none: in their order, with the rules of 2 §5 held by what stands after the last,
 * so that two plantings can change places; by what is to come, those of chains (SEA-8). A refusal names the last change of
 * the planting that cannot stand, or that of the ground beneath it. What is gone after
 * the act keeps the place that it had before it.
 */
export function changeLayout<Spot extends PlantingSpot>(
  before: Layout<Spot>,
  changes: readonly LayoutChange<Spot>[],
): ChangedLayout<Spot> | RefusedChange {
  const draft = new LayoutDraft(before);
  for (const [index, change] of changes.entries()) {
    const problem = draft.make(change, index);
    if (problem) return { ok: false, index, problem };
  }
  return draft.checked();
}
