import { type Footprint, type Matrix, sizeOf } from '@planted/garden-domain';
import type { Day } from '@planted/season';
import { type FreeSquare, type GroundOnDay, groundOn, type PlannedBed } from '@planted/season-plan';

/** The ground of a season that begins, as it fills while plantings are put on it. */
export interface SeasonGround {
  readonly ground: GroundOnDay;
  /** Whether a planting can be put there: its squares are free for all of the season, and none is taken since. */
  readonly hasRoom: (spot: Footprint) => boolean;
  readonly take: (spot: Footprint) => void;
  readonly give: (spot: Footprint) => void;
}

/** @param day the first of the season that is planned, or today where that has begun */
export function groundOfSeason({ garden, plan, known }: PlannedBed, matrix: Matrix, day: Day): SeasonGround {
  const ground = groundOn(plan, garden.plantings, { matrix, day, today: known.today });
  const columns = sizeOf(matrix).width;
  const free = new Map<number, FreeSquare>();
  for (const square of ground.free)
    if (square.before === null) free.set(square.y * columns + square.x, square);
  const taken = new Set<number>();

  /** Asks for every square until one answers false. Thousands of corners are tried, so it makes no lists. */
  function everySquare({ x, y, width, height }: Footprint, ask: (key: number) => boolean): boolean {
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1) if (!ask(row * columns + column)) return false;
    return true;
  }

  function hasRoom(spot: Footprint): boolean {
    if (spot.x < 0 || spot.y < 0 || spot.x + spot.width > columns) return false;
    // What follows plants to come is in their chain, and can be in one only.
    let chain: string | null = null;
    return everySquare(spot, (key) => {
      const square = free.get(key);
      if (!square || taken.has(key)) return false;
      if (!square.isInChain) return true;
      const isOne = chain === null || chain === square.after;
      chain = square.after;
      return isOne;
    });
  }

  return {
    ground,
    hasRoom,
    take: (spot) => void everySquare(spot, (key) => Boolean(taken.add(key))),
    give: (spot) => void everySquare(spot, (key) => taken.delete(key)),
  };
}
