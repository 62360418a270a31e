import type { FieldError } from 'react-hook-form';

/** The message of an error, or of the first part that has one: a list of tags is one field. */
const messageOf = (error: Partial<FieldError> | undefined): string | undefined =>
  error?.message ??
  Object.values(error ?? {})
    .map((part: unknown) =>
      typeof part === 'object' && part !== null && 'message' in part ? part.message : undefined,
    )
    .find((message) => typeof message === 'string');

/**
 * A field's error as a sentence: the contract's 'must be 200 characters or fewer' becomes 'It must be … .'
 * @param part what a part of the field is called, such as 'Each tag' of the list of tags
 */
export function errorText(error: Partial<FieldError> | undefined, part = 'It'): string | undefined {
  const message = messageOf(error);
  const subject = error?.message === undefined ? part : 'It';
  return message?.startsWith('must ') ? `${subject} ${message}.` : message;
}
