import { browserSession, keepTicking } from '@planted/api-client/session-keeper';
import { openSignIn, type Session, sessionStore, showAlert } from '@planted/mfe-kit';
import { takeOwnSignOut } from './own-sign-out';

/** Keeps the session of whoever is here good while the page is visible, and shows an alert when it has ended. */
export function keepSession(): void {
  announceSignOuts();
  keepTicking({
    keeper: browserSession,
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    every: (milliseconds, act) => {
      const clock = setInterval(act, milliseconds);
      return () => clearInterval(clock);
    },
  });
}

function announceSignOuts(): void {
  let last: Session = sessionStore.get();
  sessionStore.subscribe(() => {
    // A question that failed is asked again: until then nobody has been signed out.
    if (sessionStore.get().status === 'loading') return;
    const before = last;
    last = sessionStore.get();
    const hasEnded = before.status === 'signed-in' && last.status === 'guest';
    if (!hasEnded || takeOwnSignOut()) return;
    showAlert({
      kind: 'info',
      title: 'You are signed out',
      text: 'Your session has ended. Unsaved work is kept here until you sign in again.',
      durationMs: 20_000,
      action: { label: 'Sign In', run: () => openSignIn({ type: 'other' }) },
    });
  });
}
