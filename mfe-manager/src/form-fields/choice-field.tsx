import { Dropdown, type DropdownOption, type DropdownProps } from '@planted/ui';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { errorText } from './error-text';

interface ChoiceFieldProps<Values extends FieldValues, Sent>
  extends Pick<DropdownProps, 'label' | 'placeholder' | 'required'> {
  readonly control: Control<Values, unknown, Sent>;
  readonly name: FieldPathByValue<Values, string>;
  readonly options: readonly DropdownOption[];
  /** Chosen where the field's value is no option, or no longer one. */
  readonly otherwise?: string | undefined;
}

/** A form's choice from a list. */
export function ChoiceField<Values extends FieldValues, Sent>({
  control,
  name,
  options,
  otherwise,
  ...look
}: ChoiceFieldProps<Values, Sent>) {
  const { field, fieldState } = useController({ control, name });
  const isOption = options.some(({ value }) => value === field.value);
  return (
    <Dropdown
      {...look}
      options={options}
      value={isOption ? field.value : otherwise}
      onChange={field.onChange}
      error={errorText(fieldState.error)}
    />
  );
}
