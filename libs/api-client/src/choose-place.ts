import { choosePlaceCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type ChoosePlaceRequest = RequestOf<typeof choosePlaceCall>;

/**
 * Chooses the place or the own frost dates of a garden, or of all of the gardener's. The same key does it once.
 * @throws ApiError 409 with `current` (version, choice) where another page was faster; 400 that names the field
 */
export const choosePlace = async (input: ChoosePlaceRequest, idempotencyKey: string) =>
  (await request(choosePlaceCall, input, { idempotencyKey })).data;
