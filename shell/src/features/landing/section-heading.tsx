import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

/** A section's title under the double rule of an old catalogue. `arrival`: it takes the focus when its view slides in. */
export function SectionHeading({
  id,
  text,
  arrival = false,
  children,
}: {
  id: string;
  text?: string;
  arrival?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.heading}>
      <h2 id={id} {...(arrival && { tabIndex: -1, 'data-arrival': true })}>
        {children}
      </h2>
      {text && <p>{text}</p>}
    </div>
  );
}
