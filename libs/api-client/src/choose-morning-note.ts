import { chooseMorningNoteCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type ChooseMorningNoteRequest = RequestOf<typeof chooseMorningNoteCall>;

/** Chooses when the note of the morning is sent, and whether by mail. The same key does it once. @throws ApiError */
export const chooseMorningNote = async (input: ChooseMorningNoteRequest, idempotencyKey: string) =>
  (await request(chooseMorningNoteCall, input, { idempotencyKey })).data;
