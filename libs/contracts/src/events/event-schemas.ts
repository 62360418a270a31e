import { gardenEventSchemas, gardenEventSteps } from './garden-events';
import { gardenerEventSchemas } from './gardener-events';
import { journalEventSchemas } from './journal-events';
import { reminderEventSchemas } from './reminder-events';

/** Every event type of the log, for services whose read models follow it. */
export const eventSchemas = {
  ...gardenEventSchemas,
  ...reminderEventSchemas,
  ...journalEventSchemas,
  ...gardenerEventSchemas,
} as const;

/** How the older versions of them are brought to the newest. */
export const eventSteps = { ...gardenEventSteps } as const;
