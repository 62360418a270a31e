import type { z } from 'zod';
import type { gardenEventRecordedV1, gardenSavedV1 } from './garden-events';

/** What stands in place of a text whose gardener is forgotten. */
export const REMOVED_TEXT = '(removed)';

export interface PersonalFields {
  /** The schema version from which on they stand sealed where an event is stored. */
  readonly since: number;
  readonly fields: readonly string[];
}

const personalIn = <Schema extends z.ZodType<object>>(
  since: number,
  ...fields: (keyof z.infer<Schema> & string)[]
): PersonalFields => ({ since, fields });

/**
 * What a gardener typed, by event type. In stored events these fields are one sealed text, under the key of the
 * event's actor; code between store and tables never meets it. Reminders and journal entries seal theirs by themselves.
 */
export const personalFields: ReadonlyMap<string, PersonalFields> = new Map([
  ['GardenSaved', personalIn<typeof gardenSavedV1>(2, 'name')],
  [
    'GardenEventRecorded',
    personalIn<typeof gardenEventRecordedV1>(2, 'value', 'unit', 'oldStatus', 'newStatus', 'notes'),
  ],
]);
