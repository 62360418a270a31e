import { useSession } from '@planted/mfe-kit';
import { Button, EmptyState, Loading } from '@planted/ui';
import { NoGardens } from '../gardens/no-gardens';
import type { NamedGarden, PlantedGarden } from '../gardens/planted-garden';
import { SignInFirst } from '../gardens/sign-in-first';
import { usePlantedGardens } from '../gardens/use-planted-gardens';
import { GardenDesk } from './garden-desk';
import { GardenTabs } from './garden-tabs';
import styles from './garden-manager-page.module.css';
import { useManagerPlace } from './manager-place';

interface GardensProps {
  readonly garden: PlantedGarden | undefined;
  readonly gardens: readonly NamedGarden[];
}

function Gardens({ garden, gardens }: GardensProps) {
  if (garden) return <GardenDesk garden={garden} gardens={gardens} />;
  return (
    <>
      <NoGardens />
      <GardenTabs garden={undefined} gardens={gardens} />
    </>
  );
}

function Manager() {
  const [place] = useManagerPlace();
  const gardens = usePlantedGardens(place.garden);
  return (
    <div className={`page ${styles.manager}`}>
      <h1>Garden Manager</h1>
      {gardens.status === 'loading' && <Loading block>Loading your gardens...</Loading>}
      {gardens.status === 'failed' && (
        <EmptyState action={<Button onClick={gardens.retry}>Try Again</Button>}>
          Your gardens could not be loaded: {gardens.reason}
        </EmptyState>
      )}
      {gardens.status === 'ready' && (
        <>
          <Gardens garden={gardens.garden} gardens={gardens.gardens} />
          {gardens.reader}
        </>
      )}
    </div>
  );
}

/** /garden-manager (3 §2.3). */
export default function GardenManagerPage() {
  const session = useSession();
  if (session.status === 'loading') return <Loading block>Loading your gardens...</Loading>;
  if (!session.user)
    return (
      <SignInFirst title="Garden Manager">
        Care for one garden at a time: see what's growing where and what you've done. Sign in to see yours.
      </SignInFirst>
    );
  return <Manager />;
}
