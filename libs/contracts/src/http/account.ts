import { z } from 'zod';
import { accountExport } from '../account-export';
import { defineCall } from '../call';
import { nothing } from '../message';
import { freeText } from '../text';

/** What a gardener types to delete their account; their name does as well. */
export const DELETE_CONFIRMATION = 'delete my account';

/** POST /api/account/delete: everything that is the gardener's is gone for good, and every session of theirs ends. */
export const deleteAccountCall = defineCall({
  name: 'delete-account',
  method: 'POST',
  path: '/api/account/delete',
  access: 'signed-in',
  request: z.strictObject({ confirm: freeText(200) }),
  answer: z.object({ success: z.literal(true) }),
});

/** GET /api/account/export: everything that is the gardener's, as a file; it is sent while it is read. */
export const exportAccountCall = defineCall({
  name: 'export-account',
  method: 'GET',
  path: '/api/account/export',
  access: 'signed-in',
  request: nothing,
  answer: accountExport,
});
