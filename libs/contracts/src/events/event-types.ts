import type { EventType } from './define-event-type';
import { gardenEventTypes } from './garden-events';
import { gardenerEventTypes } from './gardener-events';
import { journalEventTypes } from './journal-events';
import { reminderEventTypes } from './reminder-events';

/** Every event type of the log, for services whose read models follow it. */
export const eventTypes: readonly EventType[] = [
  ...gardenEventTypes,
  ...reminderEventTypes,
  ...journalEventTypes,
  ...gardenerEventTypes,
];
