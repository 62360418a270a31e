import { sendExampleNoteCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type SendExampleNoteRequest = RequestOf<typeof sendExampleNoteCall>;

/** Shows on one device how a note looks. The same key does it once. @throws ApiError */
export const sendExampleNote = async (input: SendExampleNoteRequest, idempotencyKey: string) =>
  (await request(sendExampleNoteCall, input, { idempotencyKey })).data;
