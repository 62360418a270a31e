import { openSignIn, useSession } from '@planted/mfe-kit';
import { Icon, LogIn, LogOut } from '@planted/ui';
import linkStyles from './nav-links.module.css';
import { useLogOut } from './use-log-out';

const atOnce = (act: () => void) => act();

/**
 * Log Out for who is signed in, Sign In for guests; nothing while we do not know.
 * @param whenReady called with what to do when pressed, to do it as soon as nothing is in the way; at once, if not given
 */
export function SessionButton({ whenReady = atOnce }: { whenReady?: (act: () => void) => void }) {
  const { status } = useSession();
  const logOut = useLogOut();
  if (status === 'loading') return null;
  const isSignedIn = status === 'signed-in';
  const act = () => (isSignedIn ? void logOut() : openSignIn({ type: 'other' }));
  return (
    <button type="button" className={linkStyles.link} onClick={() => whenReady(act)}>
      <Icon of={isSignedIn ? LogOut : LogIn} size={16} />
      {isSignedIn ? 'Log Out' : 'Sign In'}
    </button>
  );
}
