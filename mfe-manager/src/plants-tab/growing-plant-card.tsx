import { type CalendarDay, growthOn } from '@planted/garden-domain';
import { Badge, Button, Card, PlantImage, ProgressRing } from '@planted/ui';
import type { StandingPlant } from '../gardens/planted-garden';
import { dayText, healthText, statusText } from './describe-plant';
import styles from './growing-plant-card.module.css';
import { GrowingFactsStrip } from './growing-facts-strip';

interface GrowingPlantCardProps {
  readonly entry: StandingPlant;
  readonly today: CalendarDay;
  /** Keeps the facts at the foot from passing by. */
  readonly still: boolean;
  readonly onRate: (entry: StandingPlant) => void;
  /** Clears what has ended. */
  readonly onClear: (entry: StandingPlant) => void;
}

/** One plant of the garden: how far it is, its dates, health and stage, and what it likes (3 §2.3). */
export function GrowingPlantCard({ entry, today, still, onRate, onClear }: GrowingPlantCardProps) {
  const { plant, outlook } = entry;
  const { progress } = growthOn(plant, entry.planted_date, today);
  const facts = [
    ['Planting date', dayText(entry.planted_date, 'Not set')],
    [
      outlook?.blooms ? 'Expected bloom' : 'Expected harvest',
      dayText(entry.expected_harvest_date, 'Not set'),
    ],
    ['Current status', statusText(entry)],
  ];
  return (
    <Card as="li" pad="none" className={styles.card}>
      <div className={styles.plant}>
        <div className={styles.progress}>
          <ProgressRing percent={progress} label={`${plant.plant_name} growth`} size={84}>
            <PlantImage src={plant.optimized_plant_image_url} size={46} />
          </ProgressRing>
          <span className="num small">{Math.round(progress)}%</span>
        </div>
        <div className={styles.words}>
          <h3>
            {plant.plant_name}{' '}
            <span className={`faint small ${styles.place}`}>
              row {entry.grid_y + 1}, column {entry.grid_x + 1}
            </span>
          </h3>
          <dl className={styles.facts}>
            {facts.map(([term, fact]) => (
              <div key={term}>
                <dt className="soft tiny">{term}</dt>
                <dd className="num">{fact}</dd>
              </div>
            ))}
            <div>
              <dt className="soft tiny">Current health</dt>
              <dd className="num">
                {healthText(entry.health_rating)}
                {entry.health_rating !== null && (
                  <button
                    type="button"
                    className={styles.rate}
                    aria-label={`Change the health of ${plant.plant_name}, row ${entry.grid_y + 1}, column ${entry.grid_x + 1}`}
                    onClick={() => onRate(entry)}
                  >
                    Change
                  </button>
                )}
              </dd>
            </div>
          </dl>
          {outlook?.hasEnded && (
            <Button
              size="s"
              className={styles.clear}
              aria-label={`Clear ${plant.plant_name}, row ${entry.grid_y + 1}, column ${entry.grid_x + 1}`}
              onClick={() => onClear(entry)}
            >
              Clear
            </Button>
          )}
          {plant.tags.length > 0 && (
            <ul className={styles.tags} aria-label="Tags">
              {plant.tags.map((tag) => (
                <li key={tag}>
                  <Badge className={styles.tag}>{tag}</Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <GrowingFactsStrip plant={plant} still={still} />
    </Card>
  );
}
