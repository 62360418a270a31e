import type { Layout, PlantingSpot } from './layout-change';
import { isSameSpot } from './layout-difference';
import { type ComingDraft, rebaseComing, type RebasedComing } from './rebase-coming';
import { type RebasedDraft, rebaseLayout } from './rebase-layout';

/** What a draft of a layout has, by id. */
interface Draft<Spot extends PlantingSpot> {
  readonly standing: ReadonlyMap<string, Spot>;
  readonly coming: ComingDraft<Spot>;
}

/**
 * Takes a draft to what the layout it was made of has become (EDT-4): what stands and what is to come together. Where
 * others plan something that a change in what stands leaves no room for, such as a planting between one that the draft
 * removes, that change is told and not made.
 */
export function rebaseDraft<Spot extends PlantingSpot>(
  base: Layout<Spot>,
  draft: Draft<Spot>,
  current: Layout<Spot>,
): { readonly standing: RebasedDraft<Spot>; readonly coming: RebasedComing<Spot> } {
  const kept = new Set<string>();
  for (;;) {
    const standing = rebaseLayout(base, draft.standing, current, kept);
    const both = { standing: standing.draft, drafted: draft.standing };
    const coming = rebaseComing(base, draft.coming, current, both);
    const { blocked } = coming;
    const changed = [...new Set([...current.standing.keys(), ...standing.draft.keys()])].filter(
      (id) => !isSameSpot(current.standing.get(id), standing.draft.get(id)),
    );
    if (!blocked || changed.length === 0) return { standing, coming };
    const met = [blocked.id, blocked.by].flatMap((id) =>
      id === undefined ? [] : [id, current.season?.under.get(id)],
    );
    const blamed = changed.filter((id) => met.includes(id));
    for (const id of blamed.length > 0 ? blamed : changed) kept.add(id);
  }
}
