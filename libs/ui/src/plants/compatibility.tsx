import { type GrowingConditions, isRecommended, scoreFit } from '@planted/garden-domain';
import { useId } from 'react';
import { Meter } from '../feedback/meter';
import { MeaningMark } from '../icons/meaning-mark';
import styles from './compatibility.module.css';
import { fitReasons } from './fit-reasons';
import type { PlantDetails } from './plant-details';

export interface CompatibilityProps {
  readonly plant: PlantDetails;
  readonly conditions: GrowingConditions;
  /** Whose conditions these are, to be read after 'Fit with'. */
  readonly gardenName: string;
}

/** How well a plant fits a plot: percent, bar, hint, and the five checks with their reasons (1 §5). */
export function Compatibility({ plant, conditions, gardenName }: CompatibilityProps) {
  const title = useId();
  const fit = scoreFit(plant, conditions);
  const recommended = isRecommended(fit);
  return (
    <section aria-labelledby={title} className={styles.fit}>
      <div className={styles.head}>
        <h3 id={title} className={styles.title}>
          Fit with {gardenName}
        </h3>
        <strong className={`num ${styles.percent}`}>{fit.percent}%</strong>
      </div>
      <Meter label={`Fit with ${gardenName}`} value={fit.percent} />
      <p className={styles.hint} data-recommended={recommended}>
        <MeaningMark meaning={recommended ? 'good' : 'fair'} size={18} />
        {recommended ? 'Recommended here' : 'Not recommended here'}
      </p>
      <ul className={styles.checks}>
        {fitReasons(plant, conditions).map(({ check, label, fits, words }) => (
          <li key={check} className={styles.check}>
            <MeaningMark meaning={fits ? 'good' : 'bad'} size={18} className={styles.mark} />
            <span>
              <span className="vh">{fits ? 'Fits. ' : 'Does not fit. '}</span>
              <strong>{label}</strong> {words}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
