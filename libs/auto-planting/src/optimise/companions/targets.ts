import type { Dice } from './dice';
import type { Ground } from './ground';

/** Of 100 places, how many are sought within a few feet of where the plant stands, and how many beside a companion. */
const NEARBY_SHARE = 15;
const COMPANION_SHARE = 75;
const NEARBY = 4;
/** Most cells between a plant and the companion beside which it is to stand. */
const GAP = 1;
/** Plants that are asked whether they are such a companion. */
const ASKED = 4;

/** Finds other places for a plant; the last one found stands in `x` and `y`. */
export class Targets {
  x = 0;
  y = 0;

  constructor(
    readonly ground: Ground,
    readonly dice: Dice,
  ) {}

  /** @returns whether a place inside the plot was found, other than where the plant stands */
  find(slot: number): boolean {
    const { ground, dice } = this;
    const kind = ground.kind[slot] as number;
    const width = ground.kinds.widths[kind] as number;
    const height = ground.kinds.heights[kind] as number;
    const x = ground.x[slot] as number;
    const y = ground.y[slot] as number;
    const draw = dice.below(100);
    const companion =
      draw >= NEARBY_SHARE && draw < NEARBY_SHARE + COMPANION_SHARE ? this.#companionOf(kind) : undefined;
    if (draw < NEARBY_SHARE) {
      this.x = x - NEARBY + dice.below(2 * NEARBY + 1);
      this.y = y - NEARBY + dice.below(2 * NEARBY + 1);
    } else if (companion !== undefined) {
      const other = ground.kind[companion] as number;
      const columns = (ground.kinds.widths[other] as number) + width + 2 * GAP + 1;
      const rows = (ground.kinds.heights[other] as number) + height + 2 * GAP + 1;
      this.x = (ground.x[companion] as number) - width - GAP + dice.below(columns);
      this.y = (ground.y[companion] as number) - height - GAP + dice.below(rows);
    } else {
      this.x = dice.below(ground.columns - width + 1);
      this.y = dice.below(ground.rows - height + 1);
    }
    return (
      this.x >= 0 &&
      this.y >= 0 &&
      this.x + width <= ground.columns &&
      this.y + height <= ground.rows &&
      (this.x !== x || this.y !== y)
    );
  }

  #companionOf(kind: number): number | undefined {
    const { planned, count, kinds, kind: kindOf } = this.ground;
    for (let asked = 0; asked < ASKED; asked += 1) {
      const slot = planned[this.dice.below(count)] as number;
      if ((kinds.worth[kind * kinds.count + (kindOf[slot] as number)] as number) > 0) return slot;
    }
    return undefined;
  }
}
