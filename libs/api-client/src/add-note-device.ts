import { addNoteDeviceCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type AddNoteDeviceRequest = RequestOf<typeof addNoteDeviceCall>;

/** Tells the gardener in one more browser. The same key does it once. @throws ApiError */
export const addNoteDevice = async (input: AddNoteDeviceRequest, idempotencyKey: string) =>
  (await request(addNoteDeviceCall, input, { idempotencyKey })).data;
