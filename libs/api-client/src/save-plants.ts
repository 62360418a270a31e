import { type RequestOf, savePlantsCall } from '@planted/contracts';
import { request } from './request';

/** Saves the plants of a garden, replacing earlier ones; answers how many. */
export async function savePlants(input: RequestOf<typeof savePlantsCall>): Promise<number> {
  return (await request(savePlantsCall, input)).plantsCount;
}
