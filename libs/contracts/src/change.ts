import { z } from 'zod';
import { uuid } from './text';

/** What can change: an entity that a stream of events belongs to. 'gardener': the gardener was forgotten. */
const KINDS = ['garden', 'reminder', 'journal', 'place', 'branches', 'gardener'] as const;

/** Something of a gardener's that has changed, by name only: what it is now, a page asks for as ever. */
export const change = z.object({
  /** Pages pass over a kind that they do not know. */
  kind: z.string(),
  /** Of the garden, the reminder, the journal entry; of places, the gardener's; of branches, the garden's. */
  id: uuid,
  /** The `x-correlation-id` of the request that changed it: whoever made that knows of it already. */
  by: z.string(),
});
export type Change = z.infer<typeof change>;
export type ChangeKind = (typeof KINDS)[number];

/** A place in the log of events: of a gardener's newest change, after which more may follow. */
export const logPosition = z.coerce
  .number()
  .int('must be a whole number')
  .min(0, 'must be at least 0')
  .max(Number.MAX_SAFE_INTEGER, 'is too large');

/** The kind and id of the entity that a stream belongs to; undefined for a stream of which no page shows anything. */
export function entityOf(stream: string): { readonly kind: ChangeKind; readonly id: string } | undefined {
  const border = stream.indexOf('-');
  const kind = KINDS.find((each) => each === stream.slice(0, border));
  return kind && { kind, id: stream.slice(border + 1) };
}
