import { areaOf } from '@planted/garden-domain';
import { Card } from '@planted/ui';
import { useId } from 'react';
import type { PlantedGarden } from '../gardens/planted-garden';
import styles from './garden-overview.module.css';

/** What the selected garden is: size, conditions and how many plants of how many kinds. */
export function GardenOverview({ garden }: { garden: PlantedGarden }) {
  const heading = useId();
  const { row } = garden;
  const kinds = new Set(garden.plants.map(({ plant }) => plant.id)).size;
  const facts = [
    ['Area', `${areaOf(garden.matrix)} ft²`],
    ['Size', `${row.width}' x ${row.height}'`],
    ['Plants', `${garden.plants.length}, ${kinds} ${kinds === 1 ? 'kind' : 'kinds'}`],
    ['Sunlight', row.sunlight],
    ['Soil type', row.soil_type],
    ['Hardiness zone', row.hardiness_zone],
    ['Maintenance', row.maintenance],
  ];
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>Garden Overview</h2>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="soft">{term}</dt>
            <dd className="num">{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
