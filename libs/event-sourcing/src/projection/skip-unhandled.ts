import type { LoggedEvent } from '../event';
import type { ApplyTarget } from './lock-generation';
import { movePast } from './move-together';

/**
 * Moves the checkpoint past events that this read model has no handlers for: there are no rows to write with it, so
 * that it takes no transaction, and one statement for all read models of this process that do it at the same moment.
 * @returns the checkpoint; undefined where nothing was done, because there is more to it: events that are of interest or of
 * no known type, do not come next, or may have to be parked, or a generation that is paused or another version's.
 */
export async function skipUnhandled(
  target: ApplyTarget,
  events: readonly LoggedEvent[],
): Promise<number | undefined> {
  const { projection, upcaster } = target;
  const [first] = events;
  if (!first) return undefined;
  const isOfNoInterest = events.every(
    ({ type, sequence }, i) =>
      sequence === first.sequence + i && !projection.handlers.has(type) && upcaster.knows(type),
  );
  if (!isOfNoInterest) return undefined;
  return (await movePast(target, events)) ? events.at(-1)?.sequence : undefined;
}
