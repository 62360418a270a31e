import { adoptBranchCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type AdoptBranchRequest = RequestOf<typeof adoptBranchCall>;

/**
 * Makes what a branch changes in its garden, as one act. The same key does it once.
 * @throws ApiError 409 where branch or garden are not as the page shows them
 */
export const adoptBranch = async (input: AdoptBranchRequest, idempotencyKey: string) =>
  (await request(adoptBranchCall, input, { idempotencyKey })).data;
