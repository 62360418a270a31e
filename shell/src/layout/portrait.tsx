import { useSession } from '@planted/mfe-kit';
import { useState } from 'react';
import styles from './portrait.module.css';

const guestPicture = '/illustrations/guest.svg';

/** The gardener's picture; the guest picture for guests, and where theirs does not load. */
export function Portrait() {
  const { user } = useSession();
  const [broken, setBroken] = useState<string | null>(null);
  const own = user?.profile_picture_url ?? null;
  const isOwn = own !== null && own !== broken;
  return (
    <span className={styles.portrait}>
      <img
        src={isOwn ? own : guestPicture}
        alt={user ? `Signed in as ${user.given_name}` : 'Guest'}
        title={user?.given_name}
        width="38"
        height="38"
        referrerPolicy="no-referrer"
        onError={isOwn ? () => setBroken(own) : undefined}
      />
    </span>
  );
}
