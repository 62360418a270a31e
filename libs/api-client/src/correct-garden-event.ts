import { correctGardenEventCall, type Changed, type RequestOf } from '@planted/contracts';
import { request } from './request';

/** Corrects an event, a watering or a rating that was logged. The same key does it once. @throws ApiError; of a conflict it has what is there now */
export const correctGardenEvent = async (
  input: RequestOf<typeof correctGardenEventCall>,
  idempotencyKey: string,
): Promise<Changed> => (await request(correctGardenEventCall, input, { idempotencyKey })).data;
