import type { RevisionKind } from '@planted/contracts';
import { useId } from 'react';
import styles from './corrections.module.css';

const KINDS: Readonly<Record<RevisionKind, string>> = {
  written: 'Written',
  corrected: 'Corrected',
  withdrawn: 'Taken back',
  restored: 'Restored',
};

const momentOf = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso));

interface WrittenHistoryProps {
  /** The oldest first. */
  readonly revisions: readonly {
    readonly kind: RevisionKind;
    readonly recorded_at: string;
    /** What the entry said from then on. */
    readonly text: string;
  }[];
}

/** What was written, and what became of it: the log keeps both. Nothing before the first change. */
export function WrittenHistory({ revisions }: WrittenHistoryProps) {
  const heading = useId();
  if (revisions.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.history}>
      <h3 id={heading} className="small">
        What was written
      </h3>
      <ol>
        {revisions.map(({ kind, recorded_at, text }) => (
          <li key={recorded_at + kind} className="small">
            <time dateTime={recorded_at} className="faint tiny">
              {momentOf(recorded_at)}
            </time>
            <p dir="auto">
              {KINDS[kind]}: {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
