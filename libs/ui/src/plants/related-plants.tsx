import { useId } from 'react';
import { type Meaning, MeaningMark } from '../icons/meaning-mark';
import type { RelatedPlant } from './plant-details';
import styles from './related-plants.module.css';

interface RelatedPlantsProps {
  readonly title: string;
  readonly meaning: Extract<Meaning, 'good' | 'bad'>;
  readonly plants: readonly RelatedPlant[];
  /** Said when there are none. */
  readonly none: string;
  /** With it, each name opens its plant. */
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** Plants to grow beside, or to keep apart. */
export function RelatedPlants({ title, meaning, plants, none, onOpen }: RelatedPlantsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <MeaningMark meaning={meaning} />
        {title}
      </h3>
      {plants.length === 0 ? (
        <p className="soft small">{none}</p>
      ) : (
        <ul className={styles.plants}>
          {plants.map((plant) => (
            <li key={plant.id}>
              {onOpen ? (
                <button
                  type="button"
                  className={`${styles.plant} ${styles[meaning]} ${styles.opens}`}
                  onClick={() => onOpen(plant.id)}
                >
                  {plant.name}
                </button>
              ) : (
                <span className={`${styles.plant} ${styles[meaning]}`}>{plant.name}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
