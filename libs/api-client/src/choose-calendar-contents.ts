import { chooseCalendarContentsCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

type ChooseCalendarContentsRequest = RequestOf<typeof chooseCalendarContentsCall>;

/** Changes what the private calendar address tells. The same key does it once. @throws ApiError */
export const chooseCalendarContents = async (input: ChooseCalendarContentsRequest, idempotencyKey: string) =>
  (await request(chooseCalendarContentsCall, input, { idempotencyKey })).data;
