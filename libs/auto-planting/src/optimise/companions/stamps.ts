import { type FieldShape, moveStampOf, type Size, type Stamp, stampOf } from './stamp';

/** A move so far along a column or a row, as slides make them, has a stamp of its own: it changes little. */
const FARTHEST = 2;
const MOVES_ALONG = 2 * FARTHEST + 1;
/** Where the plants are larger, a move is stamped out and in: its own stamps would take much memory. */
const MOST_PLACES = 256;

/** The stamps of every two sizes, each made when it is first asked for. */
export class Stamps {
  readonly #stamps: (Stamp | undefined)[];
  readonly #moves: (Stamp | undefined)[];

  constructor(
    readonly sizes: readonly Size[],
    readonly shape: FieldShape,
  ) {
    this.#stamps = Array.from({ length: sizes.length ** 2 }, () => undefined);
    this.#moves = Array.from({ length: 2 * MOVES_ALONG * sizes.length ** 2 }, () => undefined);
  }

  /** The falloff around a plant of size `a` for the corners of size `b`. */
  of(a: number, b: number): Stamp {
    const at = a * this.sizes.length + b;
    return (this.#stamps[at] ??= stampOf(this.sizes[a] as Size, this.sizes[b] as Size, this.shape));
  }

  /** What a move of size `a` changes for the corners of size `b`; undefined where that has no stamp of its own. */
  ofMove(a: number, b: number, byX: number, byY: number): Stamp | undefined {
    if ((byX !== 0 && byY !== 0) || Math.abs(byX + byY) > FARTHEST) return undefined;
    if (this.of(a, b).offsets.length > MOST_PLACES) return undefined;
    const along = FARTHEST + byX + byY + (byX === 0 ? 0 : MOVES_ALONG);
    const at = (a * this.sizes.length + b) * 2 * MOVES_ALONG + along;
    return (this.#moves[at] ??= moveStampOf(
      this.sizes[a] as Size,
      this.sizes[b] as Size,
      this.shape,
      byX,
      byY,
    ));
  }
}
