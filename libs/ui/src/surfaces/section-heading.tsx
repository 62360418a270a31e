import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  readonly title: ReactNode;
  /** Name a section by it: aria-labelledby. */
  readonly id?: string;
  readonly level?: 1 | 2 | 3;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** A link or button at the right. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** A title under the double rule that parts the sections of a page. */
export function SectionHeading({ title, id, level = 2, lead, action, className }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.heading, className)}>
      <div>
        <Heading id={id}>{title}</Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
