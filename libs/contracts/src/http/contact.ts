import { INVALID_EMAIL, isEmail, sanitizeEmail } from '@planted/garden-domain';
import { z } from 'zod';
import { defineCall } from '../call';
import { freeText, writtenText } from '../text';

export const MAX_CONTACT_MESSAGE = 5000;

/** An address after the rules of 3 §5, which the browser has applied before. */
export const contactEmail = freeText(4000).transform(sanitizeEmail).refine(isEmail, INVALID_EMAIL);

/** POST /api/contact/sendContactMessage (3 §7): guests may write too. */
export const sendContactMessageCall = defineCall({
  name: 'send-contact-message',
  method: 'POST',
  path: '/api/contact/sendContactMessage',
  access: 'anyone',
  request: z.strictObject({ email: contactEmail, message: writtenText(MAX_CONTACT_MESSAGE) }),
  answer: z.object({ success: z.literal(true) }),
});
