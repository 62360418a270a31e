import type { Matrix } from '../matrix';
import type { LayoutChange, PlantingSpot } from './layout-change';

/** One planting, as plainly as can be. */
export interface PlainPlanting {
  readonly spot: PlantingSpot;
  readonly life: 'standing' | 'coming' | 'ended' | 'dropped';
  readonly after: string | null;
  readonly days: Readonly<Record<string, string>>;
  readonly planted: string | null;
  readonly wasComing: boolean;
}
export type PlainBed = ReadonlyMap<string, PlainPlanting>;

/**
 * What an act makes of a bed, with no regard for speed: one planting after the other, and every pair of squares in the
 * end. undefined for an act that cannot be. The oracle of `changeLayout` in property tests; it knows no turned beds.
 */
export function afterPlainAct(
  before: PlainBed,
  matrix: Matrix,
  act: readonly LayoutChange[],
): PlainBed | undefined {
  const bed = new Map(before);
  for (const change of act) {
    if (change.type === 'reshape') return undefined;
    const id = change.type === 'place' ? change.planting.id : change.id;
    const next = changed(bed.get(id), change);
    if (!next) return undefined;
    bed.set(id, next);
  }
  for (const [id, one] of bed) {
    const was = before.get(id);
    if (isAlive(one)) bed.set(id, { ...one, wasComing: one.wasComing && was !== undefined });
    else if (!was) bed.delete(id);
    else if (!isAlive(was)) bed.set(id, was);
    else {
      const life = was.life === 'standing' ? 'ended' : 'dropped';
      const { spot, planted, wasComing } = was;
      bed.set(id, { ...one, life, spot, planted, wasComing });
    }
  }
  const said = act.flatMap((change) => {
    if (change.type === 'put-after') return [change.after];
    return change.type === 'place' ? [change.after ?? null] : [];
  });
  const isSaidOfKnown = said.every((after) => after === null || bed.has(after));
  return isSaidOfKnown && isLegal(bed, matrix) ? bed : undefined;
}

const isAlive = ({ life }: PlainPlanting): boolean => life === 'standing' || life === 'coming';

function changed(one: PlainPlanting | undefined, change: LayoutChange): PlainPlanting | undefined {
  if (change.type === 'place') {
    const { planting: spot, after } = change;
    const life = after === undefined ? 'standing' : 'coming';
    return one ? undefined : { spot, life, after: after ?? null, days: {}, planted: null, wasComing: false };
  }
  if (!one) return undefined;
  if (change.type === 'restore') {
    if (isAlive(one)) return undefined;
    return { ...one, life: one.life === 'ended' ? 'standing' : 'coming' };
  }
  if (!isAlive(one)) return undefined;
  const comes = one.life === 'coming';
  if (change.type === 'end')
    return comes && change.how === 'harvested' ? undefined : { ...one, life: comes ? 'dropped' : 'ended' };
  if (change.type === 'put-after') return { ...one, after: change.after };
  if (change.type === 'fix-step') return withDay(one, `fixed ${change.step}`, change.day);
  if (change.type === 'do-step') {
    const { step, day } = change;
    if (step === 'last-harvest' && comes && day !== null) return undefined;
    if (step !== 'sow' && step !== 'plant-out') return withDay(one, `done ${step}`, day);
    if (day !== null) return { ...one, life: 'standing', planted: day, wasComing: one.wasComing || comes };
    return one.wasComing && !comes
      ? { ...one, life: 'coming', planted: null, wasComing: false }
      : { ...one, planted: null };
  }
  if (change.type === 'reshape') return undefined;
  const { type: _, ...rest } = change;
  return { ...one, spot: { ...one.spot, ...rest } };
}

function withDay(one: PlainPlanting, name: string, day: string | null): PlainPlanting {
  const { [name]: _, ...days } = one.days;
  return { ...one, days: day === null ? days : { ...days, [name]: day } };
}

/** The squares that a planting covers, by the plainest means. */
const squaresOf = ({ x, y, width, height }: PlantingSpot): string[] =>
  Array.from({ length: width * height }, (_, n) => `${x + (n % width)},${y + Math.floor(n / width)}`);

function isLegal(bed: PlainBed, matrix: Matrix): boolean {
  const alive = [...bed.values()].filter(isAlive);
  for (const { spot } of alive)
    for (const square of squaresOf(spot)) {
      const [x = 0, y = 0] = square.split(',').map(Number);
      if (matrix[y]?.[x] !== 1) return false;
    }
  for (const { spot, after } of bed.values())
    if ((after !== null && !bed.has(after)) || comesAfter(bed, spot.id, spot.id)) return false;
  return alive.every((one, n) => alive.slice(n + 1).every((other) => isInOrder(bed, one, other)));
}

function isInOrder(bed: PlainBed, one: PlainPlanting, other: PlainPlanting): boolean {
  const squares = squaresOf(other.spot);
  if (one.life !== other.life || !squaresOf(one.spot).some((square) => squares.includes(square))) return true;
  if (one.life === 'standing') return false;
  return comesAfter(bed, one.spot.id, other.spot.id) || comesAfter(bed, other.spot.id, one.spot.id);
}

function comesAfter(bed: PlainBed, id: string, earlier: string): boolean {
  let at = bed.get(id)?.after ?? null;
  for (let steps = 0; at !== null && steps <= bed.size; steps += 1) {
    if (at === earlier) return true;
    at = bed.get(at)?.after ?? null;
  }
  return false;
}
