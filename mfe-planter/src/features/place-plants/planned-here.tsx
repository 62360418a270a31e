import type { PlacementReason } from '@planted/auto-planting';
import { classNames } from '../../class-names';
import { evidenceWords } from '../../companions/companion-words';
import styles from './planned-here.module.css';

interface PlannedHereProps {
  readonly reason: PlacementReason | undefined;
  /** So many terms at most, the weightiest first; all where it is left out. */
  readonly most?: number;
  /** Says above the terms what they are. */
  readonly title?: boolean;
  readonly className?: string | undefined;
}

/** Why auto-planting put a plant where it stands: each term in words, and how well it is known. */
export function PlannedHere({ reason, most, title = false, className }: PlannedHereProps) {
  if (!reason || reason.terms.length === 0) return null;
  return (
    <span className={classNames(styles.reason, className)}>
      {title && <strong>Why it was planned here</strong>}
      {reason.terms.slice(0, most).map(({ text, evidence, measured }) => (
        <span key={text} className={styles.term}>
          {text}
          {evidence && <span className={styles.evidence}> {evidenceWords({ evidence, measured })}.</span>}
        </span>
      ))}
    </span>
  );
}
