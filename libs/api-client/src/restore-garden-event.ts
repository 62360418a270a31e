import { restoreGardenEventCall, type Changed, type RequestOf } from '@planted/contracts';
import { request } from './request';

/** Brings one back that was taken back. The same key does it once. @throws ApiError; of a conflict it has what is there now */
export const restoreGardenEvent = async (
  input: RequestOf<typeof restoreGardenEventCall>,
  idempotencyKey: string,
): Promise<Changed> => (await request(restoreGardenEventCall, input, { idempotencyKey })).data;
