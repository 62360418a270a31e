import { useSession } from '@planted/mfe-kit';
import { lazy, Suspense } from 'react';
import { Season } from './season';
import { SeasonFrame, whatSeasonIsFor } from './states/season-frame';

const GuestSeason = lazy(() => import('./guest/guest-season'));

/** Fetches what the season offers the page of places. */
export const loadStepsMoved = () => import('./steps-moved/steps-moved');

/** /season (SEA-5). */
export default function SeasonPage() {
  const session = useSession();
  if (session.status === 'loading') return <SeasonFrame />;
  if (session.user) return <Season />;
  return (
    <Suspense fallback={<SeasonFrame>{whatSeasonIsFor}</SeasonFrame>}>
      <GuestSeason />
    </Suspense>
  );
}
