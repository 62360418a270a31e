import type { Dashboard } from '@planted/contracts';
import { type CalendarDay, growthOn } from '@planted/garden-domain';
import { Link } from '@planted/mfe-kit';
import { Badge, buttonClass, Card, EmptyState, PlantImage, ProgressRing, SectionHeading } from '@planted/ui';
import { useId } from 'react';
import { countOfPlants, nameOfGarden, type StandingPlant } from '../gardens/planted-garden';
import type { Failure } from '../gardens/use-planted-gardens';
import { dayText, stageText } from '../plants-tab/describe-plant';
import styles from './plant-status.module.css';

const restText = (entry: StandingPlant, isReady: boolean, daysLeft: number | null): string => {
  const { planted_date, harvested_on = null, outlook } = entry;
  if (outlook) return outlook.words;
  if (isReady) return 'Ready to harvest';
  if (harvested_on !== null && entry.plant_current_stage_days_left === null && planted_date !== null)
    return `Harvested ${dayText(harvested_on, '')}`;
  if (daysLeft !== null) return `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} to harvest`;
  return planted_date === null ? 'No planting date yet' : `Plant on ${dayText(planted_date, '')}`;
};

interface PlantStatusCardProps {
  readonly entry: StandingPlant;
  readonly gardenName: string | undefined;
  readonly today: CalendarDay;
}

function PlantStatusCard({ entry, gardenName, today }: PlantStatusCardProps) {
  const { progress, daysLeft } = growthOn(entry.plant, entry.planted_date, today);
  const isReady = entry.plant_status === 'harvestable' || entry.plant_status === 'Harvest';
  const rest = restText(entry, isReady, daysLeft);
  return (
    <Card as="li" className={styles.card}>
      <ProgressRing percent={progress} label={`${entry.plant.plant_name} growth`}>
        <PlantImage src={entry.plant.optimized_plant_image_url} size={40} />
      </ProgressRing>
      <div>
        <h3>{entry.plant.plant_name}</h3>
        <Badge tone={isReady ? 'gold' : 'leaf'}>{stageText(entry)}</Badge>
        <p className="small">
          <strong className="num">{Math.round(progress)}%</strong> · {rest}
        </p>
        {gardenName && (
          <p dir="auto" className={`faint small ${styles.garden}`}>
            {gardenName}
          </p>
        )}
      </div>
    </Card>
  );
}

interface PlantStatusProps {
  /** The plants to show, of how many, in how many gardens. */
  readonly cards: readonly (StandingPlant & Pick<Dashboard['plantCards'][number], 'garden_name'>)[];
  readonly plants: number;
  readonly gardens: number;
  readonly today: CalendarDay;
  /** Why there are none, when they could not be loaded. */
  readonly failure?: Failure | undefined;
}

/** Up to 12 plants by stage (3 §2.2, §9). */
export function PlantStatus({ cards, plants, gardens, today, failure }: PlantStatusProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        title="Plant Status"
        action={plants > 0 && <Link to="/garden-manager">All {countOfPlants(plants)}</Link>}
      />
      {failure && <p className="soft">Your plants could not be loaded.</p>}
      {!failure && plants === 0 && (
        <EmptyState
          action={
            <Link to="/garden-manager" className={buttonClass({ variant: 'outlined' })}>
              Get Started
            </Link>
          }
        >
          No plants to show, be sure to plant your gardens!
        </EmptyState>
      )}
      {cards.length > 0 && (
        <ul className={styles.plants}>
          {cards.map((entry) => (
            <PlantStatusCard
              key={entry.id}
              entry={entry}
              gardenName={gardens > 1 ? nameOfGarden(entry.garden_name) : undefined}
              today={today}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
