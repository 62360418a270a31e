import { removeNoteDeviceCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type RemoveNoteDeviceRequest = RequestOf<typeof removeNoteDeviceCall>;

/** Tells the gardener no more in one browser. The same key does it once. @throws ApiError */
export const removeNoteDevice = async (input: RemoveNoteDeviceRequest, idempotencyKey: string) =>
  (await request(removeNoteDeviceCall, input, { idempotencyKey })).data;
