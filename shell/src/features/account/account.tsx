import { Link, type SessionUser } from '@planted/mfe-kit';
import { Button, buttonClass, LogOut, Trash2 } from '@planted/ui';
import { useState } from 'react';
import { Portrait } from '../../layout/portrait';
import { useLogOut } from '../../layout/use-log-out';
import styles from './account.module.css';
import { AccountSection } from './account-section';
import { CalendarPart } from './calendar/calendar-part';
import { NotePart } from './note/note-part';
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
          <p className={styles.lead}>Your account and your data.</p>
        </div>
      </header>
      <AccountSection
        title="Place and frost"
        text="Say where your garden is, and Planted knows when frost ends and begins there. Kept private and rounded to 0.1° (about 7 miles)."
      >
        <Link to="/place" className={buttonClass({})}>
          Place and Frost
        </Link>
      </AccountSection>
      <CalendarPart />
      <NotePart />
      <AccountSection
        title="Signed in"
        text="Log out of this browser, or out of every browser and app if you stayed signed in somewhere else."
      >
        <Button icon={LogOut} onClick={() => void logOut()}>
          Log Out
        </Button>
        <Button icon={LogOut} onClick={() => void logOutEverywhere()}>
          Log Out Everywhere
        </Button>
      </AccountSection>
      <AccountSection
        title="Your data"
        text="Download one file with everything you've entered: your gardens with their plots, plants and places, reminders, journal, garden activity and messages to us. It's a JSON file, so other programs can read it."
      >
        <DownloadData />
      </AccountSection>
      <AccountSection
        title="Delete your account"
        text="You are logged out everywhere, and your gardens, reminders, journal and messages are permanently deleted. Download your data first if you want to keep it."
      >
        <Button variant="danger" icon={Trash2} aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          Delete My Account
        </Button>
      </AccountSection>
      <DeleteAccountDialog open={isDeleting} onClose={() => setDeleting(false)} />
    </div>
  );
}
