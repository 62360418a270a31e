import { Button, LoadingSkeleton } from '@planted/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './season-frame.module.css';

/** After this long it is said that it takes long, in ms. */
const SLOW_MS = 3_000;
const WIDTHS = ['40%', '62%', '30%', '52%', '46%', '58%', '34%'];

/** Told to guests; on the screen before the page's code is there. */
export const whatSeasonIsFor = (
  <p className="soft">
    See your year at a glance: when each plant is sown, set out and harvested, from the frost of your place.
  </p>
);

interface SeasonFrameProps {
  readonly onRetry?: (() => void) | undefined;
  /** What is said above the season. */
  readonly children?: ReactNode;
}

/** What the page looks like while its data loads. Nothing moves when it comes. */
export function SeasonFrame({ onRetry, children }: SeasonFrameProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`page ${styles.page}`}>
      <h1>Season</h1>
      {children}
      <LoadingSkeleton says="Reading your season...">
        <div className={styles.bars}>
          {WIDTHS.map((width) => (
            <span key={width} className={styles.row}>
              <i className={styles.plate} />
              <i className={styles.bar} style={{ width }} />
            </span>
          ))}
        </div>
      </LoadingSkeleton>
      {isSlow && onRetry && (
        <p className={styles.slow}>
          Still loading. The connection is slow. <Button onClick={onRetry}>Try again</Button>
        </p>
      )}
    </div>
  );
}
