import { useSession } from '@planted/mfe-kit';
import { Icon, LogOut } from '@planted/ui';
import linkStyles from './nav-links.module.css';
import { useLogOut } from './use-log-out';

const atOnce = (act: () => void) => act();

/**
 * For a gardener who has left themselves signed in somewhere; nothing for guests.
 * @param whenReady as of SessionButton
 */
export function SignOutEverywhere({ whenReady = atOnce }: { whenReady?: (act: () => void) => void }) {
  const { status } = useSession();
  const logOut = useLogOut({ everywhere: true });
  if (status !== 'signed-in') return null;
  return (
    <button type="button" className={linkStyles.link} onClick={() => whenReady(() => void logOut())}>
      <Icon of={LogOut} size={16} />
      Log Out Everywhere
    </button>
  );
}
