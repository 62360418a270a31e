import type { openSessionCommand, OutputOf, User } from '@planted/contracts';
import { closeSessionCommand } from '@planted/contracts';
import type { Messaging } from '@planted/service-kit';
import type { AnyCall, CallRequest } from '../edge/call-request';

/** Gives the browser its new session; one that it had before ends, so that no one else holds it. */
export async function startBrowserSession(
  messaging: Messaging,
  { session, context }: Pick<CallRequest<AnyCall>, 'session' | 'context'>,
  opened: OutputOf<typeof openSessionCommand>,
): Promise<{ user: User }> {
  if (session.token !== undefined) {
    await messaging.send(closeSessionCommand, { sessionToken: session.token }, context);
  }
  session.set(opened);
  return { user: opened.user };
}
