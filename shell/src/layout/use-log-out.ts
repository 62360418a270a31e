import { sessionStore, showAlert, useNavigate } from '@planted/mfe-kit';

/** Ends the session on the server, asks who is here now, and goes home (1 §7). */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      const { logOut } = await import('../features/sign-in/calls');
      await logOut();
    } catch (cause) {
      console.error('Logout failed', cause);
      showAlert({
        kind: 'error',
        title: 'Logout failed',
        text: 'You are still signed in. Please try again.',
      });
      return;
    }
    await sessionStore.refresh();
    void navigate('/');
  };
}
