import { DEFAULT_OPTIONS, OPTION_BOUNDS, type PlanningAlgorithm } from '@planted/auto-planting';
import { Checkbox, Collapsible, TextInput } from '@planted/ui';
import type { ReactNode } from 'react';
import type { ChosenOptions } from '../../planter/plan-report';
import styles from './auto-planting-options.module.css';
import { numberFields, switchFields } from './planning-options';

interface OptionFieldsProps {
  readonly algorithm: PlanningAlgorithm;
  readonly options: ChosenOptions;
  readonly onChange: (changed: ChosenOptions) => void;
  /** First among the general options. */
  readonly children: ReactNode;
}

/** The inputs of one algorithm and the general options (2 §5, §9): bounds are attributes, an empty field stays empty. */
export function OptionFields({ algorithm, options, onChange, children }: OptionFieldsProps) {
  return (
    <>
      <div className={styles.numbers}>
        {numberFields[algorithm].map(({ option, label, hint, step }) => {
          const [min, max] = OPTION_BOUNDS[option];
          const chosen = options[option];
          const value = chosen === undefined ? DEFAULT_OPTIONS[option] : chosen;
          return (
            <TextInput
              key={option}
              label={label}
              hint={hint}
              min={min}
              max={max}
              step={step}
              type="number"
              inputMode="decimal"
              value={value ?? ''}
              onChange={({ currentTarget: { valueAsNumber } }) =>
                onChange({ [option]: Number.isNaN(valueAsNumber) ? null : valueAsNumber })
              }
            />
          );
        })}
      </div>
      <Collapsible title="General options">
        <div className={styles.switches}>
          {children}
          {switchFields
            .filter(({ only }) => only === undefined || only === algorithm)
            .map(({ option, label }) => (
              <Checkbox
                key={option}
                label={label}
                checked={options[option] ?? DEFAULT_OPTIONS[option]}
                onChange={(next) => onChange({ [option]: next })}
              />
            ))}
        </div>
      </Collapsible>
    </>
  );
}
