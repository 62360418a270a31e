import { z } from 'zod';

declare const classified: unique symbol;

/** Marks, for the type checker alone, a schema of which every text is personal or plain. */
export type Classified = { readonly [classified]: true };

export interface TextPrivacy {
  readonly text: 'personal' | 'plain';
  /** Why it may be read by whoever reads the log; of plain text only. */
  readonly why?: string;
}

/** Our own, so that a JSON Schema made of these schemas does not show it. */
const privacy = z.registry<TextPrivacy>();

/**
 * Text that says something of a person, such as what a gardener typed: where an event is stored, it is encrypted under
 * the key of the event's actor, and gone when they are forgotten. Classifies every text inside `schema`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function personal<Schema extends z.ZodType>(schema: Schema): Schema & Classified {
  return classify(schema, { text: 'personal' });
}

/** Text that stays readable in the log forever, such as an id or a key of a table. Classifies every text inside `schema`. */
/* @__NO_SIDE_EFFECTS__ */
export function plain<Schema extends z.ZodType>(schema: Schema, why: string): Schema & Classified {
  return classify(schema, { text: 'plain', why });
}

/** Text that its service encrypts under its owner's key before it makes the event. */
/* @__NO_SIDE_EFFECTS__ */
export const alreadyEncrypted = <Schema extends z.ZodType>(schema: Schema): Schema & Classified =>
  plain(schema, 'encrypted by its service before the event is made');

/** How `schema` is classified; what is made of a classified schema by checks (`.max(5)`) is classified as that is. */
export const privacyOf = (schema: z.core.$ZodType): TextPrivacy | undefined => privacy.get(schema);

/** A copy is classified, so that a schema that others share is not. */
function classify<Schema extends z.ZodType>(schema: Schema, as: TextPrivacy): Schema & Classified {
  const copy = schema.clone();
  privacy.add(copy, as);
  return copy as Schema & Classified;
}
