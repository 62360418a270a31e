import { beginBranchCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type BeginBranchRequest = RequestOf<typeof beginBranchCall>;

/**
 * Tries another plan beside a garden; the same key begins one.
 * @throws ApiError 409 where there are ten already
 */
export const beginBranch = async (input: BeginBranchRequest, idempotencyKey: string) =>
  (await request(beginBranchCall, input, { idempotencyKey })).data;
