import { withdrawGardenEventCall, type Changed, type RequestOf } from '@planted/contracts';
import { request } from './request';

/** Takes one of them back. The same key does it once. @throws ApiError; of a conflict it has what is there now */
export const withdrawGardenEvent = async (
  input: RequestOf<typeof withdrawGardenEventCall>,
  idempotencyKey: string,
): Promise<Changed> => (await request(withdrawGardenEventCall, input, { idempotencyKey })).data;
