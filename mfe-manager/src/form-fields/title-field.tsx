import { TextInput } from '@planted/ui';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { errorText } from './error-text';

interface TitleFieldProps {
  readonly title: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
}

/** What is written is called by this (3 §5). */
export const TitleField = ({ title, error }: TitleFieldProps) => (
  <TextInput label="Title" dir="auto" required autoComplete="off" error={errorText(error)} {...title} />
);
