import type { GardenPlant } from '@planted/contracts';
import { Button } from '@planted/ui';
import { lazy, Suspense, useCallback, useId, useState } from 'react';
import type { PlantedGarden } from '../gardens/planted-garden';
import { GrowingList } from '../growing-list/growing-list';
import { useToday } from '../today';
import { GrowingPlantCard } from './growing-plant-card';
import styles from './plants-tab.module.css';

const RatePlantHealthDialog = lazy(() => import('../rate-plant-health/rate-plant-health-dialog'));

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One card for each plant of the garden (3 §2.3). */
export function PlantsTab({ garden }: { garden: PlantedGarden }) {
  const heading = useId();
  const today = useToday();
  const [rated, setRated] = useState<string>();
  const [isStill, setIsStill] = useState(wantsStillness);
  const rate = useCallback((entry: GardenPlant) => setRated(entry.id), []);
  const ratedEntry = garden.plants.find(({ id }) => id === rated);
  if (garden.plants.length === 0) return <p className="soft">No plants to display...</p>;
  return (
    <div className={styles.tab}>
      <h2 id={heading} className="vh">
        Plants in {garden.name}
      </h2>
      <Button
        variant="text"
        size="s"
        aria-pressed={isStill}
        onClick={() => setIsStill(!isStill)}
        className={styles.still}
      >
        Stop scrolling
      </Button>
      <GrowingList rows={garden.plants} noun="plants">
        {(shown) => (
          <ul className={styles.plants} aria-labelledby={heading}>
            {shown.map((entry) => (
              <GrowingPlantCard key={entry.id} entry={entry} today={today} still={isStill} onRate={rate} />
            ))}
          </ul>
        )}
      </GrowingList>
      {ratedEntry && (
        <Suspense>
          <RatePlantHealthDialog garden={garden} entry={ratedEntry} onClose={() => setRated(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
