import { type OwnKind, saveOwnKindCall } from '@planted/contracts';
import { request } from './request';

/** Adds or changes an own kind. The same key does it once. @throws ApiError */
export const saveOwnKind = async (kind: OwnKind, idempotencyKey: string) =>
  (await request(saveOwnKindCall, kind, { idempotencyKey })).data;
