import { usePlants } from '@planted/api-client';
import type { GardenPlant } from '@planted/contracts';
import { Button, EmptyState, Loading, PlantImage } from '@planted/ui';
import { useEffect, useId, useMemo, useRef } from 'react';
import { type PlantedGarden, squaresUnder, squaresWords } from '../gardens/planted-garden';
import { chooseFollowers, type Follower } from './choose-followers';
import { usePutHere } from './use-put-here';
import styles from './what-follows.module.css';

interface WhatFollowsProps {
  readonly garden: PlantedGarden;
  /** What was cleared from it. */
  readonly gone: readonly GardenPlant[];
  /** One was put there. */
  readonly onPut: () => void;
}

/** 'What could follow, from today' in squares that were just cleared; each kind can be put there. */
export function WhatFollows({ garden, gone, onPut }: WhatFollowsProps) {
  const plants = usePlants();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone with the step before.
  useEffect(() => heading.current?.focus(), []);
  const put = usePutHere(garden, onPut);
  const followers = useMemo(
    () => plants.data && chooseFollowers(plants.data, { row: garden.row, standing: garden.plants, gone }),
    [plants.data, garden, gone],
  );
  return (
    <section className={styles.box} aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        What could follow, from today
      </h3>
      {plants.isPending && <Loading>Looking for what fits...</Loading>}
      {plants.isError && (
        <EmptyState action={<Button onClick={() => void plants.refetch()}>Try Again</Button>}>
          The plants could not be loaded: {plants.error.message}
        </EmptyState>
      )}
      {followers?.length === 0 && <p className="small">Nothing that fits has room here.</p>}
      {followers && followers.length > 0 && (
        <>
          <p className="tiny soft">
            By size, conditions and neighbors. Frost is not weighed: check that the season is long enough.
          </p>
          <ul aria-labelledby={headingId}>
            {followers.map((follower) => (
              <FollowerRow
                key={follower.plant.id}
                follower={follower}
                isBusy={put.isPending}
                onPut={() => put.mutate(follower)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Of a dialog after it: '3 squares cleared'. */
export const clearedWords = (gone: readonly GardenPlant[]): string =>
  `${squaresWords(squaresUnder(gone))} cleared`;

interface FollowerRowProps {
  readonly follower: Follower;
  readonly isBusy: boolean;
  readonly onPut: () => void;
}

function FollowerRow({ follower: { plant, spots, why }, isBusy, onPut }: FollowerRowProps) {
  const squares = spots.length * plant.planting_width * plant.planting_height;
  return (
    <li className={styles.row}>
      <PlantImage src={plant.optimized_plant_image_url} size={40} />
      <div className={styles.words}>
        <strong>{plant.plant_name}</strong>
        <p className="tiny soft">
          {plant.days_to_maturity} days to maturity, in {squaresWords(squares)}
        </p>
        {why.length > 0 && <p className="tiny soft">{why.join(', ')}</p>}
      </div>
      <Button disabled={isBusy} aria-label={`Put here: ${plant.plant_name}`} onClick={onPut}>
        Put here
      </Button>
    </li>
  );
}
