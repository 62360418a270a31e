import { branchEventTypes } from './branch-events';
import { calendarEventTypes } from './calendar-events';
import type { EventType } from './define-event-type';
import { gardenEventTypes } from './garden-events';
import { gardenerEventTypes } from './gardener-events';
import { journalEventTypes } from './journal-events';
import { morningNoteEventTypes } from './morning-note-events';
import { ownKindEventTypes } from './own-kind-events';
import { placeEventTypes } from './place-events';
import { reminderEventTypes } from './reminder-events';

/** Every event type of the log, for services whose read models follow it. */
export const eventTypes: readonly EventType[] = [
  ...gardenEventTypes,
  ...branchEventTypes,
  ...reminderEventTypes,
  ...journalEventTypes,
  ...placeEventTypes,
  ...ownKindEventTypes,
  ...calendarEventTypes,
  ...morningNoteEventTypes,
  ...gardenerEventTypes,
];
