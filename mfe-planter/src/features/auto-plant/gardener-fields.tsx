import { Dropdown } from '@planted/ui';
import type { PlanningChoice } from '../../planter/plan-report';
import styles from './auto-planting-options.module.css';
import { OptionNumber } from './option-number';
import { northAnswers, weightFields } from './planning-options';

interface GardenerFieldsProps {
  readonly choice: Pick<PlanningChoice, 'north' | 'options'>;
  readonly onChange: (changed: Partial<PlanningChoice>) => void;
}

/** How the bed lies, and how much each thing counts that a gardener thinks of beside the aim of a plan. */
export function GardenerFields({ choice: { north, options }, onChange }: GardenerFieldsProps) {
  return (
    <>
      <Dropdown
        label="Which side of the bed is north?"
        options={northAnswers}
        value={north ?? 'unknown'}
        onChange={(side) => onChange({ north: side === 'unknown' ? undefined : side })}
        hint={
          north ? 'Tall plants go where they shade no sun-lover.' : 'Until then no plan asks about shade.'
        }
      />
      <fieldset className={styles.weights}>
        <legend>What else counts</legend>
        <p className="small soft">
          How much of what a plant is worth one fault less may cost, in percent. 0 switches it off.
        </p>
        <div className={styles.numbers}>
          {weightFields.map((field) => (
            <OptionNumber
              key={field.option}
              field={field}
              options={options}
              onChange={(changed) => onChange({ options: { ...options, ...changed } })}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
