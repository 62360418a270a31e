import { renameBranchCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type RenameBranchRequest = RequestOf<typeof renameBranchCall>;

/**
 * Gives a branch another name. @throws ApiError
 */
export const renameBranch = async (input: RenameBranchRequest, idempotencyKey: string) =>
  (await request(renameBranchCall, input, { idempotencyKey })).data;
