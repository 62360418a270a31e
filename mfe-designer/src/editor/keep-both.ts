import { type History, MAX_STEPS } from '../grid/history';
import type { Kept } from './editor-state';

/** One of two drawings that were made at the same time is shown, and Undo leads to the other and to all its steps. */
export function keepBoth(shown: Kept, other: Kept): Kept {
  const history: History = {
    past: [
      ...shown.history.past,
      ...other.history.past,
      { name: 'Choose this drawing', design: other.history.present },
    ].slice(-MAX_STEPS),
    present: shown.history.present,
    future: [],
  };
  return { history, saved: new Set([...shown.saved, ...other.saved]) };
}
