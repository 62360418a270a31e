import type { Bed, Standing } from '../problem/bed';
import { distanceBetween } from '../problem/distance';
import type { Kind } from '../problem/kind';
import { COMPANION_REACH, falloffThirds } from '../relations';

/**
 * For every kind and top-left cell, what all that stands is worth to one more of the kind there, in units; kept up
 * to date with every plant that comes and goes. A cell that a plant covers counts as beside it.
 */
export class CompanionField {
  /** By the index of a kind; undefined for one that is not to be planted. */
  readonly #worthTo: (Int32Array | undefined)[];
  /** For each kind, the kinds that it has a relation to and that may be planted. */
  readonly #related: readonly (readonly Kind[])[];

  constructor(readonly bed: Bed) {
    const { width, height, kinds } = bed.problem;
    this.#worthTo = kinds.map(({ role, limit }) =>
      role === 'chosen' && limit > 0 ? new Int32Array(width * height) : undefined,
    );
    this.#related = kinds.map((kind) =>
      kinds.filter((other) => this.#worthTo[other.index] && this.#perThird(other, kind) !== 0),
    );
  }

  /** In units; 0 for a kind that is not to be planted. */
  at(kind: Kind, x: number, y: number): number {
    return this.#worthTo[kind.index]?.[y * this.bed.problem.width + x] ?? 0;
  }

  add(plant: Standing, by: 1 | -1): void {
    const { width, height } = this.bed.problem;
    for (const kind of this.#related[plant.kind.index] as readonly Kind[]) {
      const field = this.#worthTo[kind.index] as Int32Array;
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

  /** What the pairs gain when a plant moves, and another of its size takes its place, in units. */
  gainOfSwap(plant: Standing, x: number, y: number, other: Standing | undefined): number {
    const gain = this.at(plant.kind, x, y) - this.at(plant.kind, plant.x, plant.y);
    if (!other) return gain;
    const back = this.at(other.kind, plant.x, plant.y) - this.at(other.kind, other.x, other.y);
    const perThird = this.#perThird(plant.kind, other.kind);
    // Each was counted as if the other were still beside it; the pair itself stays as far apart as it is.
    return (
      gain +
      back -
      (perThird === 0 ? 0 : 2 * perThird * (COMPANION_REACH - falloffThirds(distanceBetween(plant, other))))
    );
  }

  /** What a plant of a kind and another are worth to each other; where they overlap, as if they were side by side. */
  between(kind: Kind, x: number, y: number, other: Standing): number {
    const perThird = this.#perThird(kind, other.kind);
    if (perThird === 0) return 0;
    const columns = Math.max(other.x - x - kind.width + 1, x - other.x - other.width + 1);
    const rows = Math.max(other.y - y - kind.height + 1, y - other.y - other.height + 1);
    return perThird * falloffThirds(Math.max(columns, rows));
  }

  #perThird(a: Kind, b: Kind): number {
    const { worth, kinds } = this.bed.problem;
    return worth[a.index * kinds.length + b.index] as number;
  }
}
