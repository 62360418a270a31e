import type { CalendarDay } from '../calendar-day';
import type { BedChange, Layout, LayoutChange, PlantingSpot, QuarterTurns } from './layout-change';
import { spotDifference } from './layout-difference';
import { carryFootprint } from './turn-bed';

/**
 * The changes that take an act back: what came ends as a mistake of `today`, what ended comes back, what changed is as
 * before, and the ground is turned back. Made in the layout `after`, they lead to what stood `before`.
 */
export function undoChanges<Spot extends PlantingSpot>(
  before: Layout<Spot>,
  after: Layout<Spot>,
  today: CalendarDay,
  reshaped?: BedChange,
): LayoutChange<Spot>[] {
  const came = [...after.standing.keys()].filter((id) => !before.standing.has(id));
  const back = reshaped && bedBefore(before, reshaped);
  return [
    ...(back ? [{ type: 'reshape' as const, ...back }] : []),
    ...came.map((id) => ({ type: 'end' as const, id, how: 'mistake' as const, cause: null, day: today })),
    ...[...before.standing.values()].flatMap((spot) => spotBefore(spot, after, back)),
  ];
}

function spotBefore<Spot extends PlantingSpot>(
  spot: Spot,
  after: Layout<Spot>,
  back: BedChange | undefined,
): LayoutChange<Spot>[] {
  const { id } = spot;
  const stands = after.standing.get(id);
  const kept = stands ?? after.ended.get(id);
  if (!kept) return [];
  const now = back ? carryFootprint(kept, after.matrix, back) : kept;
  return [...(stands ? [] : [{ type: 'restore' as const, id }]), ...spotDifference(now, spot)];
}

/** The change of the ground that undoes one: a square that both carry along comes back to where it was. */
function bedBefore({ matrix }: Layout, change: BedChange): BedChange {
  const turns = ((4 - change.turns) % 4) as QuarterTurns;
  const corner = carryFootprint({ x: 0, y: 0, width: 1, height: 1 }, matrix, change);
  const turned = carryFootprint(corner, change.matrix, { turns, shift: { x: 0, y: 0 }, matrix });
  return { turns, shift: { x: -turned.x, y: -turned.y }, matrix };
}
