import { restoreBranchCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type RestoreBranchRequest = RequestOf<typeof restoreBranchCall>;

/**
 * Opens a branch again that was thrown away or adopted. @throws ApiError
 */
export const restoreBranch = async (input: RestoreBranchRequest, idempotencyKey: string) =>
  (await request(restoreBranchCall, input, { idempotencyKey })).data;
