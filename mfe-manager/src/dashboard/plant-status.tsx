import type { GardenPlant } from '@planted/contracts';
import { type CalendarDay, growthOn } from '@planted/garden-domain';
import { Link } from '@planted/mfe-kit';
import { Badge, buttonClass, Card, EmptyState, PlantImage, ProgressRing, SectionHeading } from '@planted/ui';
import { useId } from 'react';
import { titleCase } from '../activity/describe-activity';
import { countOfPlants, type PlantedGarden } from '../gardens/planted-garden';
import type { Failure } from '../gardens/use-planted-gardens';
import { dayText } from '../plants-tab/describe-plant';
import styles from './plant-status.module.css';
import { plantsByStage, stageOf } from './plants-by-stage';

const restText = ({ planted_date }: GardenPlant, isReady: boolean, daysLeft: number | null): string => {
  if (isReady) return 'Ready to harvest';
  if (daysLeft !== null) return `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} to harvest`;
  return planted_date === null ? 'No planting date yet' : `To be planted ${dayText(planted_date, '')}`;
};

interface PlantStatusCardProps {
  readonly entry: GardenPlant;
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
        <Badge tone={isReady ? 'gold' : 'leaf'}>{titleCase(stageOf(entry))}</Badge>
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
  readonly gardens: readonly PlantedGarden[];
  readonly today: CalendarDay;
  /** Why there are none, when they could not be loaded. */
  readonly failure?: Failure | undefined;
}

/** Up to 12 plants by stage (3 §2.2, §9). */
export function PlantStatus({ gardens, today, failure }: PlantStatusProps) {
  const heading = useId();
  const plants = gardens.flatMap((garden) => garden.plants);
  const names = new Map(gardens.map(({ id, name }) => [id, name]));
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        title="Plant Status"
        action={plants.length > 0 && <Link to="/garden-manager">All {countOfPlants(plants.length)}</Link>}
      />
      {failure && <p className="soft">Your plants could not be loaded.</p>}
      {!failure && plants.length === 0 && (
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
      {plants.length > 0 && (
        <ul className={styles.plants}>
          {plantsByStage(plants).map((entry) => (
            <PlantStatusCard
              key={entry.id}
              entry={entry}
              gardenName={gardens.length > 1 ? names.get(entry.garden_id) : undefined}
              today={today}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
