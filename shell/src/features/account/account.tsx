import type { SessionUser } from '@planted/mfe-kit';
import { Button, LogOut, Trash2 } from '@planted/ui';
import { useState } from 'react';
import { Portrait } from '../../layout/portrait';
import { useLogOut } from '../../layout/use-log-out';
import styles from './account.module.css';
import { AccountSection } from './account-section';
import { DeleteAccountDialog } from './delete-account-dialog';
import { DownloadData } from './download-data';

/** The page of a gardener who is signed in. */
export function Account({ user }: { user: SessionUser }) {
  const logOut = useLogOut();
  const logOutEverywhere = useLogOut({ everywhere: true });
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className={`${styles.sections} page`}>
      <header className={styles.who}>
        <Portrait />
        <div>
          <h1>{user.given_name}</h1>
          <p className={styles.lead}>Your account, and everything that is yours in it.</p>
        </div>
      </header>
      <AccountSection
        title="Signed in"
        text="Log out in this browser, or in all browsers and apps at once if you left yourself signed in somewhere."
      >
        <Button icon={LogOut} onClick={() => void logOut()}>
          Log out here
        </Button>
        <Button icon={LogOut} onClick={() => void logOutEverywhere()}>
          Sign out everywhere
        </Button>
      </AccountSection>
      <AccountSection
        title="Your data"
        text="One file with everything that you entered: your gardens with their plots and plants, reminders, journal, what happened in your gardens, and your messages to us. It is JSON, which other programs can read."
      >
        <DownloadData />
      </AccountSection>
      <AccountSection
        title="Delete your account"
        text="You are signed out everywhere, and your gardens, reminders, journal and messages are gone for good. Download your data first if you want to keep it."
      >
        <Button variant="danger" icon={Trash2} aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </AccountSection>
      <DeleteAccountDialog open={isDeleting} onClose={() => setDeleting(false)} />
    </div>
  );
}
