import { toText } from '@planted/season';
import { planGarden } from './garden-plan';
import type { PlannedBed } from './what-fits';

/** A garden as it is planned once plantings have ended today; those that are known to have ended are left as they are. */
export function without({ garden, plan, known }: PlannedBed, ids: ReadonlySet<string>): PlannedBed {
  const end = { day: toText(known.today), how: 'harvested' as const, cause: null };
  const plantings = garden.plantings.map((one) =>
    ids.has(one.id) && one.state !== 'ended' ? { ...one, state: 'ended' as const, end } : one,
  );
  const left = { ...garden, plantings };
  return { garden: left, plan: planGarden(left, plan.almanac, known, plan.learned), known };
}
