import { sendContactMessageCall, sendContactMessageCommand } from '@planted/contracts';
import { passOn } from '../edge/pass-on';

/** The calls that are one message to the service community. */
export const communityCalls = [
  passOn(sendContactMessageCall, sendContactMessageCommand, () => ({ success: true as const }), 'contact'),
];
