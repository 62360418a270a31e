import type { CalendarDay } from '../calendar-day';
import type { BedChange, Layout, LayoutChange, PlantingSpot, QuarterTurns } from './layout-change';
import { planDifference, spotDifference } from './layout-difference';
import { NO_SEASON } from './season-plan';
import { carryFootprint } from './turn-bed';

/**
 * The changes that take an act back: what came ends as a mistake of `today`, what ended comes back, what was put into the
 * ground is to come again, what changed is as before, and the ground is turned back. Made in the layout `after`, they lead
 * to what stood and was to come `before`.
 */
export function undoChanges<Spot extends PlantingSpot>(
  before: Layout<Spot>,
  after: Layout<Spot>,
  today: CalendarDay,
  reshaped?: BedChange,
): LayoutChange<Spot>[] {
  const back = reshaped && bedBefore(before, reshaped);
  const alive = [before, after].flatMap(({ standing, season }) => [
    ...standing.keys(),
    ...(season?.coming.keys() ?? []),
  ]);
  return [
    ...(back ? [{ type: 'reshape' as const, ...back }] : []),
    ...[...new Set(alive)].flatMap((id) => changesBack({ id, before, after, today, back })),
  ];
}

interface UndonePlanting<Spot extends PlantingSpot> {
  readonly id: string;
  readonly before: Layout<Spot>;
  readonly after: Layout<Spot>;
  readonly today: CalendarDay;
  readonly back: BedChange | undefined;
}

function changesBack<Spot extends PlantingSpot>({
  id,
  before,
  after,
  today,
  back,
}: UndonePlanting<Spot>): LayoutChange<Spot>[] {
  const was = lifeIn(before, id);
  const is = lifeIn(after, id);
  if (!is) return [];
  const target = was?.at ?? (is.at < COMING ? ENDED : DROPPED);
  const plantedBefore = before.season?.planted.get(id);
  const day = plantedBefore ?? today;
  const path = lives(is.at, target);
  const steps = path.slice(1).map((to, n) => stepBetween<Spot>(path[n] ?? to, to, { id, today, day }));
  if (!was) return steps;
  const now = back ? carryFootprint(is.spot, after.matrix, back) : is.spot;
  const isAlive = target === STANDING || target === COMING;
  const changes = [
    ...planDifference<Spot>(id, after.season ?? NO_SEASON, before.season ?? NO_SEASON),
    ...(isAlive ? spotDifference(now, was.spot) : []),
  ];
  // What is gone cannot be changed: it is there again first.
  const first = is.at === ENDED || is.at === DROPPED ? 1 : 0;
  const planted = path.includes(COMING) ? plantedBefore : after.season?.planted.get(id);
  const isDated = target !== STANDING || planted === plantedBefore;
  const dated: LayoutChange<Spot> = { type: 'do-step', id, step: 'plant-out', day: plantedBefore ?? null };
  return [...steps.slice(0, first), ...changes, ...steps.slice(first), ...(isDated ? [] : [dated])];
}

// The lives of a planting: each is one change away from the next.
const [ENDED, STANDING, COMING, DROPPED] = [0, 1, 2, 3] as const;

function lifeIn<Spot extends PlantingSpot>(
  { standing, ended, season = NO_SEASON }: Layout<Spot>,
  id: string,
) {
  const spots = [ended, standing, season.coming, season.dropped].map((plantings) => plantings.get(id));
  const at = spots.findIndex((spot) => spot !== undefined);
  const spot = spots[at];
  return spot && { at, spot };
}

/** All lives from one to another, both included. */
const lives = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => (from < to ? from + n : from - n));

function stepBetween<Spot extends PlantingSpot>(
  from: number,
  to: number,
  { id, today, day }: { readonly id: string; readonly today: CalendarDay; readonly day: CalendarDay },
): LayoutChange<Spot> {
  if (to === ENDED || to === DROPPED) return { type: 'end', id, how: 'mistake', cause: null, day: today };
  if (from === ENDED || from === DROPPED) return { type: 'restore', id };
  return { type: 'do-step', id, step: 'plant-out', day: to === STANDING ? day : null };
}

/** The change of the ground that undoes one: a square that both carry along comes back to where it was. */
function bedBefore({ matrix }: Layout, change: BedChange): BedChange {
  const turns = ((4 - change.turns) % 4) as QuarterTurns;
  const corner = carryFootprint({ x: 0, y: 0, width: 1, height: 1 }, matrix, change);
  const turned = carryFootprint(corner, change.matrix, { turns, shift: { x: 0, y: 0 }, matrix });
  return { turns, shift: { x: -turned.x, y: -turned.y }, matrix };
}
