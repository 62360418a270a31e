import { Button } from '@planted/ui';
import { useId } from 'react';
import styles from './corrections.module.css';

interface ChangedElsewhereProps {
  /** Why it could not be changed. */
  readonly problem: string;
  /** What is there now. */
  readonly theirs: string;
  /** Leaves it so, which loses nothing that is stored. */
  readonly onKeep: () => void;
  /** Writes what is in the form over it; left out where that cannot be. */
  readonly onOverwrite?: (() => void) | undefined;
}

/** Another page was faster: what is there now, and the ways out; first the one that loses nothing. */
export function ChangedElsewhere({ problem, theirs, onKeep, onOverwrite }: ChangedElsewhereProps) {
  const heading = useId();
  return (
    <section role="alert" aria-labelledby={heading} className={styles.needs}>
      <h3 id={heading} className="small">
        Needs you
      </h3>
      <p className="small">{problem}.</p>
      <p dir="auto">Now: {theirs}</p>
      <div className={styles.acts}>
        <Button onClick={onKeep}>Keep what is there</Button>
        {onOverwrite && <Button onClick={onOverwrite}>Save mine</Button>}
      </div>
    </section>
  );
}
