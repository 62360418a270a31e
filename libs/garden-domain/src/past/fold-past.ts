import type { CalendarDay } from '../calendar-day';
import type { PlantingSpot } from '../layout';
import { turnMatrix } from '../layout';
import { type Matrix, sizeOf } from '../matrix';
import type { GardenPast, PastAct, PastBed, PastEnd } from './garden-past';
import { carriedBy, composed, frameOfChange, type GroundFrame, inverse, SAME_GROUND } from './ground';
import { PlantingInPast } from './planting-in-past';

/**
 * A garden's past from all its acts, in their order: every bed and footprint in the ground of the last one. Acts before
 * the first ground say nothing of a garden. Time and size grow with the acts.
 */
export function foldPast(acts: Iterable<PastAct>): GardenPast {
  const fold = new PastFold();
  for (const act of acts) fold.apply(act);
  return fold.result();
}

type Spot = Omit<PlantingSpot, 'plantId'>;

class PastFold {
  #matrix: Matrix | null = null;
  /** From the ground of now to the first one, in which all footprints are kept. */
  #toFirst: GroundFrame = SAME_GROUND;
  readonly #beds: { from: CalendarDay; matrix: Matrix; toFirst: GroundFrame }[] = [];
  readonly #plantings = new Map<string, PlantingInPast>();
  readonly #coming = new Map<string, NonNullable<PastAct['coming']>[number]>();

  apply(act: PastAct): void {
    const { on, ended = [], removed = [], stands = [], changed = [], planted = [] } = act;
    if (!this.#matrix && !act.ground) return;
    const touched = new Set<PlantingInPast>();
    const each = (id: string, change: (planting: PlantingInPast) => void) => {
      const planting = this.#plantings.get(id);
      if (!planting) return;
      change(planting);
      touched.add(planting);
    };
    for (const { id, ...end } of ended)
      each(id, (planting) => planting.isStanding && planting.finish(on, end));
    for (const id of removed) each(id, (planting) => planting.isStanding && planting.finish(on, endedOn(on)));
    if (act.replaces) this.#endMissing(on, new Set(stands.map(({ id }) => id)), touched);
    if (act.ground) this.#reshape(on, act.ground, new Set(changed.map(({ id }) => id)), touched);
    for (const spot of changed)
      each(spot.id, (planting) => planting.isStanding && this.#put(planting, on, spot));
    for (const spot of stands) {
      const planting = this.#plantings.get(spot.id) ?? new PlantingInPast(spot, on);
      this.#plantings.set(spot.id, planting);
      this.#coming.delete(spot.id);
      planting.stand(on);
      this.#put(planting, on, spot);
      if (spot.plantedDay !== undefined) planting.plant(on, spot.plantedDay);
      touched.add(planting);
    }
    for (const { id, day } of planted) each(id, (planting) => planting.plant(on, day));
    for (const id of act.dropped ?? []) this.#coming.delete(id);
    for (const spot of act.coming ?? []) this.#coming.set(spot.id, spot);
    for (const planting of touched) planting.settle(on);
  }

  result(): GardenPast {
    const toNow = inverse(this.#toFirst);
    const plantings = [...this.#plantings.values()];
    return {
      beds: this.#beds.map((bed) => bedIn(toNow, bed)),
      plantings: plantings.map(({ summary }) => summary),
      spans: plantings.flatMap(({ spans }) => spans.map((span) => ({ ...span, ...carriedBy(toNow, span) }))),
      coming: [...this.#coming.values()],
      said: plantings.flatMap(({ said }) => said),
    };
  }

  #endMissing(on: CalendarDay, named: ReadonlySet<string>, touched: Set<PlantingInPast>): void {
    for (const [id, planting] of this.#plantings) {
      if (named.has(id) || !planting.isStanding) continue;
      planting.finish(on, endedOn(on));
      touched.add(planting);
    }
  }

  /** What stands and is not named keeps its numbers: it lies where they are in the new ground. */
  #reshape(
    on: CalendarDay,
    { matrix, turns, shift }: NonNullable<PastAct['ground']>,
    changed: ReadonlySet<string>,
    touched: Set<PlantingInPast>,
  ): void {
    const before = this.#toFirst;
    const change = frameOfChange(sizeOf(this.#matrix ?? matrix), turns, shift);
    const after = composed(before, inverse(change));
    const isMoved = turns !== 0 || shift.x !== 0 || shift.y !== 0;
    this.#matrix = matrix;
    this.#toFirst = after;
    if (this.#beds.at(-1)?.from === on) this.#beds.pop();
    this.#beds.push({ from: on, matrix, toFirst: after });
    if (!isMoved) return;
    const toBefore = inverse(before);
    for (const [id, planting] of this.#plantings) {
      const { spot } = planting;
      if (!spot || !planting.isStanding || changed.has(id)) continue;
      planting.put(on, { ...spot, ...carriedBy(after, carriedBy(toBefore, spot)) });
      touched.add(planting);
    }
  }

  #put(planting: PlantingInPast, on: CalendarDay, spot: Spot): void {
    const { color, plantsPerSquare } = spot;
    planting.put(on, { ...carriedBy(this.#toFirst, spot), color, plantsPerSquare });
  }
}

const endedOn = (day: CalendarDay): PastEnd => ({ day, how: null, cause: null });

function bedIn(
  toNow: GroundFrame,
  { from, matrix, toFirst }: { from: CalendarDay; matrix: Matrix; toFirst: GroundFrame },
): PastBed {
  const frame = composed(toNow, toFirst);
  const { x, y } = carriedBy(frame, { x: 0, y: 0, ...sizeOf(matrix) });
  return { from, matrix: turnMatrix(matrix, frame.turns), x, y };
}
