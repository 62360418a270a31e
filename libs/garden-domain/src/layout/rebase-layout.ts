import { footprintProblem, occupancyOf } from '../placement';
import type { Layout, PlantingSpot } from './layout-change';
import { isGuest } from './guests';
import { alikeIn, isSameSpot, SPOT_GROUPS, type SpotGroup } from './layout-difference';
import { NO_SEASON } from './season-plan';

/** A change of a draft that could not be kept. */
export interface UnfitChange<Spot extends PlantingSpot = PlantingSpot> {
  readonly id: string;
  /** The planting as the draft has it; null where the draft has taken it out. */
  readonly wanted: Spot | null;
  /** As it stands now; null where it does not. */
  readonly now: Spot | null;
  /** Its ground is taken or gone; it was changed, or ended, elsewhere meanwhile. */
  readonly why: 'no-room' | 'changed' | 'ended';
}

export interface RebasedDraft<Spot extends PlantingSpot> {
  /** What stands: all that is there now, with the draft's changes that can be kept. Legal on today's ground. */
  readonly draft: ReadonlyMap<string, Spot>;
  readonly unfit: readonly UnfitChange<Spot>[];
}

/**
 * Takes a draft that was made of the layout `base` to what that has become, planting by planting (EDT-4). What only the
 * draft or only the others changed is kept. Where both changed the same of a planting, or its new place is taken, what
 * others did stands and the draft's change is told: nothing is overwritten in silence.
 * @param draft what stands in it, by id: legal on the ground of `base`
 * @param kept stays as others made it, whatever the draft has changed of it
 */
export function rebaseLayout<Spot extends PlantingSpot>(
  base: Layout<Spot>,
  draft: ReadonlyMap<string, Spot>,
  current: Layout<Spot>,
  kept: ReadonlySet<string> = NONE,
): RebasedDraft<Spot> {
  const unfit: UnfitChange<Spot>[] = [];
  const merged = new Map<string, Spot>();
  for (const id of new Set([...base.standing.keys(), ...draft.keys(), ...current.standing.keys()])) {
    const { spot, clash } = kept.has(id)
      ? keep(draft.get(id), current.standing.get(id))
      : merge(id, base, draft.get(id), current);
    if (spot) merged.set(id, spot);
    if (clash) unfit.push(clash);
  }
  const without = withoutRoom(merged, draft, current);
  for (const [id, wanted] of without) {
    const stands = current.standing.get(id);
    const now = stands ? placedAs(wanted, stands) : null;
    if (now) merged.set(id, now);
    else merged.delete(id);
    unfit.push({ id, wanted, now, why: 'no-room' });
  }
  return { draft: merged, unfit };
}

const NONE: ReadonlySet<string> = new Set();

interface Merged<Spot extends PlantingSpot> {
  readonly spot?: Spot | undefined;
  readonly clash?: UnfitChange<Spot>;
}

function keep<Spot extends PlantingSpot>(wanted: Spot | undefined, now: Spot | undefined): Merged<Spot> {
  const id = (wanted ?? now)?.id;
  if (id === undefined || isSameSpot(wanted, now)) return { spot: now };
  const why = wanted ? 'no-room' : 'changed';
  return { spot: now, clash: { id, wanted: wanted ?? null, now: now ?? null, why } };
}

function merge<Spot extends PlantingSpot>(
  id: string,
  base: Layout<Spot>,
  wanted: Spot | undefined,
  current: Layout<Spot>,
): Merged<Spot> {
  const before = base.standing.get(id);
  const now = current.standing.get(id);
  if (isSameSpot(before, wanted) || isSameSpot(now, wanted)) return { spot: now };
  const hasCameAndGone = !before && !now && current.ended.has(id) && !base.ended.has(id);
  const isToCome = current.season?.coming.has(id) === true;
  if (isSameSpot(before, now) && !hasCameAndGone && !isToCome) return { spot: wanted };
  if (!wanted || !now)
    return {
      spot: now,
      clash: { id, wanted: wanted ?? null, now: now ?? null, why: now ? 'changed' : 'ended' },
    };
  return mergeGroups(before, wanted, now);
}

/** Others' changes of color, say, do not stand against a move. */
function mergeGroups<Spot extends PlantingSpot>(
  before: Spot | undefined,
  wanted: Spot,
  now: Spot,
): Merged<Spot> {
  let spot = now;
  let whole = now;
  let isClash = false;
  for (const group of Object.keys(SPOT_GROUPS) as SpotGroup[]) {
    if (before && alikeIn(group, before, wanted)) continue;
    whole = withGroup(group, whole, wanted);
    if (before && alikeIn(group, before, now)) spot = withGroup(group, spot, wanted);
    else if (!alikeIn(group, now, wanted)) isClash = true;
  }
  if (!isClash) return { spot };
  return { spot, clash: { id: now.id, wanted: whole, now: spot, why: 'changed' } };
}

function withGroup<Spot extends PlantingSpot>(group: SpotGroup, spot: Spot, from: Spot): Spot {
  if (group === 'place') return placedAs(spot, from);
  return group === 'color'
    ? { ...spot, color: from.color }
    : { ...spot, plantsPerSquare: from.plantsPerSquare };
}

const placedAs = <Spot extends PlantingSpot>(spot: Spot, { x, y, width, height }: PlantingSpot): Spot => ({
  ...spot,
  ...{ x, y, width, height },
});

/**
 * Those that cannot stand where the draft puts them. One that goes back to where it stands takes that ground from who
 * was to have it, so it is looked again until all that is left has room. What grows in squares of another one needs room
 * among its like there; where the draft has it so and that other one is elsewhere, or gone, it goes back as well.
 */
function withoutRoom<Spot extends PlantingSpot>(
  merged: ReadonlyMap<string, Spot>,
  draft: ReadonlyMap<string, Spot>,
  { matrix, standing, season: { under } = NO_SEASON }: Layout<Spot>,
): ReadonlyMap<string, Spot> {
  const placed = new Map(merged);
  const without = new Map<string, Spot>();
  for (let isSettled = false; !isSettled; ) {
    const hopeful = new Set<string>();
    const guests = new Set<string>();
    for (const spot of placed.values()) {
      const stands = standing.get(spot.id);
      if (!stands || !alikeIn('place', stands, spot)) hopeful.add(spot.id);
      if (isGuest(under, spot, placed)) guests.add(spot.id);
    }
    const spots = [...placed.values()];
    const taken = (areGuests: boolean) =>
      occupancyOf(
        matrix,
        spots.filter(({ id }) => !hopeful.has(id) && guests.has(id) === areGuests),
      );
    const [byOwn, byGuests] = [taken(false), taken(true)];
    const back = spots.filter((spot) => {
      if (!hopeful.has(spot.id)) return false;
      const isBetween = guests.has(spot.id);
      if (!isBetween && isGuest(under, spot, draft)) return true;
      return footprintProblem(matrix, isBetween ? byGuests : byOwn, spot) !== undefined;
    });
    isSettled = back.length === 0;
    for (const spot of back) {
      without.set(spot.id, spot);
      const stands = standing.get(spot.id);
      if (stands) placed.set(spot.id, placedAs(spot, stands));
      else placed.delete(spot.id);
    }
  }
  return without;
}
