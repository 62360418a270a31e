import { sessionStore, showAlert, useNavigate } from '@planted/mfe-kit';

/** Ends the session on the server, asks who is here now, and goes home (1 §7). A failure is logged (1 §8) and told. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      const { logOut } = await import('../features/sign-in/calls');
      await logOut();
    } catch {
      console.error('Logout failed');
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
