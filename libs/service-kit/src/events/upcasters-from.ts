import type { EventType } from '@planted/contracts';
import type { EventTypeVersions } from '@planted/event-sourcing';
import type { z } from 'zod';

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

/** How stored events of these types are read: brought to the newest version, then checked by its schema. */
export function upcastersFrom(types: readonly EventType[]): Record<string, EventTypeVersions> {
  return Object.fromEntries(
    types.map(({ type, newest, versions }) => [
      type,
      {
        current: newest,
        upcasters: Object.fromEntries(
          Object.entries(versions).flatMap(([version, { upcast }]) => (upcast ? [[version, upcast]] : [])),
        ),
        parse: (data) => checked(versions[newest]?.schema, data),
      } satisfies EventTypeVersions,
    ]),
  );
}
