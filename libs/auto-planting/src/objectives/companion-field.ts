import type { Bed, Move, Standing } from '../problem/bed';
import { distanceBetween } from '../problem/distance';
import type { Kind } from '../problem/kind';
import { COMPANION_REACH, falloffThirds } from '../relations';

/**
 * For every kind and top-left cell, what all that stands is worth to one more of the kind there, in units; kept up
 * to date with every plant that comes and goes. A cell that a plant covers counts as beside it.
 */
export class CompanionField {
  readonly #worthTo = new Map<Kind, Int32Array>();
  /** For each kind, the kinds that it has a relation to and that may be planted. */
  readonly #related = new Map<Kind, Kind[]>();

  constructor(readonly bed: Bed) {
    const { width, height, chosen } = bed.problem;
    for (const kind of chosen) if (kind.limit > 0) this.#worthTo.set(kind, new Int32Array(width * height));
  }

  /** In units; 0 for a kind that is not to be planted. */
  at(kind: Kind, x: number, y: number): number {
    return this.#worthTo.get(kind)?.[y * this.bed.problem.width + x] ?? 0;
  }

  add(plant: Standing, by: 1 | -1): void {
    const { width, height } = this.bed.problem;
    for (const kind of this.#relatedTo(plant.kind)) {
      const field = this.#worthTo.get(kind) as Int32Array;
      const perThird = by * this.#perThird(kind, plant.kind);
      const top = Math.max(0, plant.y - kind.height + 1 - COMPANION_REACH);
      const left = Math.max(0, plant.x - kind.width + 1 - COMPANION_REACH);
      const bottom = Math.min(height - kind.height, plant.y + plant.height - 1 + COMPANION_REACH);
      const right = Math.min(width - kind.width, plant.x + plant.width - 1 + COMPANION_REACH);
      for (let y = top; y <= bottom; y += 1) {
        const rows = Math.max(1, plant.y - y - kind.height + 1, y - plant.y - plant.height + 1);
        for (let x = left; x <= right; x += 1) {
          const columns = Math.max(plant.x - x - kind.width + 1, x - plant.x - plant.width + 1);
          const thirds = COMPANION_REACH + 1 - (columns > rows ? columns : rows);
          const cell = y * width + x;
          field[cell] = (field[cell] as number) + perThird * thirds;
        }
      }
    }
  }

  /** What the pairs gain when plants move together, in units. */
  gainOf(moves: readonly Move[]): number {
    let gain = 0;
    for (const { plant, x, y } of moves)
      gain += this.at(plant.kind, x, y) - this.at(plant.kind, plant.x, plant.y);
    // The field still has the movers where they stand, and counted each pair of theirs from both sides.
    for (let i = 0; i < moves.length; i += 1)
      for (let j = i + 1; j < moves.length; j += 1)
        gain += this.#gainWithin(moves[i] as Move, moves[j] as Move);
    return gain;
  }

  #gainWithin(a: Move, b: Move): number {
    const perThird = this.#perThird(a.plant.kind, b.plant.kind);
    if (perThird === 0) return 0;
    const thirds = (one: Standing, other: Standing) => falloffThirds(distanceBetween(one, other));
    const movedA = { ...a.plant, x: a.x, y: a.y };
    const movedB = { ...b.plant, x: b.x, y: b.y };
    return (
      perThird *
      (thirds(movedA, movedB) + thirds(a.plant, b.plant) - thirds(movedA, b.plant) - thirds(a.plant, movedB))
    );
  }

  #perThird(a: Kind, b: Kind): number {
    const { worth, kinds } = this.bed.problem;
    return worth[a.index * kinds.length + b.index] as number;
  }

  #relatedTo(kind: Kind): readonly Kind[] {
    const known =
      this.#related.get(kind) ??
      [...this.#worthTo.keys()].filter((other) => this.#perThird(other, kind) !== 0);
    this.#related.set(kind, known);
    return known;
  }
}
