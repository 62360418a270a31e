import { gardenEventSchemas } from './garden-events';
import { journalEventSchemas } from './journal-events';
import { reminderEventSchemas } from './reminder-events';

/** Every event type of the log, for services whose read models follow it. */
export const eventSchemas = {
  ...gardenEventSchemas,
  ...reminderEventSchemas,
  ...journalEventSchemas,
} as const;
