import type { GardenPlant } from '@planted/contracts';
import { Button, PlantImage } from '@planted/ui';
import type { PlantedGarden } from '../gardens/planted-garden';
import type { Follower } from './choose-followers';
import { squaresFor } from './follower-act';
import styles from './what-follows.module.css';

/** Whose squares were cleared, and what puts a kind there. */
export interface FollowersProps {
  readonly garden: PlantedGarden;
  readonly gone: readonly GardenPlant[];
  /** The heading's id. */
  readonly labelledBy: string;
  readonly isBusy: boolean;
  readonly onPut: (follower: Follower) => void;
}

interface FollowerListProps extends Pick<FollowersProps, 'labelledBy' | 'isBusy' | 'onPut'> {
  readonly followers: readonly Follower[];
}

/** Kinds that could follow, each with its reasons and 'Put here'. */
export function FollowerList({ followers, labelledBy, isBusy, onPut }: FollowerListProps) {
  if (followers.length === 0) return <p className="small">Nothing that fits has room here.</p>;
  return (
    <ul aria-labelledby={labelledBy}>
      {followers.map((follower) => (
        <FollowerRow
          key={follower.plant.id}
          follower={follower}
          isBusy={isBusy}
          onPut={() => onPut(follower)}
        />
      ))}
    </ul>
  );
}

/** 'Sow now; ripe from August 27, in 2 squares'; without dates '55 days to maturity, in 2 squares'. */
export function followerWords(follower: Follower): string {
  const { plant, dated } = follower;
  return `${dated ? dated.says : `${plant.days_to_maturity} days to maturity`}, in ${squaresFor(follower)}`;
}

interface FollowerRowProps {
  readonly follower: Follower;
  readonly isBusy: boolean;
  readonly onPut: () => void;
}

function FollowerRow({ follower, isBusy, onPut }: FollowerRowProps) {
  const { plant, why } = follower;
  return (
    <li className={styles.row}>
      <PlantImage src={plant.optimized_plant_image_url} size={40} />
      <div className={styles.words}>
        <strong>{plant.plant_name}</strong>
        <p className="tiny soft">{followerWords(follower)}</p>
        {why.length > 0 && <p className="tiny soft">{why.join(', ')}</p>}
      </div>
      <Button disabled={isBusy} aria-label={`Put here: ${plant.plant_name}`} onClick={onPut}>
        Put here
      </Button>
    </li>
  );
}
