import { Link, useSession } from '@planted/mfe-kit';
import { CircleUserRound } from '@planted/ui';
import { NavLinks } from './nav-links';
import { Portrait } from './portrait';
import styles from './portrait.module.css';

const ACCOUNT = '/account';
const items = [{ to: ACCOUNT, label: 'Account', icon: CircleUserRound }];

/** The way to a gardener's own page; nothing for guests. */
export function AccountLink({ onFollow }: { onFollow?: () => void }) {
  const { status } = useSession();
  return status === 'signed-in' && <NavLinks items={items} onFollow={onFollow} />;
}

/** The picture of who is here; a gardener's leads to their page. */
export function PortraitLink() {
  const { user } = useSession();
  if (user === null) return <Portrait />;
  return (
    <Link to={ACCOUNT} className={styles.link ?? ''} aria-label={`Account of ${user.given_name}`}>
      <Portrait />
    </Link>
  );
}
