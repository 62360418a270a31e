import type { EventReading } from '@planted/event-sourcing';
import type { z } from 'zod';

/** An event type's schemas by schema version, as libs/contracts keeps them. */
export type EventSchemas = Readonly<Record<string, Readonly<Record<number, z.ZodType>>>>;

/** By event type, the step from each older version's data to the next. */
export type UpcastSteps = Readonly<Record<string, EventReading['steps']>>;

/** What an operator reads of data that its schema refuses: so many places, and how many more there are. */
const PLACES_TOLD = 3;

/** @throws Error that says in a line what is wrong. */
function checked(schema: z.ZodType | undefined, data: unknown): unknown {
  const parsed = schema?.safeParse(data);
  if (!parsed || parsed.success) return parsed?.data;
  const { issues } = parsed.error;
  const told = issues.slice(0, PLACES_TOLD).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const more = issues.length - told.length;
  throw new Error(told.join('; ') + (more > 0 ? `; and ${more} more` : ''), { cause: parsed.error });
}

/** How stored events are read by these schemas: brought to the newest version, then checked by its schema. */
export function readingsOf(schemas: EventSchemas, steps: UpcastSteps = {}): Record<string, EventReading> {
  return Object.fromEntries(
    Object.entries(schemas).map(([type, byVersion]) => {
      const current = Math.max(...Object.keys(byVersion).map(Number));
      const reading: EventReading = {
        current,
        steps: steps[type] ?? {},
        parse: (data) => checked(byVersion[current], data),
      };
      return [type, reading];
    }),
  );
}
