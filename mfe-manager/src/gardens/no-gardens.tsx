import { Link } from '@planted/mfe-kit';
import { buttonClass, EmptyState, PlantImage } from '@planted/ui';

/** What a gardener without gardens sees in their place (3 §2.2). */
export const NoGardens = () => (
  <EmptyState
    picture={<PlantImage src="/illustrations/empty-bed.svg" size={180} />}
    action={
      <Link to="/in-ground-layout-page" className={buttonClass({ variant: 'primary' })}>
        Create Garden
      </Link>
    }
  >
    You have not created any gardens yet, jump on it!
  </EmptyState>
);
