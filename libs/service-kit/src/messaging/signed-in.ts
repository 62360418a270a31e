import type { MessageContext } from '@planted/contracts';
import { RefusalError } from './refusal-error';

/**
 * The gardener who sent a message: the owner of what it reads or changes, never taken from its input.
 * @throws RefusalError not-signed-in for a guest (2 §5: 'Not logged in').
 */
export function signedIn(context: MessageContext): string {
  if (context.actor) return context.actor.userId;
  throw new RefusalError({ code: 'not-signed-in', message: 'Not logged in' });
}
