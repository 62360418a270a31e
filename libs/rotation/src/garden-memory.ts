import type { Grown } from './bed-memory';

/** A planting as a garden stores it, as far as rotation asks. Days are 'YYYY-MM-DD'. */
export interface StoredPlanting {
  readonly plantId: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly state: 'standing' | 'coming' | 'ended' | 'dropped';
  /** On which it was drawn first; services of earlier releases do not say so. */
  readonly addedDay?: string | undefined;
  readonly plantedDay: string | null;
  readonly end: { readonly day: string; readonly how: string | null; readonly cause: string | null } | null;
}

/** Styles whose beds have no soil of their own years: nothing is advised there. */
const WITHOUT_GROUND: ReadonlySet<string> = new Set(['container', 'indoor', 'vertical', 'hydroponic']);

/** Whether the ground of a bed remembers; of one that was drawn before styles were stored it does. */
export const hasGround = (style: string | null): boolean => style === null || !WITHOUT_GROUND.has(style);

/** The names of the squares of a footprint, of which `Grown` speaks. */
export function squareNames({
  x,
  y,
  width,
  height,
}: Pick<StoredPlanting, 'x' | 'y' | 'width' | 'height'>): string[] {
  const names: string[] = [];
  for (let row = y; row < y + height; row += 1)
    for (let column = x; column < x + width; column += 1) names.push(`${column},${row}`);
  return names;
}

/**
 * Whether it was in the ground: a mistake never was. Where nobody said how one ended that has no planting date, it counts
 * unless it was drawn and taken out on one day.
 */
function wasInGround({ state, addedDay, plantedDay, end }: StoredPlanting): boolean {
  if (state !== 'ended' || !end || end.how === 'mistake') return false;
  return plantedDay !== null || end.how !== null || addedDay === undefined || addedDay < end.day;
}

/**
 * What has stood in a garden and is gone, as its beds remember it. Corners are those of today's bed: whoever stores
 * plantings carries what is gone along with the ground.
 * @param seasonOf the year in which the season of a day begins
 */
export const goneFrom = (plantings: readonly StoredPlanting[], seasonOf: (day: string) => number): Grown[] =>
  plantings.flatMap((planting) => {
    const { plantId, end } = planting;
    if (!end || !wasInGround(planting)) return [];
    const troubles = end.cause === null ? [] : [end.cause];
    return [{ plantId, season: seasonOf(end.day), squares: squareNames(planting), troubles }];
  });
