import { addGardenEventCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

export type GardenEventDetails = RequestOf<typeof addGardenEventCall>['eventDetails'];

/** Logs something that happened in a garden; answers the activity's id. The same key logs it once. */
export const addGardenEvent = async (
  eventDetails: GardenEventDetails,
  gardenId: string,
  idempotencyKey: string,
): Promise<string> =>
  (await request(addGardenEventCall, { eventDetails }, { idempotencyKey, gardenId })).data.id;
