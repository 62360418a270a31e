import { z } from 'zod';
import { uuid } from './text';

/**
 * How often an entry or a reminder was changed since it was written: 0, 1, … A change names the revision that its
 * page shows; where another page was faster it is a conflict, and the refusal's `current` has what is there now.
 */
export const revision = z.int('must be a whole number').min(0, 'must be at least 0');

/** What names an entry and the revision of it that its page shows. */
export const revised = z.strictObject({ id: uuid, revision });

/** What every change answers: the entry, and its revision from now on. */
export const changed = z.object({ id: uuid, revision: z.int() });
export type Changed = z.infer<typeof changed>;

/** What happened to an entry at one of its revisions: each is kept in the log beside the others. */
export const revisionKind = z.enum(['written', 'corrected', 'withdrawn', 'restored']);
export type RevisionKind = z.infer<typeof revisionKind>;
