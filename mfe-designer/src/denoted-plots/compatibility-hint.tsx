import { usePlants } from '@planted/api-client';
import { type GrowingConditions, maintenanceWords, RECOMMENDED_ABOVE } from '@planted/garden-domain';
import { PlantImage } from '@planted/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { summarizeFit } from './fit-summary';
import styles from './garden-card.module.css';

const BestFits = lazy(() => import('./best-fits'));

interface CompatibilityHintProps {
  readonly garden: string;
  readonly conditions: GrowingConditions;
}

/** How well the plants of the catalogue fit these conditions (1 §2: a fit above 40 % is recommended). */
export function CompatibilityHint({ garden, conditions }: CompatibilityHintProps) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const { data: plants, isError, refetch } = usePlants();
  const fit = useMemo(() => (plants ? summarizeFit(plants, conditions) : null), [plants, conditions]);

  if (isError)
    return (
      <p className={styles.hint}>
        <span>
          The plant list could not be loaded.{' '}
          <button type="button" className={styles.again} onClick={() => void refetch()}>
            Try again
          </button>
        </span>
      </p>
    );
  // As tall as with the plants: what is below must not move when they come.
  const known = (
    <>
      <span>Plants above {RECOMMENDED_ABOVE}% are recommended.</span>
      <span>{maintenanceWords(conditions.maintenance)}.</span>
    </>
  );
  if (!plants)
    return (
      <p className={styles.hint}>
        <span>
          <strong>Looking for plants...</strong>
          {known}
        </span>
        <span className={styles.examples} />
      </p>
    );
  if (!fit) return <p className={styles.hint}>There are no plants in the catalog yet.</p>;
  return (
    <>
      <button type="button" className={styles.hint} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        <span>
          <strong className="num">
            {fit.atBest} {fit.atBest === 1 ? 'plant is' : 'plants are'} a {fit.best}% fit
          </strong>
          {known}
        </span>
        <span className={styles.examples}>
          {fit.examples.map((plant) => (
            <PlantImage key={plant.id} src={plant.optimized_plant_image_url} size={32} />
          ))}
        </span>
      </button>
      {asked !== null && (
        <Suspense>
          <BestFits
            open={asked}
            garden={garden}
            conditions={conditions}
            plants={plants}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
