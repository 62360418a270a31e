import type { CalendarDay } from '../calendar-day';
import { isPlantable } from '../matrix';
import type { GardenPast, PastPlanting } from './garden-past';

/** A planting that stood in a square, by what is known now. */
export interface Remembered {
  readonly planting: PastPlanting;
  /** Since when it stood there. */
  readonly from: CalendarDay;
  /** The first day on which it did not; null while it does. */
  readonly until: CalendarDay | null;
  /** Whether its gardener said since when it is in the ground. */
  readonly isDated: boolean;
}

interface Square {
  readonly x: number;
  readonly y: number;
}

/**
 * What stood in a square of today's ground, the newest first. A planting that was moved is remembered where it was,
 * too; one that never stood, because it was a mistake, nowhere.
 */
export function squareMemory({ plantings, spans }: GardenPast, { x, y }: Square): Remembered[] {
  const byId = new Map(plantings.map((planting) => [planting.id, planting]));
  const found = new Map<string, Remembered>();
  for (const span of spans) {
    const isThere = span.x <= x && x < span.x + span.width && span.y <= y && y < span.y + span.height;
    const planting = byId.get(span.id);
    if (!planting || !isThere || span.knownUntil !== null) continue;
    const known = found.get(span.id);
    const from = known && known.from < span.from ? known.from : span.from;
    const until = known ? laterOf(known.until, span.until) : span.until;
    found.set(span.id, { planting, from, until, isDated: span.isDated });
  }
  return [...found.values()].toSorted((a, b) => (a.from < b.from ? 1 : -1));
}

const laterOf = (one: CalendarDay | null, other: CalendarDay | null): CalendarDay | null =>
  one === null || other === null ? null : one > other ? one : other;

/** Since when a square is ground of the bed; undefined where it was from the beginning, or never. */
export function newGroundSince(
  { beds }: Pick<GardenPast, 'beds'>,
  { x, y }: Square,
): CalendarDay | undefined {
  const at = beds.findIndex((bed) => isPlantable(bed.matrix, x - bed.x, y - bed.y));
  return at > 0 ? beds[at]?.from : undefined;
}
