import { makeCalendarAddressCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type MakeCalendarAddressRequest = RequestOf<typeof makeCalendarAddressCall>;

/**
 * Makes the private calendar address, or replaces it. The same key does it once.
 * @throws ApiError 409 with `current` (version) where another page was faster
 */
export const makeCalendarAddress = async (input: MakeCalendarAddressRequest, idempotencyKey: string) =>
  (await request(makeCalendarAddressCall, input, { idempotencyKey })).data;
