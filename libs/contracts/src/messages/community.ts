import { z } from 'zod';
import { exportedMessage, pageAsked } from '../account-export';
import { sendContactMessageCall } from '../http/contact';
import { defineCommand, defineQuery, nothing } from '../message';
import { uuid } from '../text';

/** Keeps a visitor's or gardener's message for the operator. */
export const sendContactMessageCommand = defineCommand({
  service: 'community',
  name: 'send-contact-message',
  input: sendContactMessageCall.request,
  output: nothing,
});

/** Deletes what guests wrote from an address, which the actor has verified as theirs and who is leaving. */
export const forgetSenderCommand = defineCommand({
  service: 'community',
  name: 'forget-sender',
  input: z.object({ email: z.string().min(1) }),
  output: nothing,
});

/** A part of the actor's messages, the oldest first. */
export const exportMessagesQuery = defineQuery({
  service: 'community',
  name: 'export-messages',
  input: pageAsked,
  output: z.object({ rows: z.array(exportedMessage), next: uuid.nullable() }),
});
