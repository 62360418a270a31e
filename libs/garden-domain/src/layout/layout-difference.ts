import type { EndOfPlanting, Layout, LayoutChange, PlantingSpot } from './layout-change';
import { NOTED_STEPS, PLANTING_STEPS, type SeasonPlan } from './season-plan';

/** What of a planting its gardener may change, in the groups that the named changes of an act have. */
export const SPOT_GROUPS = {
  place: ['x', 'y', 'width', 'height'],
  color: ['color'],
  count: ['plantsPerSquare'],
} as const;
export type SpotGroup = keyof typeof SPOT_GROUPS;

/** Whether two plantings are alike in one of the groups. */
export const alikeIn = (group: SpotGroup, one: PlantingSpot, other: PlantingSpot): boolean =>
  SPOT_GROUPS[group].every((field) => one[field] === other[field]);

/** Whether nothing that a gardener may change differs; two that do not stand are alike. */
export const isSameSpot = (one: PlantingSpot | undefined, other: PlantingSpot | undefined): boolean =>
  one === undefined || other === undefined
    ? one === other
    : (['place', 'color', 'count'] as const).every((group) => alikeIn(group, one, other));

/** The changes that make of a planting `from` what `to` is. */
export function spotDifference<Spot extends PlantingSpot>(from: Spot, to: Spot): LayoutChange<Spot>[] {
  const { id, x, y, width, height, color, plantsPerSquare } = to;
  const isSameSize = from.width === width && from.height === height;
  const moved: LayoutChange<Spot> = isSameSize
    ? { type: 'move', id, x, y }
    : { type: 'resize', id, x, y, width, height };
  return [
    ...(alikeIn('place', from, to) ? [] : [moved]),
    ...(alikeIn('color', from, to) ? [] : [{ type: 'recolor' as const, id, color }]),
    ...(alikeIn('count', from, to) ? [] : [{ type: 'count' as const, id, plantsPerSquare }]),
  ];
}

/** The changes that make of what is planned for one planting what `to` says: what it comes after, and its steps. */
export function planDifference<Spot extends PlantingSpot>(
  id: string,
  from: SeasonPlan<PlantingSpot>,
  to: SeasonPlan<PlantingSpot>,
): LayoutChange<Spot>[] {
  const after = to.after.get(id) ?? null;
  const [fixed, fixedBefore] = [to.fixed.get(id), from.fixed.get(id)];
  const [done, doneBefore] = [to.done.get(id), from.done.get(id)];
  return [
    ...(after === (from.after.get(id) ?? null) ? [] : [{ type: 'put-after' as const, id, after }]),
    ...PLANTING_STEPS.flatMap((step) =>
      fixed?.[step] === fixedBefore?.[step]
        ? []
        : [{ type: 'fix-step' as const, id, step, day: fixed?.[step] ?? null }],
    ),
    ...NOTED_STEPS.flatMap((step) =>
      done?.[step] === doneBefore?.[step]
        ? []
        : [{ type: 'do-step' as const, id, step, day: done?.[step] ?? null }],
    ),
  ];
}

/**
 * The changes of one act that lead from a layout to a draft of it on the same ground: only what differs. What stands in
 * the draft and has ended in the base is restored, and said in full: where it last stood may be known better elsewhere.
 * @param draft what stands in it, by id
 * @param endOf how one ended that stands in the base and not in the draft
 */
export function layoutDifference<Spot extends PlantingSpot>(
  base: Pick<Layout<Spot>, 'standing' | 'ended'>,
  draft: ReadonlyMap<string, Spot>,
  endOf: (gone: Spot) => EndOfPlanting,
): LayoutChange<Spot>[] {
  const ends = [...base.standing.values()]
    .filter(({ id }) => !draft.has(id))
    .map((gone) => ({ type: 'end' as const, id: gone.id, ...endOf(gone) }));
  return [...ends, ...[...draft.values()].flatMap((spot) => changesOf(base, spot))];
}

function changesOf<Spot extends PlantingSpot>(
  { standing, ended }: Pick<Layout<Spot>, 'standing' | 'ended'>,
  spot: Spot,
): LayoutChange<Spot>[] {
  const { id, x, y, width, height, color, plantsPerSquare } = spot;
  const stood = standing.get(id);
  if (stood) return spotDifference(stood, spot);
  if (!ended.has(id)) return [{ type: 'place', planting: spot }];
  return [
    { type: 'restore', id },
    { type: 'resize', id, x, y, width, height },
    { type: 'recolor', id, color },
    { type: 'count', id, plantsPerSquare },
  ];
}
