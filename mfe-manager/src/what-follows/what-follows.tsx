import type { GardenPlant } from '@planted/contracts';
import { useEffect, useId, useRef } from 'react';
import { type PlantedGarden, squaresUnder, squaresWords } from '../gardens/planted-garden';
import { Followers } from './followers';
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
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone with the step before.
  useEffect(() => heading.current?.focus(), []);
  const put = usePutHere(garden, onPut);
  return (
    <section className={styles.box} aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        What could follow, from today
      </h3>
      <Followers
        garden={garden}
        gone={gone}
        labelledBy={headingId}
        isBusy={put.isPending}
        onPut={put.mutate}
      />
    </section>
  );
}

/** Of a dialog after it: '3 squares cleared'. */
export const clearedWords = (gone: readonly GardenPlant[]): string =>
  `${squaresWords(squaresUnder(gone))} cleared`;
