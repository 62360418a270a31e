import { useDashboard } from '@planted/api-client';
import { type SessionUser, useNavigate, useSession } from '@planted/mfe-kit';
import { LinkButton, Loading, Plus, useIsNarrow } from '@planted/ui';
import { SignInFirst } from '../gardens/sign-in-first';
import { useReminders } from '../reminders/use-reminders';
import { useMinute, useToday } from '../today';
import { DashboardCards } from './dashboard-cards';
import styles from './dashboard-page.module.css';
import { greetingAt } from './greeting';
import { SunMode } from './sun-mode';
import { UnfinishedPlanting } from './unfinished-planting';
import { useWorthWaiting } from './use-worth-waiting';

/** How much later than the gardens the reminders may come and still be shown with them, in ms. */
const REMINDERS_TIMEOUT_MS = 500;

const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });

function Dashboard({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useDashboard(useToday());
  const reminders = useReminders();
  const now = new Date(useMinute());
  const isKnown = data !== undefined || error !== null;
  // Today's work is made of both, and stands above all else: what came later would push it all down.
  const waits = useWorthWaiting(isKnown && reminders.status === 'loading', REMINDERS_TIMEOUT_MS);
  const isNarrow = useIsNarrow();
  const create = (
    <LinkButton href="/in-ground-layout-page" onNavigate={navigate} icon={Plus}>
      Create Garden
    </LinkButton>
  );
  return (
    <div className={`page ${styles.dashboard}`}>
      <header className={styles.head}>
        <div>
          <p className="soft">
            <i>{day.format(now)}</i>
          </p>
          <h1 dir="auto">
            {greetingAt(now.getHours())}, {user.given_name}
          </h1>
        </div>
        <div className={styles.acts}>
          {!isNarrow && create}
          <SunMode />
        </div>
      </header>
      <UnfinishedPlanting />
      {isKnown && !waits ? (
        <DashboardCards
          dashboard={data}
          reminders={reminders}
          failure={data || !error ? undefined : { reason: error.message, retry: () => void refetch() }}
        />
      ) : (
        <Loading block>Loading your gardens...</Loading>
      )}
      {/* On a phone today's work comes first. */}
      {isNarrow && create}
    </div>
  );
}

/** /dashboard (3 §2.2). */
export default function DashboardPage() {
  const session = useSession();
  if (session.status === 'loading') return <Loading block>Loading your gardens...</Loading>;
  if (!session.user)
    return (
      <SignInFirst title="Your Gardens">
        Your dashboard shows your gardens, what's growing and what's ready to harvest. Sign in to see yours.
      </SignInFirst>
    );
  return <Dashboard user={session.user} />;
}
