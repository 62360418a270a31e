import { type DraftLink, showAlert } from '@planted/mfe-kit';
import type { Planter, PlanterState } from './create-planter';
import { gardensApart, keepBoth } from './keep-both';
import { type PersistedPlanter, planterDraft } from './planter-draft';

/** What was planted here and in another tab at the same time, or as a guest and before that. */
export interface PlantingConflict {
  readonly here: PersistedPlanter;
  readonly there: PersistedPlanter;
  /** They met when a guest signed in, and not in two tabs. */
  readonly isOfSignIn?: boolean | undefined;
  /** Shows one of them; Undo leads to the other. */
  readonly choose: (which: 'here' | 'there') => void;
}

const changeIn = (now: PlanterState, before: PlanterState): boolean =>
  now.gardens !== before.gardens || now.planting !== before.planting || now.saving !== before.saving;

/**
 * Hands on what changes in the gardens or in which one is open; and shows what other pages of this browser plant.
 * @returns stops it
 */
export function keepDraft(
  planter: Planter,
  onConflict: (conflict: PlantingConflict | null) => void,
): () => void {
  let before = planter.get();
  let isAdopting = false;

  function adopt(other: PersistedPlanter): boolean {
    const unsaved = planter.plots.filter(({ draftId }) => !planter.get().gardens.get(draftId)?.isSaved);
    isAdopting = true;
    const isShown = planter.adopt(other);
    isAdopting = false;
    for (const { draftId, name } of unsaved)
      if (planter.get().gardens.get(draftId)?.isSaved)
        showAlert({ kind: 'info', title: `${name} was saved in another tab` });
    return isShown;
  }

  function choose(there: PersistedPlanter, which: 'here' | 'there'): void {
    const here = planter.toKeep();
    const kept = which === 'here' ? keepBoth(here, there) : keepBoth(there, here);
    if (!adopt(kept)) return;
    onConflict(null);
    void link?.resolve(planter.toKeep());
  }

  const link: DraftLink<PersistedPlanter> | undefined = planterDraft.follow?.({
    current: planter.toKeep,
    adopt,
    onConflict({ here, there, isOfSignIn }) {
      // Only what is open differs, which is of each page alone.
      if (gardensApart(here, there).length === 0) choose(there, 'here');
      else onConflict({ here, there, isOfSignIn, choose: (which) => choose(there, which) });
    },
  });

  const stop = planter.subscribe(() => {
    const now = planter.get();
    const isUrgent = now.saving !== before.saving;
    const isChanged = changeIn(now, before);
    before = now;
    if (isAdopting || !isChanged) return;
    planterDraft.save(planter.toKeep());
    // What is saved on the server must never be offered as unsaved after a crash of the tab, and a save that is cut
    // off between its two calls must be gone on with.
    if (isUrgent || [...now.gardens.values()].some(({ isSaved }) => isSaved)) void planterDraft.flush();
  });
  return () => {
    stop();
    link?.stop();
  };
}
