import type { FieldError } from 'react-hook-form';

/** The message of an error, or of the first part that has one: a list of tags is one field. */
const messageOf = (error: Partial<FieldError> | undefined): string | undefined =>
  error?.message ??
  Object.values(error ?? {})
    .map((part: unknown) =>
      typeof part === 'object' && part !== null && 'message' in part ? part.message : undefined,
    )
    .find((message) => typeof message === 'string');

/** A field's error as a sentence: the contract's 'must have at most 200 characters' becomes 'It must have … .' */
export function errorText(error: Partial<FieldError> | undefined): string | undefined {
  const message = messageOf(error);
  return message?.startsWith('must ') ? `It ${message}.` : message;
}
