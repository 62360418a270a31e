import { Link, useSession } from '@planted/mfe-kit';
import { CircleUserRound, Snowflake } from '@planted/ui';
import { NavLinks } from './nav-links';
import { Portrait } from './portrait';
import styles from './portrait.module.css';

const ACCOUNT = '/account';
const ofGardeners = [{ to: ACCOUNT, label: 'Account', icon: CircleUserRound }];
const ofGuests = [{ to: '/place', label: 'Place and Frost', icon: Snowflake }];

/** The way to a gardener's own page. A guest has none: theirs leads to what that page leads to and they can have, too. */
export function AccountLink({ onFollow }: { onFollow?: () => void }) {
  const { status } = useSession();
  if (status !== 'signed-in' && status !== 'guest') return null;
  return <NavLinks items={status === 'guest' ? ofGuests : ofGardeners} onFollow={onFollow} />;
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
