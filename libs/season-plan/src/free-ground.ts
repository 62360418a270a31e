import type { SeasonPlanting } from '@planted/contracts';
import { isPlantable, type Matrix } from '@planted/garden-domain';
import type { Day } from '@planted/season';
import { type GardenPlan, wasNever } from './garden-plan';

/** A square in which nothing stands on a day. */
export interface FreeSquare {
  readonly x: number;
  readonly y: number;
  /** The day on which what comes next takes it; null where nothing does. */
  readonly until: Day | null;
  /** The planting that made room last; null where nothing stood. */
  readonly after: string | null;
  /** What made room is to come itself: what follows must be in its chain. */
  readonly isInChain: boolean;
  /** The planting that comes next; null where none does. */
  readonly before: string | null;
}

/** A bed on one day of its plan. */
export interface GroundOnDay {
  readonly day: Day;
  /** What stands on that day: it stays where it is. */
  readonly standing: readonly SeasonPlanting[];
  readonly free: readonly FreeSquare[];
}

/** When a planting takes its squares: from the first day until the one on which they are free. */
interface Stay {
  readonly planting: SeasonPlanting;
  /** What the plan lets it come after. */
  readonly after: string | null;
  readonly from: number;
  readonly until: number;
}

const [EVER, NEVER] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/**
 * Which squares of a bed are free on a day, by its plan, and until when. What stands in the ground takes its squares until
 * it is out, also before the day on which it is to be sown; what is overdue to be cleared stands today.
 * @param today the garden's day, on which `day` is or after which it comes
 */
export function groundOn(
  plan: GardenPlan,
  plantings: readonly SeasonPlanting[],
  { matrix, day, today }: { readonly matrix: Matrix; readonly day: Day; readonly today: Day },
): GroundOnDay {
  const stays = staysOf(plan, plantings, today);
  const inCell = byCell(stays);
  const stands = ({ from, until }: Stay) => from <= day && day < until;
  const free = matrix.flatMap((row, y) =>
    row.flatMap((_, x) => {
      if (!isPlantable(matrix, x, y)) return [];
      const here = inCell.get(`${x},${y}`) ?? [];
      return here.some(stands) ? [] : (freeSquare(x, y, here, day) ?? []);
    }),
  );
  return { day, standing: stays.filter(stands).map(({ planting }) => planting), free };
}

function staysOf(plan: GardenPlan, plantings: readonly SeasonPlanting[], today: Day): Stay[] {
  const planned = new Map(plan.planned.map((one) => [one.id, one.stands]));
  const afters = new Map(plan.plantings.map(({ id, after }) => [id, after]));
  return plantings
    .filter((planting) => !wasNever(planting))
    .map((planting) => {
      const { id, state, end } = planting;
      const after = afters.get(id) ?? planting.after;
      const stands = planned.get(id) ?? null;
      const until = stands?.until ?? NEVER;
      const stay = { planting, after };
      if (state === 'ended') return { ...stay, from: EVER, until: stands?.until ?? (end ? EVER : NEVER) };
      if (state === 'standing') return { ...stay, from: EVER, until: Math.max(until, today + 1) };
      // Without dates nobody knows when it comes: its squares are kept for it.
      return { ...stay, from: stands?.from ?? EVER, until };
    });
}

function byCell(stays: readonly Stay[]): Map<string, Stay[]> {
  const cells = new Map<string, Stay[]>();
  for (const stay of stays) {
    const { x, y, width, height } = stay.planting;
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1) {
        const key = `${column},${row}`;
        const here = cells.get(key);
        if (here) here.push(stay);
        else cells.set(key, [stay]);
      }
  }
  return cells;
}

/** Undefined where what comes next waits for something else too: it can be put after one planting only. */
function freeSquare(x: number, y: number, here: readonly Stay[], day: Day): FreeSquare | undefined {
  const gone = here.filter(({ until }) => until <= day).toSorted((a, b) => b.until - a.until);
  // Those to come are in a chain, which goes on behind the last of them.
  const last = gone.find(({ planting }) => planting.state === 'coming') ?? gone[0];
  const next = here.filter(({ from }) => from > day).toSorted((a, b) => a.from - b.from)[0];
  const after = last?.planting.id ?? null;
  const isInChain = last?.planting.state === 'coming';
  if (!next) return { x, y, until: null, after, isInChain, before: null };
  if (next.after !== null && next.after !== after) return undefined;
  return { x, y, until: next.from, after, isInChain, before: next.planting.id };
}
