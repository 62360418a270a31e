import type { EventReading } from '@planted/event-sourcing';
import type { z } from 'zod';

/** An event type's schemas by schema version, as libs/contracts keeps them. */
export type EventSchemas = Readonly<Record<string, Readonly<Record<number, z.ZodType>>>>;

/** By event type, the step from each older version's data to the next. */
export type UpcastSteps = Readonly<Record<string, EventReading['steps']>>;

/** How stored events are read by these schemas: brought to the newest version, then checked by its schema. */
export function readingsOf(schemas: EventSchemas, steps: UpcastSteps = {}): Record<string, EventReading> {
  return Object.fromEntries(
    Object.entries(schemas).map(([type, byVersion]) => {
      const current = Math.max(...Object.keys(byVersion).map(Number));
      const reading: EventReading = {
        current,
        steps: steps[type] ?? {},
        parse: (data) => byVersion[current]?.parse(data),
      };
      return [type, reading];
    }),
  );
}
