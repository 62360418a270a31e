import { openSignIn } from '@planted/mfe-kit';
import { Button } from '@planted/ui';
import { useSeasonPlan } from '../plan/use-season-plan';
import { SeasonOf } from '../season';
import styles from '../season-page.module.css';
import { SeasonFrame, whatSeasonIsFor } from '../states/season-frame';
import { SignedOut } from '../states/season-states';
import { useToday } from '../today';
import { guestActs } from './guest-acts';
import { useDraftedBeds, useGuestPlans } from './use-guest-plans';

/** The season of a guest: of the beds that are planted on this device, and without one what the page is for. */
export default function GuestSeason() {
  const { data } = useDraftedBeds();
  if (!data) return <SeasonFrame>{whatSeasonIsFor}</SeasonFrame>;
  if (data.plantings.length === 0)
    return (
      <div className={`page ${styles.page}`}>
        <h1>Season</h1>
        {whatSeasonIsFor}
        <SignedOut />
      </div>
    );
  return <DraftedSeason />;
}

function DraftedSeason() {
  const today = useToday();
  const plan = useSeasonPlan(useGuestPlans(today));
  return (
    <SeasonOf plan={plan} today={today} acts={guestActs}>
      <p className={styles.guest}>
        Your beds are kept on this device. Sign in and save them to change dates and log your work.{' '}
        <Button onClick={() => openSignIn({ type: 2 })}>Sign In</Button>
      </p>
    </SeasonOf>
  );
}
