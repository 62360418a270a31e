import { useFetchPlace } from '@planted/api-client';
import { Loading } from '@planted/ui';
import { lazy, Suspense } from 'react';
import type { FollowersProps } from './follower-list';
import { UndatedFollowers } from './undated-followers';

const DatedFollowers = lazy(() => import('./dated-followers'));

const looking = <Loading>Looking for what fits...</Loading>;

/** What could follow in cleared squares: with dates where the garden has a place, else by the rules alone. */
export function Followers(list: FollowersProps) {
  const place = useFetchPlace({ gardenId: list.garden.id });
  if (place.isPending) return looking;
  if (place.data?.climate == null) return <UndatedFollowers {...list} needsPlace={place.isSuccess} />;
  return (
    <Suspense fallback={looking}>
      <DatedFollowers {...list} />
    </Suspense>
  );
}
