import { showAlert } from '@planted/mfe-kit';
import type { SavedGarden } from '../saved-garden/create-saved-garden';
import type { PlantingAdvice } from './bed-rotation';

/** Says why advice is ignored for plantings of one kind; null takes that back. */
export type Answer = (found: readonly PlantingAdvice[], because: string | null) => void;

/** Answers are part of the draft and saved with the layout; each can be undone. */
export const answerOf =
  (saved: SavedGarden): Answer =>
  (found, because) => {
    const before = saved.get().answers;
    const after = new Map(before);
    for (const { planting, ignored } of found) {
      // What was never saved needs no taking back.
      if (because === null && ignored?.day === null) after.delete(planting.id);
      else after.set(planting.id, because);
    }
    saved.answerRotation(after);
    const name = found[0]?.planting.plantName ?? '';
    showAlert({
      kind: 'undo',
      title: because === null ? `Rotation counts again for ${name}` : `Rotation ignored for ${name}`,
      text:
        because === null
          ? 'Save the layout to keep this.'
          : `Because: ${because}. Save the layout to keep this.`,
      action: {
        label: 'Undo',
        run() {
          const now = new Map(saved.get().answers);
          for (const { planting } of found) {
            const was = before.get(planting.id);
            if (was === undefined) now.delete(planting.id);
            else now.set(planting.id, was);
          }
          saved.answerRotation(now);
        },
      },
    });
  };
