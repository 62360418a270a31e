import { Card } from '@planted/ui';
import { useId } from 'react';
import styles from './garden-snapshot.module.css';
import type { Counter } from './snapshot';

/** The five counters (3 §2.2). What is not known shows a dash. */
export function GardenSnapshot({ counters }: { counters: readonly Counter[] }) {
  const heading = useId();
  return (
    <Card as="section" pad="l" aria-labelledby={heading} className={styles.card}>
      <h2 id={heading}>Garden Snapshot</h2>
      <dl className={styles.counters}>
        {counters.map(({ label, value, isWarm = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={`num ${isWarm && value ? styles.warm : ''}`}>
              {value?.toLocaleString() ?? (
                <>
                  <span aria-hidden>–</span>
                  <span className="vh">not known</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
