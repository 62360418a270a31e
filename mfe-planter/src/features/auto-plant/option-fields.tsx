import { DEFAULT_OPTIONS, type PlanningAlgorithm } from '@planted/auto-planting';
import { Checkbox, Collapsible } from '@planted/ui';
import type { ReactNode } from 'react';
import type { ChosenOptions } from '../../planter/plan-report';
import styles from './auto-planting-options.module.css';
import { OptionNumber } from './option-number';
import { numberFields, rotationField, switchFields } from './planning-options';

interface OptionFieldsProps {
  readonly algorithm: PlanningAlgorithm;
  readonly options: ChosenOptions;
  readonly onChange: (changed: ChosenOptions) => void;
  /** Whether the bed has a past that a plan can heed. */
  readonly asksRotation: boolean;
  /** First among the general options. */
  readonly children: ReactNode;
  /** Last among them. */
  readonly last: ReactNode;
}

/** Where the general options are found. */
const PLACE = 'general-options';

/** The inputs of one algorithm and the general options (2 §5, §9): bounds are attributes, an empty field stays empty. */
export function OptionFields({
  algorithm,
  options,
  asksRotation,
  onChange,
  children,
  last,
}: OptionFieldsProps) {
  return (
    <>
      <div className={styles.numbers}>
        {[...numberFields[algorithm], ...(asksRotation ? [rotationField] : [])].map((field) => (
          <OptionNumber key={field.option} field={field} options={options} onChange={onChange} />
        ))}
      </div>
      <div id={PLACE}>
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
          {last}
        </Collapsible>
      </div>
    </>
  );
}

/** Opens the general options, wherever they are on the page, and moves the focus there. */
export function goToGeneralOptions(): void {
  const opener = document.querySelector<HTMLButtonElement>(`#${PLACE} button`);
  if (opener?.getAttribute('aria-expanded') === 'false') opener.click();
  opener?.focus();
}
