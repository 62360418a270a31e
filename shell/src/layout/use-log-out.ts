import { sessionStore, showAlert, useNavigate } from '@planted/mfe-kit';
import { mayLeave } from '../waiting/waiting-store';
import { markOwnSignOut, takeOwnSignOut } from '../session/own-sign-out';

/**
 * Ends the session on the server, or with `everywhere` all sessions of the gardener; asks who is here now, and goes home
 * (1 §7). Notes of the morning end with it. A failure is logged (1 §8) and shown.
 */
export function useLogOut({ everywhere = false } = {}): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return;
    let unsubscribe: () => Promise<void>;
    try {
      const { endNotes } = await import('../features/account/note/end-notes');
      unsubscribe = await endNotes(everywhere);
      const { logOut, signOutEverywhere } = await import('../features/sign-in/calls');
      await (everywhere ? signOutEverywhere() : logOut());
    } catch {
      console.error('Logout failed');
      showAlert({
        kind: 'error',
        title: 'Logout failed',
        text: 'You are still signed in. Please try again.',
      });
      return;
    }
    await unsubscribe();
    markOwnSignOut();
    await sessionStore.refresh();
    takeOwnSignOut();
    void navigate('/');
    if (everywhere) showAlert({ kind: 'success', title: 'Logged out of all browsers and apps' });
  };
}
