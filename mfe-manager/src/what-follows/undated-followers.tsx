import { usePlants } from '@planted/api-client';
import { Link } from '@planted/mfe-kit';
import { Button, EmptyState, Loading } from '@planted/ui';
import { useMemo } from 'react';
import { chooseFollowers } from './choose-followers';
import { FollowerList, type FollowersProps } from './follower-list';

interface UndatedFollowersProps extends FollowersProps {
  /** The gardener has said no place. */
  readonly needsPlace?: boolean;
}

/** What could follow by the rules alone, where no dates are known. */
export function UndatedFollowers({ needsPlace = false, ...list }: UndatedFollowersProps) {
  const { garden, gone } = list;
  const plants = usePlants();
  const followers = useMemo(
    () => plants.data && chooseFollowers(plants.data, { row: garden.row, standing: garden.plants, gone }),
    [plants.data, garden, gone],
  );
  if (plants.isError)
    return (
      <EmptyState action={<Button onClick={() => void plants.refetch()}>Try Again</Button>}>
        The plants could not be loaded: {plants.error.message}
      </EmptyState>
    );
  if (!followers) return <Loading>Looking for what fits...</Loading>;
  return (
    <>
      {followers.length > 0 && (
        <p className="tiny soft">
          By size, conditions and neighbors. Frost is not weighed: check that the season is long enough.
        </p>
      )}
      {needsPlace && (
        <p className="tiny soft">
          Dates need a place, or your own frost dates. <Link to="/place">Choose a place</Link>
        </p>
      )}
      <FollowerList {...list} followers={followers} />
    </>
  );
}
