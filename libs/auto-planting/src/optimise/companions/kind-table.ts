import type { Kind } from '../../problem/kind';
import type { Problem } from '../../problem/problem';
import { falloffThirds } from '../../relations';
import type { FieldShape } from './stamp';
import { Stamps } from './stamps';

/** What a bad pair costs per third of falloff where no plan may hold one: more than all else in a plot is worth. */
const FORBIDDEN = -1e12;

/** Whole numbers of units; what is forbidden is beyond the smaller ones. */
export type UnitArray = Int32Array | Float64Array;

export const unitArray = (length: number, isStrict: boolean): UnitArray =>
  isStrict ? new Float64Array(length) : new Int32Array(length);

/** The kinds that a search plants, as arrays by their place in `kinds`. */
export class KindTable {
  readonly count: number;
  readonly widths: Int32Array;
  readonly heights: Int32Array;
  readonly areas: Int32Array;
  readonly limits: Float64Array;
  /** Kinds of one size share a number. */
  readonly sizes: Int32Array;
  /** Units per third of falloff: [a × count + b]. */
  readonly worth: UnitArray;
  /** By sizes. */
  readonly stamps: Stamps;
  /** By kind, those that it is worth something to. */
  readonly related: readonly Int32Array[];

  constructor(
    readonly kinds: readonly Kind[],
    problem: Problem,
    isStrict: boolean,
    shape: FieldShape,
  ) {
    this.count = kinds.length;
    this.widths = Int32Array.from(kinds, ({ width }) => width);
    this.heights = Int32Array.from(kinds, ({ height }) => height);
    this.areas = Int32Array.from(kinds, ({ area }) => area);
    this.limits = Float64Array.from(kinds, ({ limit }) => limit);
    this.worth = unitArray(kinds.length * kinds.length, isStrict);
    this.worth.set(kinds.flatMap((a) => kinds.map((b) => worthBetween(a, b, problem, isStrict))));
    const sizes: Kind[] = [];
    this.sizes = Int32Array.from(kinds, (kind) => {
      const known = sizes.findIndex(({ width, height }) => width === kind.width && height === kind.height);
      return known >= 0 ? known : sizes.push(kind) - 1;
    });
    this.stamps = new Stamps(sizes, shape);
    this.related = kinds.map((_a, a) =>
      Int32Array.from(kinds.keys()).filter((b) => this.worth[a * this.count + b] !== 0),
    );
  }

  /** What two plants are worth to each other, in units; where they overlap, as if they were side by side. */
  between(a: number, ax: number, ay: number, b: number, bx: number, by: number): number {
    const perThird = this.worth[a * this.count + b] as number;
    if (perThird === 0) return 0;
    const columns = Math.max(bx - ax - (this.widths[a] as number), ax - bx - (this.widths[b] as number));
    const rows = Math.max(by - ay - (this.heights[a] as number), ay - by - (this.heights[b] as number));
    return perThird * falloffThirds((columns > rows ? columns : rows) + 1);
  }
}

/** Units per third of falloff. */
export function worthBetween(a: Kind, b: Kind, { worth, isBad, kinds }: Problem, isStrict: boolean): number {
  const at = a.index * kinds.length + b.index;
  return isStrict && isBad[at] === 1 ? FORBIDDEN : (worth[at] as number);
}
