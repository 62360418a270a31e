import { discardBranchCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type DiscardBranchRequest = RequestOf<typeof discardBranchCall>;

/**
 * Throws a branch away. @throws ApiError
 */
export const discardBranch = async (input: DiscardBranchRequest, idempotencyKey: string) =>
  (await request(discardBranchCall, input, { idempotencyKey })).data;
