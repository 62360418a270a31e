import { Link, useSearchParams, useSession } from '@planted/mfe-kit';
import {
  BedPreview,
  Button,
  buttonClass,
  Card,
  Dropdown,
  EmptyState,
  Loading,
  PlantImage,
  Tabs,
} from '@planted/ui';
import { useSyncExternalStore } from 'react';
import { RecentActivity } from '../activity/recent-activity';
import { bedPlants, countOfPlants, type PlantedGarden } from '../gardens/planted-garden';
import { SignInFirst } from '../gardens/sign-in-first';
import { usePlantedGardens } from '../gardens/use-planted-gardens';
import styles from './garden-manager-page.module.css';
import { PlantsTab } from '../plants-tab/plants-tab';
import { SetPlantingDates } from '../set-planting-dates/set-planting-dates';
import { WaterGardenButton } from '../water-garden/water-garden-button';
import { GardenOverview } from './garden-overview';

const NARROW = '(max-width: 768px)';

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(NARROW);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(NARROW).matches,
  );
}

/** The selected garden, kept in the address; the first one at the start (3 §4). */
function useSelected(gardens: readonly PlantedGarden[]): [PlantedGarden | undefined, (id: string) => void] {
  const [search, setSearch] = useSearchParams();
  const selected = gardens.find(({ id }) => id === search.get('garden')) ?? gardens[0];
  return [selected, (id) => setSearch({ garden: id }, { replace: true })];
}

/** Whether there is something to water: the header's buttons show only then (3 §2.3). */
const isGrowing = ({ plants }: PlantedGarden): boolean =>
  plants.some(({ plant_status }) => plant_status !== 'planned');

function Gardens({ gardens }: { gardens: readonly PlantedGarden[] }) {
  const [garden, select] = useSelected(gardens);
  const isNarrow = useIsNarrow();
  if (!garden)
    return (
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
  return (
    <>
      <div className={styles.head}>
        <Dropdown
          label="Garden"
          options={gardens.map(({ id, name }) => ({ value: id, label: name }))}
          value={garden.id}
          onChange={select}
          className={styles.selector}
        />
        {isGrowing(garden) && <WaterGardenButton key={garden.id} garden={garden} />}
      </div>
      <div className={styles.columns}>
        <Card as="section" aria-label={garden.name} className={styles.bed}>
          <BedPreview
            matrix={garden.matrix}
            plants={bedPlants(garden)}
            name={garden.name}
            width={isNarrow ? 300 : 500}
            frame="fitted"
          />
          <p className="soft">{countOfPlants(garden.plants.length)}</p>
        </Card>
        <div className={styles.side}>
          {garden.plants.some(({ planted_date }) => planted_date === null) && (
            <SetPlantingDates key={garden.id} garden={garden} />
          )}
          <GardenOverview garden={garden} />
          <RecentActivity gardenId={garden.id} />
        </div>
        <Tabs
          className={styles.tabs}
          label="About this garden"
          tabs={[{ id: 'plants', label: 'Plants', panel: <PlantsTab garden={garden} /> }]}
        />
      </div>
    </>
  );
}

function Manager() {
  const gardens = usePlantedGardens('manager');
  return (
    <div className={`page ${styles.manager}`}>
      <h1>Garden Manager</h1>
      {gardens.status === 'loading' && <Loading block>Loading your gardens...</Loading>}
      {gardens.status === 'failed' && (
        <EmptyState action={<Button onClick={gardens.retry}>Try again</Button>}>
          Your gardens could not be loaded: {gardens.reason}
        </EmptyState>
      )}
      {gardens.status === 'ready' && <Gardens gardens={gardens.gardens} />}
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
        Here you look after one garden at a time: what grows where, and what happened. Sign in to see yours.
      </SignInFirst>
    );
  return <Manager />;
}
