import { changeBranchCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type ChangeBranchRequest = RequestOf<typeof changeBranchCall>;

/**
 * Makes the named changes of one act in a branch, all or none. The same key does it once.
 * @throws ApiError 409 with `current` as LayoutSince where another page was faster
 */
export const changeBranch = async (input: ChangeBranchRequest, idempotencyKey: string) =>
  (await request(changeBranchCall, input, { idempotencyKey })).data;
