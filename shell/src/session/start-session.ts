import { inSession } from '@planted/api-client/in-session';
import { sessionStore } from '@planted/mfe-kit';
import { reportCommands } from './report-commands';
import { reportUnknownSession } from './report-unknown-session';

/** Finds out who is here. What keeps a session good is fetched only where there is one. */
export function startSession(): void {
  const stop = sessionStore.subscribe(() => {
    if (sessionStore.get().status !== 'signed-in') return;
    stop();
    // Without it the session is refreshed when a call needs it.
    void import('./keep-session').then(({ keepSession }) => keepSession()).catch(() => {});
  });
  reportCommands();
  reportUnknownSession();
  void sessionStore.start(inSession);
}
