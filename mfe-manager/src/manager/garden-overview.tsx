import { areaOf } from '@planted/garden-domain';
import { Card, Meter } from '@planted/ui';
import { useId } from 'react';
import { growingWords, type PlantedGarden } from '../gardens/planted-garden';
import { gardenHealth } from './garden-health';
import styles from './garden-overview.module.css';

function Health({ garden }: { garden: PlantedGarden }) {
  const health = gardenHealth(garden.plants);
  if (!health) return null;
  return (
    <div className={styles.health}>
      <p className={styles.line}>
        <span className="soft">Garden health</span>
        <strong className="num">{health.percent}%</strong>
      </p>
      <Meter label="Garden health" value={health.percent} />
      <p className="soft small num">
        {health.healthy} healthy, {health.unhealthy} unhealthy
      </p>
    </div>
  );
}

/** What the selected garden is: its health, size, conditions and how many plants of how many kinds. */
export function GardenOverview({ garden }: { garden: PlantedGarden }) {
  const heading = useId();
  const { row } = garden;
  const kinds = new Set(garden.plants.map(({ plant }) => plant.id)).size;
  const facts = [
    ['Area', `${areaOf(garden.matrix)} ft²`],
    ['Size', `${row.width}' x ${row.height}'`],
    ['Plants', `${growingWords(garden.plants)}, ${kinds} ${kinds === 1 ? 'kind' : 'kinds'}`],
    ['Sunlight', row.sunlight],
    ['Soil type', row.soil_type],
    ['Hardiness zone', row.hardiness_zone],
    ['Maintenance', row.maintenance],
  ];
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>Garden Overview</h2>
      <Health garden={garden} />
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
