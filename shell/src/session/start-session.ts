import { inSession } from '@planted/api-client/in-session';
import { sessionStore } from '@planted/mfe-kit';

/** Finds out who is here. What keeps a session good is fetched only where there is one. */
export function startSession(): void {
  const stop = sessionStore.subscribe(() => {
    if (sessionStore.get().status !== 'signed-in') return;
    stop();
    // Without it the session is refreshed when a call needs it.
    void import('./keep-session').then(({ keepSession }) => keepSession()).catch(() => {});
  });
  void sessionStore.start(inSession);
}
