import { Button, useIsNarrow } from '@planted/ui';
import { lazy, Suspense, useCallback, useId, useMemo, useState } from 'react';
import type { PlantedGarden, StandingPlant } from '../gardens/planted-garden';
import { GrowingList } from '../growing-list/growing-list';
import { useToday } from '../today';
import { GrowingPlantCard } from './growing-plant-card';
import { KindCard } from './kind-card';
import { plantKinds } from './plant-kinds';
import styles from './plants-tab.module.css';

const ClearPlants = lazy(() => import('../clear-ended/clear-plants'));
const RatePlantHealthDialog = lazy(() => import('../rate-plant-health/rate-plant-health-dialog'));

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** On a phone more plants than these are grouped by kind. */
const EASILY_SCROLLED = 6;

/** One card for each plant of the garden (3 §2.3); on a phone one for each kind of many, which unfolds. */
export function PlantsTab({ garden }: { garden: PlantedGarden }) {
  const heading = useId();
  const today = useToday();
  const [rated, setRated] = useState<string>();
  const [isStill, setIsStill] = useState(wantsStillness);
  const rate = useCallback((entry: StandingPlant) => setRated(entry.id), []);
  const [cleared, setCleared] = useState<StandingPlant>();
  const ratedEntry = garden.plants.find(({ id }) => id === rated);
  const isGrouped = useIsNarrow() && garden.plants.length > EASILY_SCROLLED;
  const kinds = useMemo(() => plantKinds(garden.plants), [garden.plants]);
  const cardOf = (entry: StandingPlant) => (
    <GrowingPlantCard
      key={entry.id}
      entry={entry}
      today={today}
      still={isStill}
      onRate={rate}
      onClear={setCleared}
    />
  );
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
      {isGrouped ? (
        <GrowingList rows={kinds} noun="kinds">
          {(shown) => (
            <ul className={styles.plants} aria-labelledby={heading}>
              {shown.map((kind) =>
                kind.plants.length === 1 ? (
                  cardOf(kind.plants[0])
                ) : (
                  <KindCard key={kind.id} kind={kind} today={today}>
                    {kind.plants.map(cardOf)}
                  </KindCard>
                ),
              )}
            </ul>
          )}
        </GrowingList>
      ) : (
        <GrowingList rows={garden.plants} noun="plants">
          {(shown) => (
            <ul className={styles.plants} aria-labelledby={heading}>
              {shown.map(cardOf)}
            </ul>
          )}
        </GrowingList>
      )}
      {cleared && (
        <Suspense>
          <ClearPlants garden={garden} plants={[cleared]} onClose={() => setCleared(undefined)} />
        </Suspense>
      )}
      {ratedEntry && (
        <Suspense>
          <RatePlantHealthDialog garden={garden} entry={ratedEntry} onClose={() => setRated(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
