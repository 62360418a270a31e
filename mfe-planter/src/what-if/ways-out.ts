import type { PlannedChange, UnfitPlanting } from '@planted/contracts';
import type { PlantingSpot } from '@planted/garden-domain';
import { EMPTY_LAYOUT, freePlace } from '../layout/layout';
import type { Comparison } from './comparison';

/** An answer to what does not fit: as the garden has it, or made after all by these changes. */
export interface WayOut {
  readonly id: 'leave' | 'make' | 'elsewhere' | 'take-out';
  readonly label: string;
  readonly changes: readonly PlannedChange[];
}

/** What the ways out are found by. */
interface Around {
  readonly comparison: Comparison;
  /** Whether changes can be made together with all that fits. */
  readonly fits: (changes: readonly PlannedChange[]) => boolean;
  /** What stands where it is wanted. */
  readonly inTheWay: readonly PlantingSpot[];
  readonly nameOf: (plantId: string) => string;
  readonly today: string;
}

const placeWords = ({ x, y }: { readonly x: number; readonly y: number }) => `row ${y + 1}, column ${x + 1}`;

const movedTo = (
  changes: readonly PlannedChange[],
  { x, y }: { readonly x: number; readonly y: number },
): PlannedChange[] =>
  changes.map((change) =>
    change.type === 'place' || change.type === 'move' || change.type === 'resize'
      ? { ...change, x, y }
      : change,
  );

/** The ways out for what does not fit, the first of which loses nothing where there is one: only those that can be made. */
export function waysOut({ wanted, now, changes }: UnfitPlanting, around: Around): WayOut[] {
  const { fits } = around;
  const leave: WayOut = {
    id: 'leave',
    label: now ? 'Keep it as the garden has it' : 'Leave it out',
    changes: [],
  };
  if (wanted === null)
    return [leave, ...(fits(changes) ? [{ id: 'make' as const, label: 'Remove it', changes }] : [])];
  const asDrawn: WayOut = {
    id: 'make',
    label: now ? 'Use the draft' : `Put it at ${placeWords(wanted)}`,
    changes,
  };
  if (fits(changes)) return now ? [leave, asDrawn] : [asDrawn, leave];
  const [put, takeOut] = [elsewhere(wanted, changes, around), takenOut(changes, around)];
  return now ? [leave, ...put, ...takeOut] : [...put, ...takeOut, leave];
}

function elsewhere(
  wanted: PlantingSpot,
  changes: readonly PlannedChange[],
  { comparison: { after }, fits }: Around,
): WayOut[] {
  const placements = [...after.standing.values()].map((spot) => ({ ...spot, plantName: spot.plantId }));
  const free = freePlace(after.matrix, { ...EMPTY_LAYOUT, placements }, wanted);
  if (!free) return [];
  const moved = movedTo(changes, free);
  const label = `Put it at ${placeWords(free)}, which is free`;
  return fits(moved) ? [{ id: 'elsewhere', label, changes: moved }] : [];
}

/** 'Take the French Marigold out': it moves away, as a plan may remove what stands. */
function takenOut(
  changes: readonly PlannedChange[],
  { comparison, fits, inTheWay, nameOf, today }: Around,
): WayOut[] {
  const standing = inTheWay.filter(({ id }) => comparison.after.standing.has(id));
  if (standing.length === 0) return [];
  const ends = standing.map(
    ({ id }): PlannedChange => ({ type: 'end', id, how: 'moved_away', cause: null, day: today }),
  );
  const all = [...ends, ...changes];
  const names = [...new Set(standing.map(({ plantId }) => nameOf(plantId)))].join(' and ');
  return fits(all) ? [{ id: 'take-out', label: `Take the ${names} out`, changes: all }] : [];
}

/** 'Leaf Lettuce at row 3, column 8', as the draft has it, or the garden where the draft has it no more. */
export function plantingWords({ wanted, now }: UnfitPlanting, nameOf: (plantId: string) => string): string {
  const spot = wanted ?? now;
  return spot ? `${nameOf(spot.plantId)} at ${placeWords(spot)}` : 'A planting';
}

/** Why it needs an answer, in words. */
export function whyUnfit(
  { why, wanted, isComing }: UnfitPlanting,
  inTheWay: readonly PlantingSpot[],
  nameOf: (plantId: string) => string,
): string {
  if (why === 'ended') return 'It was removed from your garden meanwhile.';
  if (why === 'no-room') {
    const [first, ...others] = new Set(inTheWay.map(({ plantId }) => nameOf(plantId)));
    if (first === undefined)
      return isComing
        ? 'It cannot come after what its squares hold in your garden of today.'
        : 'Its squares are taken, or no longer soil, in your garden of today.';
    return `${[first, ...others].join(' and ')} ${others.length === 0 ? 'stands' : 'stand'} there in your garden of today.`;
  }
  return wanted
    ? 'It was changed in your garden meanwhile.'
    : 'The draft removes it, but it was changed in your garden meanwhile.';
}
