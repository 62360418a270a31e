import type { DraftConflict, DraftLink, DraftStore } from '@planted/mfe-kit';
import type { Editor } from './create-editor';
import { keepBoth } from './keep-both';
import type { Kept } from './editor-state';

/** Two drawings between which the gardener has to choose. */
export interface DrawingConflict {
  readonly here: Kept;
  readonly there: Kept;
  /** They met when a guest signed in, and not in two tabs. */
  readonly isOfSignIn?: boolean | undefined;
  /** Shows one of them; Undo leads to the other. */
  readonly choose: (which: 'here' | 'there') => void;
}

/**
 * Hands on every finished step, and nothing of a gesture that still lasts; and shows what other pages of this browser make
 * of the drawing.
 * @returns stops it
 */
export function keepDraft(
  editor: Editor,
  draft: DraftStore<Kept>,
  onConflict: (conflict: DrawingConflict | null) => void,
): () => void {
  let { history, saved } = editor.get();
  let hasMissed = false;

  function adopt(other: Kept): boolean {
    const before = { history, saved };
    ({ history, saved } = other);
    hasMissed = !editor.adopt(other);
    if (hasMissed) ({ history, saved } = before);
    return !hasMissed;
  }

  function choose(there: Kept, which: 'here' | 'there'): void {
    const here: Kept = { history: editor.get().history, saved: editor.get().saved };
    const kept = which === 'here' ? keepBoth(here, there) : keepBoth(there, here);
    editor.cancel();
    editor.stopNaming();
    adopt(kept);
    onConflict(null);
    void link?.resolve(kept);
  }

  const link: DraftLink<Kept> | undefined = draft.follow?.({
    current: () => ({ history: editor.get().history, saved: editor.get().saved }),
    adopt,
    onConflict: ({ here, there, isOfSignIn }: DraftConflict<Kept>) =>
      onConflict({ here, there, isOfSignIn, choose: (which) => choose(there, which) }),
  });

  const stop = editor.subscribe(() => {
    const now = editor.get();
    if (now.history !== history || now.saved !== saved) {
      ({ history, saved } = now);
      draft.save({ history, saved });
    } else if (hasMissed && !now.gesture && !now.naming) {
      hasMissed = false;
      void link?.catchUp();
    }
  });
  return () => {
    stop();
    link?.stop();
  };
}
