import type { openSessionCommand, OutputOf, User } from '@planted/contracts';
import { closeSessionCommand } from '@planted/contracts';
import type { Messaging } from '@planted/service-kit';
import type { AnyCall, Asked } from '../edge/asked';

/** Gives the browser its new session; one that it had before ends, so that no one else holds it. */
export async function enter(
  messaging: Messaging,
  { session, context }: Pick<Asked<AnyCall>, 'session' | 'context'>,
  opened: OutputOf<typeof openSessionCommand>,
): Promise<{ user: User }> {
  if (session.token !== undefined) {
    await messaging.send(closeSessionCommand, { sessionToken: session.token }, context);
  }
  session.set(opened);
  return { user: opened.user };
}
