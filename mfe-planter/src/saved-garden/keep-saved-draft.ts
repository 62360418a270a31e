import type { DraftLink } from '@planted/mfe-kit';
import type { PlantingConflict } from '../planter/keep-draft';
import { gardensApart, keepBoth } from '../planter/keep-both';
import type { SavedGarden } from './create-saved-garden';
import { type PersistedGarden, savedDraft } from './saved-draft';

/**
 * Persists what is changed of a saved garden, and shows what other tabs of this browser change of it.
 * @returns stops it
 */
export function keepSavedDraft(
  saved: SavedGarden,
  onConflict: (conflict: PlantingConflict | null) => void,
): () => void {
  const draft = savedDraft(saved.draftKey);
  let isAdopting = false;

  function adopt(other: PersistedGarden): boolean {
    isAdopting = true;
    const isShown = saved.adopt(other);
    isAdopting = false;
    return isShown;
  }

  function choose(there: PersistedGarden, which: 'here' | 'there'): void {
    const here = saved.toKeep();
    const [shown, other] = which === 'here' ? [here, there] : [there, here];
    if (!adopt({ ...shown, planter: keepBoth(shown.planter, other.planter) })) return;
    onConflict(null);
    void link?.resolve(saved.toKeep());
  }

  const link: DraftLink<PersistedGarden> | undefined = draft.follow?.({
    current: saved.toKeep,
    adopt,
    onConflict({ here, there }) {
      if (gardensApart(here.planter, there.planter).length === 0) choose(there, 'here');
      else
        onConflict({
          here: here.planter,
          there: there.planter,
          choose: (which) => choose(there, which),
        });
    },
  });

  let before = stateOf(saved);
  let stopPlanter = () => {};
  function note(): void {
    const now = stateOf(saved);
    if (now[0] !== before[0]) listen();
    const isChanged = now.some((part, index) => part !== before[index]);
    before = now;
    if (!isAdopting && isChanged) draft.save(saved.toKeep());
  }
  function listen(): void {
    stopPlanter();
    stopPlanter = saved.get().planter.subscribe(note);
  }
  listen();
  const stop = saved.subscribe(note);
  return () => {
    stopPlanter();
    stop();
    link?.stop();
  };
}

/** What is persisted, by identity. */
const stateOf = (saved: SavedGarden) => {
  const { planter, base, unfit, pending, answers } = saved.get();
  return [planter, planter.get().gardens, base, unfit, pending, answers] as const;
};
