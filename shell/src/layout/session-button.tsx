import { openSignIn, useSession } from '@planted/mfe-kit';
import { Icon, LogIn, LogOut } from '@planted/ui';
import linkStyles from './nav-links.module.css';
import { useLogOut } from './use-log-out';

/** Log Out for who is signed in, Sign In for guests; nothing while we do not know. */
export function SessionButton({ onFollow }: { onFollow?: () => void }) {
  const { status } = useSession();
  const logOut = useLogOut();
  if (status === 'loading') return null;
  const isSignedIn = status === 'signed-in';
  const act = () => {
    onFollow?.();
    if (isSignedIn) void logOut();
    else openSignIn({ type: 'other' });
  };
  return (
    <button type="button" className={linkStyles.link} onClick={act}>
      <Icon of={isSignedIn ? LogOut : LogIn} size={16} />
      {isSignedIn ? 'Log Out' : 'Sign In'}
    </button>
  );
}
