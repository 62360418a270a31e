import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

/** A section's title under the double rule of an old catalogue. */
export function SectionHeading({ id, text, children }: { id: string; text?: string; children: ReactNode }) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{children}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}
