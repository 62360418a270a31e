import type { DraftLink } from '@planted/mfe-kit';
import { keepBoth } from '../editor/keep-both';
import type { DrawingConflict } from '../editor/keep-draft';
import type { SavedBed } from './create-saved-bed';
import { type PersistedBed, savedBedDraft } from './saved-bed-draft';

/**
 * Persists what is changed of a saved bed, and shows what other tabs of this browser change of it.
 * @returns stops it
 */
export function keepSavedBed(
  saved: SavedBed,
  onConflict: (conflict: DrawingConflict | null) => void,
): () => void {
  const draft = savedBedDraft(saved.gardenId);
  let isAdopting = false;
  let hasMissed = false;

  function adopt(other: PersistedBed): boolean {
    isAdopting = true;
    hasMissed = !saved.adopt(other);
    isAdopting = false;
    return !hasMissed;
  }

  function choose(there: PersistedBed, which: 'here' | 'there'): void {
    const here = saved.toKeep();
    const [shown, other] = which === 'here' ? [here, there] : [there, here];
    // Steps of another version would lead to another garden.
    const isSame = shown.base.version === other.base.version;
    const drawing = isSame ? keepBoth(shown.drawing, other.drawing) : shown.drawing;
    saved.editor.cancel();
    saved.editor.stopLosing();
    if (!adopt({ ...shown, drawing })) return;
    onConflict(null);
    void link?.resolve(saved.toKeep());
  }

  const link: DraftLink<PersistedBed> | undefined = draft.follow?.({
    current: saved.toKeep,
    adopt,
    onConflict: ({ here, there, isOfSignIn }) =>
      onConflict({
        here: here.drawing,
        there: there.drawing,
        isOfSignIn,
        choose: (which) => choose(there, which),
      }),
  });

  let before = stateOf(saved);
  function note(): void {
    const now = stateOf(saved);
    const isChanged = now.some((part, index) => part !== before[index]);
    before = now;
    if (isAdopting) return;
    if (isChanged) draft.save(saved.toKeep());
    else if (hasMissed && !saved.editor.get().gesture) {
      hasMissed = false;
      void link?.catchUp();
    }
  }
  const stops = [saved.subscribe(note), saved.editor.subscribe(note)];
  return () => {
    for (const stop of stops) stop();
    link?.stop();
  };
}

/** What is persisted, by identity. */
const stateOf = (saved: SavedBed) => {
  const { base, pending, told } = saved.get();
  return [base, pending, told, saved.editor.get().history] as const;
};
