import {
  type Activity,
  type ExportedDevice,
  type exportedEvent,
  type GardenPlantRow,
  type GardenRow,
  type JournalEntry,
  type Reminder,
  type SeasonPlanting,
  type TrackedSection,
} from '@planted/contracts';
import type { RecordedEvent } from '@planted/event-sourcing';
import type { DecryptText } from '@planted/service-kit';
import type { z } from 'zod';
import { readReminderText } from '../../reminder/reminder-text';
import { type StoredActivity, toActivity } from '../fetch-recent-activities/stored-activity';
import { type StoredJournalEntry, toJournalEntry } from '../stored-journal-entry';

type ExportedReminder = Omit<Reminder, 'plant_name'>;
type ExportedEvent = z.infer<typeof exportedEvent>;

interface StoredRow {
  readonly id: string;
}
type Dated<Row> = Omit<Row, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date };
type StoredReminder = Omit<
  ExportedReminder,
  'title' | 'description' | 'tags' | 'reminder_datetime' | 'completed_at' | 'recurrence_type'
> & {
  sealed_text: string;
  due_at: Date;
  completed_at: Date | null;
  recurrence: NonNullable<Reminder['recurrence_type']>['type'] | null;
};
interface StoredDevice extends StoredRow {
  readonly sealed_name: string;
  readonly added_at: Date;
}
export interface StoredEvent extends StoredRow {
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schema_version: number;
  readonly recorded_at: Date;
  readonly data: Record<string, unknown>;
  readonly actor: string;
}

/** What a stored row says to its gardener; undefined for a text whose key is gone. By section. */
export const EXPORTED = {
  gardens: ({ created_at, updated_at, ...row }: Dated<GardenRow>): GardenRow => ({
    ...row,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }),
  plants: (row: GardenPlantRow): GardenPlantRow => row,
  reminders(
    { sealed_text, due_at, completed_at, recurrence, ...row }: StoredReminder,
    decrypt: DecryptText,
  ): ExportedReminder | undefined {
    const text = decrypt(sealed_text);
    return text === undefined
      ? undefined
      : {
          ...row,
          ...readReminderText(text),
          reminder_datetime: due_at.toISOString(),
          completed_at: completed_at?.toISOString() ?? null,
          recurrence_type: recurrence && { type: recurrence },
        };
  },
  journal: (row: StoredJournalEntry, decrypt: DecryptText): JournalEntry | undefined =>
    toJournalEntry(row, decrypt),
  activity: (row: StoredActivity): Activity => toActivity(row),
  season: (row: SeasonPlanting): SeasonPlanting => row,
  devices({ id, sealed_name, added_at }: StoredDevice, decrypt: DecryptText): ExportedDevice | undefined {
    const name = decrypt(sealed_name);
    return name === undefined ? undefined : { id, name, added_at: added_at.toISOString() };
  },
  /** Garden events are decrypted before; reminders and journal entries encrypt their words by themselves. */
  events(row: StoredEvent, decrypt: DecryptText): ExportedEvent {
    const { sealedText, ...rest } = row.data;
    const text = typeof sealedText === 'string' ? decrypt(sealedText) : undefined;
    return {
      id: row.id,
      stream: row.stream,
      version: row.version,
      type: row.type,
      schema_version: row.schema_version,
      time: row.recorded_at.toISOString(),
      data: text === undefined ? row.data : { ...rest, text: JSON.parse(text) },
    };
  },
} satisfies Record<TrackedSection, unknown>;

/** A stored event as the event store knows it, to be opened there. */
export const recordedEvent = (row: StoredEvent): RecordedEvent => ({
  id: row.id,
  stream: row.stream,
  version: row.version,
  type: row.type,
  schemaVersion: row.schema_version,
  data: row.data,
  sequence: null,
  metadata: {
    actor: row.actor,
    time: row.recorded_at.toISOString(),
    correlationId: '',
    causationId: null,
    commandId: null,
    service: '',
  },
});
