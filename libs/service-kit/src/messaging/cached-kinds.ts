import {
  fetchVarietiesQuery,
  type MessageContext,
  type Plant,
  readPlantsQuery,
  withVarieties,
} from '@planted/contracts';
import type { Clock } from '../tokens';
import { cachedQuery } from './cached-query';
import type { Messaging } from './messaging';

/** How long the catalogue's answers are used, in milliseconds: they change with a release. */
const FRESH_FOR = 60_000;

/**
 * All that can stand in a garden: the plants of the catalogue service and their varieties, as rows of the plant table.
 * The same list until the catalogue has answered otherwise.
 * @throws RefusalError unavailable when the catalogue has never answered.
 */
export function cachedKinds(
  messaging: Messaging,
  now: Clock,
): (context: MessageContext) => Promise<readonly Plant[]> {
  const asked = { messaging, input: {}, freshFor: FRESH_FOR, now };
  const plantsOf = cachedQuery({ ...asked, message: readPlantsQuery });
  const varietiesOf = cachedQuery({ ...asked, message: fetchVarietiesQuery });
  let kept: readonly [plants: unknown, varieties: unknown, kinds: readonly Plant[]] | undefined;
  return async (context) => {
    const [plants, varieties] = await Promise.all([plantsOf(context), varietiesOf(context)]);
    if (kept?.[0] !== plants || kept[1] !== varieties)
      kept = [plants, varieties, withVarieties(plants, varieties.data)];
    return kept[2];
  };
}
