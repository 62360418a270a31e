import { Link } from '@planted/mfe-kit';
import { buttonClass, Card, EmptyState, PlantImage } from '@planted/ui';
import styles from './garden-summary.module.css';

/** NAV-4: the page was opened without gardens, and none are kept in this browser. */
export function NothingToPlant() {
  return (
    <div className={`page ${styles.summary}`}>
      <h1>Veggie Planter</h1>
      <Card pad="l" className={styles.nothing}>
        <EmptyState
          picture={<PlantImage src="/illustrations/empty-bed.svg" size={220} eager />}
          action={
            <Link to="/in-ground-layout-page" className={buttonClass({ variant: 'primary' })}>
              Go to Garden Designer
            </Link>
          }
        >
          You don't have a garden to plant yet. Draw a plot in the Garden Designer, save it, then click Next.
        </EmptyState>
      </Card>
    </div>
  );
}
