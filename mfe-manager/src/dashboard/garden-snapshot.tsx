import type { GardenPlant, GardenRow } from '@planted/contracts';
import { Card } from '@planted/ui';
import { useId } from 'react';
import styles from './garden-snapshot.module.css';
import { snapshotOf } from './snapshot';

interface GardenSnapshotProps {
  readonly gardens: readonly GardenRow[];
  readonly plants: readonly GardenPlant[];
}

/** The five counters (3 §2.2). */
export function GardenSnapshot({ gardens, plants }: GardenSnapshotProps) {
  const heading = useId();
  return (
    <Card as="section" pad="l" aria-labelledby={heading}>
      <h2 id={heading}>Garden Snapshot</h2>
      <dl className={styles.counters}>
        {snapshotOf(gardens, plants).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
