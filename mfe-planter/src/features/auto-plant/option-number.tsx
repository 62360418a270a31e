import { DEFAULT_OPTIONS, OPTION_BOUNDS } from '@planted/auto-planting';
import { TextInput } from '@planted/ui';
import type { ChosenOptions } from '../../planter/plan-report';
import type { NumberField } from './planning-options';

interface OptionNumberProps {
  readonly field: NumberField;
  readonly options: ChosenOptions;
  readonly onChange: (changed: ChosenOptions) => void;
}

/** One number of the options: its bounds are attributes, and an empty field stays empty. */
export function OptionNumber({ field: { option, label, hint, step }, options, onChange }: OptionNumberProps) {
  const [min, max] = OPTION_BOUNDS[option];
  const chosen = options[option];
  const value = chosen === undefined ? DEFAULT_OPTIONS[option] : chosen;
  return (
    <TextInput
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
}
