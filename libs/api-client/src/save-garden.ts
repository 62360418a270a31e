import { type GardenRow, type RequestOf, saveGardenCall } from '@planted/contracts';
import { request } from './request';

/**
 * Saves a garden and answers its row. `draftId` makes a repeat the same garden.
 * @throws ApiError with the server's words, else 'Failed to save garden' (2 §8).
 */
export async function saveGarden(
  input: RequestOf<typeof saveGardenCall>,
  draftId: string,
): Promise<GardenRow> {
  const { data } = await request(saveGardenCall, input, { idempotencyKey: draftId });
  const [saved] = data;
  if (!saved) throw new Error('No garden ID returned, cannot save plants');
  return saved;
}
