import { revokeCalendarAddressCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type RevokeCalendarAddressRequest = RequestOf<typeof revokeCalendarAddressCall>;

/** Lets the private calendar address answer no more. The same key does it once. @throws ApiError */
export const revokeCalendarAddress = async (input: RevokeCalendarAddressRequest, idempotencyKey: string) =>
  (await request(revokeCalendarAddressCall, input, { idempotencyKey })).data;
