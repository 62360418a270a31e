import { changeLayoutCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type ChangeLayoutRequest = RequestOf<typeof changeLayoutCall>;

/**
 * Makes the named changes of one act in a garden's layout, all or none. The same key does it once.
 * @param options whether a draft on this device keeps the act until it has an answer
 * @throws ApiError 409 with `current` as LayoutSince where another page was faster.
 */
export const changeLayout = async (
  input: ChangeLayoutRequest,
  idempotencyKey: string,
  { isOfDraft = false } = {},
) => (await request(changeLayoutCall, input, { idempotencyKey, isOfDraft })).data;
