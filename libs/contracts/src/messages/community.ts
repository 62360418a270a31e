import { sendContactMessageCall } from '../http/contact';
import { defineCommand, nothing } from '../message';

/** Keeps a visitor's or gardener's message for the operator. */
export const sendContactMessageCommand = defineCommand({
  service: 'community',
  name: 'send-contact-message',
  input: sendContactMessageCall.request,
  output: nothing,
});
