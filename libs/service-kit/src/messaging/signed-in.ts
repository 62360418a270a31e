import type { MessageContext } from '@planted/contracts';
import { RefusalError } from './refusal-error';

/** For guests, and for gardeners who are gone (2 §5). */
export const notLoggedIn = (): RefusalError =>
  new RefusalError({ code: 'not-signed-in', message: 'Not logged in' });

/**
 * The gardener who sent a message: the owner of what it reads or changes, never taken from its input.
 * @throws RefusalError not-signed-in for a guest.
 */
export function signedIn(context: MessageContext): string {
  if (context.actor) return context.actor.userId;
  throw notLoggedIn();
}
