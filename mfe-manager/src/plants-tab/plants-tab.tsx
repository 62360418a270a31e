import { Button } from '@planted/ui';
import { useState } from 'react';
import type { PlantedGarden } from '../gardens/planted-garden';
import { useToday } from '../today';
import { GrowingPlantCard } from './growing-plant-card';
import styles from './plants-tab.module.css';

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One card for each plant of the garden (3 §2.3). */
export function PlantsTab({ garden }: { garden: PlantedGarden }) {
  const today = useToday();
  const [isStill, setIsStill] = useState(wantsStillness);
  if (garden.plants.length === 0) return <p className="soft">No plants to display...</p>;
  return (
    <div className={styles.tab}>
      <Button
        variant="text"
        size="s"
        aria-pressed={isStill}
        onClick={() => setIsStill(!isStill)}
        className={styles.still}
      >
        Show all facts at once
      </Button>
      <ul className={styles.plants} aria-label={`Plants of ${garden.name}`}>
        {garden.plants.map((entry) => (
          <GrowingPlantCard key={entry.id} entry={entry} today={today} still={isStill} />
        ))}
      </ul>
    </div>
  );
}
