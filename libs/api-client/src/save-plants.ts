import { type RequestOf, savePlantsCall } from '@planted/contracts';
import { request } from './request';

/** Saves the plants of a garden, replacing earlier ones; answers how many. A repeat under the same key does nothing. */
export async function savePlants(
  input: RequestOf<typeof savePlantsCall>,
  idempotencyKey: string,
): Promise<number> {
  return (await request(savePlantsCall, input, { idempotencyKey })).plantsCount;
}
