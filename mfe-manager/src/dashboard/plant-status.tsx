import type { GardenPlant } from '@planted/contracts';
import { growthOn } from '@planted/garden-domain';
import { Link } from '@planted/mfe-kit';
import { Badge, buttonClass, Card, EmptyState, PlantImage, ProgressRing, SectionHeading } from '@planted/ui';
import { useId } from 'react';
import { titleCase } from '../activity/describe-activity';
import { countOfPlants } from '../gardens/planted-garden';
import styles from './plant-status.module.css';
import { plantsByStage, stageOf } from './plants-by-stage';

function PlantStatusCard({ entry, today }: { entry: GardenPlant; today: string }) {
  const { progress, daysLeft } = growthOn(entry.plant, entry.planted_date, today);
  const isReady = entry.plant_status === 'harvestable' || entry.plant_status === 'Harvest';
  const rest =
    daysLeft === null ? 'No planting date yet' : isReady ? 'Ready to harvest' : `${daysLeft} days to harvest`;
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
      </div>
    </Card>
  );
}

/** Up to 12 plants by stage (3 §2.2, §9). `today` is a calendar day. */
export function PlantStatus({ plants, today }: { plants: readonly GardenPlant[]; today: string }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        title="Plant Status"
        action={plants.length > 0 && <Link to="/garden-manager">All {countOfPlants(plants.length)}</Link>}
      />
      {plants.length === 0 ? (
        <EmptyState
          action={
            <Link to="/garden-manager" className={buttonClass({ variant: 'outlined' })}>
              Get Started
            </Link>
          }
        >
          No plants to show, be sure to plant your gardens!
        </EmptyState>
      ) : (
        <ul className={styles.plants}>
          {plantsByStage(plants).map((entry) => (
            <PlantStatusCard key={entry.id} entry={entry} today={today} />
          ))}
        </ul>
      )}
    </section>
  );
}
