import { type GardenRow, type RequestOf, saveGardenCall } from '@planted/contracts';
import { ApiError, request } from './request';

/**
 * Saves a garden and answers its row. `draftId` makes a repeat the same garden; `saveId` names this save of it, so that a
 * repeat that arrives late does not undo a newer one.
 * @throws ApiError with the server's words, else 'Failed to save garden' (2 §8).
 */
export async function saveGarden(
  input: RequestOf<typeof saveGardenCall>,
  draftId: string,
  saveId: string,
): Promise<GardenRow> {
  const { data } = await request(saveGardenCall, input, { idempotencyKey: draftId, saveId });
  const [saved] = data;
  // The words of 2 §5: without an id there is nothing that plants could be saved to.
  if (!saved) throw new ApiError('No garden ID returned, cannot save plants', 200, 'answer');
  return saved;
}
