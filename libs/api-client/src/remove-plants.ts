import { removePlantsCall } from '@planted/contracts';
import { request } from './request';

/** Takes plants out of their gardens, all that are named (by the garden plants' own ids) or none; answers how many. */
export const removePlants = async (plantIds: readonly string[], idempotencyKey: string): Promise<number> =>
  (await request(removePlantsCall, { plantIds: [...plantIds] }, { idempotencyKey })).data.plantsRemoved;
