import { TextInput, type TextInputProps } from './text-input';

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'inputMode'> {
  /** Called besides `onChange` with the number, or undefined while the field is empty or no number. */
  readonly onNumber?: (value: number | undefined) => void;
}

/** A number with its unit inside the field. Bounds are attributes only: what they mean is the form's to say. */
export function NumberInput({ onNumber, onChange, ...rest }: NumberInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      {...rest}
      type="number"
      onChange={(event) => {
        onChange?.(event);
        const value = event.currentTarget.valueAsNumber;
        onNumber?.(Number.isNaN(value) ? undefined : value);
      }}
    />
  );
}
