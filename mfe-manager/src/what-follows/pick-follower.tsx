import type { GardenPlant } from '@planted/contracts';
import { Button } from '@planted/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { PlantedGarden } from '../gardens/planted-garden';
import type { Follower } from './choose-followers';
import { followerWords } from './follower-list';
import { Followers } from './followers';
import styles from './what-follows.module.css';

interface PickFollowerProps {
  readonly garden: PlantedGarden;
  /** What will be cleared from it. */
  readonly leaving: readonly GardenPlant[];
  readonly picked: Follower | undefined;
  readonly onPick: (follower: Follower | undefined) => void;
}

/** What goes into squares in the act that clears them (EDT-6): nothing, until the gardener asks what could follow. */
export function PickFollower({ garden, leaving, picked, onPick }: PickFollowerProps) {
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsking = isOpen && !picked;
  // What had the focus is gone with each step.
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen, isAsking]);
  if (!isOpen)
    return (
      <Button variant="text" onClick={() => setOpen(true)}>
        Choose What Follows
      </Button>
    );
  const ids = new Set(leaving.map(({ id }) => id));
  const left = { ...garden, plants: garden.plants.filter(({ id }) => !ids.has(id)) };
  const back = () => {
    onPick(undefined);
    setOpen(false);
  };
  return (
    <section className={styles.box} aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {picked ? `Then ${picked.plant.plant_name}` : 'What could follow, from today'}
      </h3>
      {picked ? (
        <p className="small">{followerWords(picked)}.</p>
      ) : (
        <Followers garden={left} gone={leaving} labelledBy={headingId} isBusy={false} onPut={onPick} />
      )}
      <div>
        {picked && (
          <Button variant="text" onClick={() => onPick(undefined)}>
            Choose Another
          </Button>
        )}
        <Button variant="text" onClick={back}>
          {leaving.length === 1 ? 'Leave the Square Free' : 'Leave the Squares Free'}
        </Button>
      </div>
    </section>
  );
}
