import { type RequestOf, removeOwnKindCall } from '@planted/contracts';
import { request } from './request';

type RemoveOwnKindRequest = RequestOf<typeof removeOwnKindCall>;

/** Offers an own kind no more. The same key does it once. @throws ApiError */
export const removeOwnKind = async (input: RemoveOwnKindRequest, idempotencyKey: string) =>
  (await request(removeOwnKindCall, input, { idempotencyKey })).data;
