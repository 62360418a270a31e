import { LoadingSkeleton, Card, EmptyState, PlantImage } from '@planted/ui';
import styles from './garden-summary.module.css';

/** While it is read what was handed over, and what was planted of it in this browser. */
export function GardensSkeleton() {
  return (
    <LoadingSkeleton says="Opening your gardens..." className={`page ${styles.summary}`}>
      <h1>Veggie Planter</h1>
      <Card pad="l" className={styles.nothing}>
        <EmptyState picture={<PlantImage src="/illustrations/empty-bed.svg" size={220} eager />}>
          Opening your gardens...
        </EmptyState>
      </Card>
    </LoadingSkeleton>
  );
}
