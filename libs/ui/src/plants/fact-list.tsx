import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon';
import type { LucideIcon } from '../icons/icons';
import styles from './fact-list.module.css';

export interface Fact {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: ReactNode;
}

interface FactListProps {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** A table of a seed catalogue: what, and its value, a hairline between. */
export function FactList({ title, facts }: FactListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl>
        {facts.map(({ icon, label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>
              <Icon of={icon} size={16} className={styles.icon} />
              {label}
            </dt>
            <dd className={`num ${styles.value}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
