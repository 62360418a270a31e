import type { Plant, SeasonPlanting } from '@planted/contracts';
import { expectedHarvest, type GrowingKind, growthOn } from '@planted/garden-domain';
import { type Day, type PlannedPlanting, type Step, toDay, toText } from '@planted/season';
import type { Known } from '../garden-plan';

/** Where a planting that is in the ground is in its season. */
export type Outlook =
  /** Not to be picked, or in bloom, before this day. */
  | { readonly kind: 'growing'; readonly blooms: boolean; readonly from: Day }
  | { readonly kind: 'ripe'; readonly since: Day }
  /** Picked, and not ready again yet. */
  | { readonly kind: 'picked' }
  /** `until` is null where no plan says it. */
  | { readonly kind: 'in-bloom'; readonly until: Day | null }
  /** It stays, and has had its harvest or bloom of this season. */
  | { readonly kind: 'resting'; readonly blooms: boolean }
  /** Frost, or its last harvest or bloom, has ended it on this day; it is to be cleared. */
  | { readonly kind: 'ended'; readonly by: 'frost' | 'harvest' | 'bloom'; readonly day: Day };

const isBloom = ({ kind }: Step): boolean => kind === 'first-bloom';

/** It ends with frost, which comes before the last harvest would. */
const isFrostEnded = (...steps: readonly (Step | undefined)[]): boolean =>
  steps.some((step) => step?.causes.some(({ code }) => code === 'frost-ends'));

/**
 * Where a planting is by its plan: flowers bloom and are not harvested, and what ends within the season ends by its plan,
 * with killing frost at the latest. @returns null for what is not in the ground, or has no dates at its place
 */
export function outlookOf(
  stored: SeasonPlanting,
  { steps }: PlannedPlanting,
  kind: GrowingKind,
  today: Day,
): Outlook | null {
  const { state, plantedDay, harvestDays } = stored;
  if (state !== 'standing' || plantedDay === null || toDay(plantedDay) > today) return null;
  const first = steps.find((step) => step.kind === 'first-harvest' || step.kind === 'first-bloom');
  const last = steps.find((step) => step.kind === 'last-harvest' || step.kind === 'last-bloom');
  const clear = steps.find((step) => step.kind === 'clear');
  if (!first || !last) return null;
  const blooms = isBloom(first);
  if (clear && clear.day <= today) {
    if (isFrostEnded(first, last)) return { kind: 'ended', by: 'frost', day: last.day };
    return { kind: 'ended', by: blooms ? 'bloom' : 'harvest', day: last.day };
  }
  if (today < first.day) return { kind: 'growing', blooms, from: first.day };
  if (today > last.day) return { kind: 'resting', blooms };
  if (blooms) return { kind: 'in-bloom', until: last.day };
  if (first.state !== 'done') return { kind: 'ripe', since: first.day };
  const again = growthOn(kind, plantedDay, toText(today), harvestDays.at(-1) ?? null);
  return again.status === 'harvestable' ? { kind: 'ripe', since: first.day } : { kind: 'picked' };
}

const FLOWER: Plant['plant_type'] = 'flower';

/** The same where no place is known: the packet's days tell what is ripe, and what is grown for its bloom blooms then. */
export function outlookByPacket(
  { state, plantId, plantedDay, harvestDays }: SeasonPlanting,
  { plants, today }: Known,
): Outlook | null {
  const kind = plants.get(plantId);
  if (state !== 'standing' || plantedDay === null || !kind || toDay(plantedDay) > today) return null;
  const growth = growthOn(kind, plantedDay, toText(today), harvestDays.at(-1) ?? null);
  if (growth.status !== 'harvestable') return null;
  if (kind.plant_type === FLOWER) return { kind: 'in-bloom', until: null };
  return { kind: 'ripe', since: toDay(expectedHarvest(plantedDay, kind.days_to_maturity)) };
}
