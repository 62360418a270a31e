import type { Bed, Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { COMPANION_REACH } from '../relations';

/** The kinds of one size that a kind has a relation to: their indices, and what they are worth to it per third. */
interface RelatedOfSize {
  readonly width: number;
  readonly height: number;
  readonly indices: Int32Array;
  readonly perThird: Int32Array;
}

/**
 * For every top-left cell and kind, what all that stands is worth to one more of the kind there, in units; kept up
 * to date with every plant that comes and goes. A cell that a plant covers counts as beside it.
 */
export class CompanionField {
  /** [cell × kinds + kind]: kinds of one size change together. 0 for a kind that is not to be planted. */
  readonly #worthTo: Int32Array;
  /** By the index of a kind. */
  readonly #related: readonly (readonly RelatedOfSize[])[];
  readonly #width: number;
  readonly #height: number;
  readonly #kinds: number;
  readonly #perThird: Int32Array;

  constructor(bed: Bed) {
    const { width, height, kinds, worth } = bed.problem;
    this.#width = width;
    this.#height = height;
    this.#kinds = kinds.length;
    this.#perThird = worth;
    this.#worthTo = new Int32Array(width * height * kinds.length);
    const planned = kinds.filter(({ role, limit }) => role === 'chosen' && limit > 0);
    this.#related = kinds.map((kind) =>
      bySize(planned.filter((other) => this.#worth(other, kind) !== 0)).map((related) => ({
        width: (related[0] as Kind).width,
        height: (related[0] as Kind).height,
        indices: Int32Array.from(related, ({ index }) => index),
        perThird: Int32Array.from(related, (other) => this.#worth(other, kind)),
      })),
    );
  }

  /** In units; 0 for a kind that is not to be planted. */
  at(kind: Kind, x: number, y: number): number {
    return this.#worthTo[(y * this.#width + x) * this.#kinds + kind.index] as number;
  }

  add(plant: Standing, by: 1 | -1): void {
    const related = this.#related[plant.kind.index] as readonly RelatedOfSize[];
    for (let i = 0; i < related.length; i += 1) this.#addFor(related[i] as RelatedOfSize, plant, by);
  }

  #addFor(related: RelatedOfSize, plant: Standing, by: 1 | -1): void {
    const { indices, perThird } = related;
    const field = this.#worthTo;
    const top = Math.max(0, plant.y - related.height + 1 - COMPANION_REACH);
    const left = Math.max(0, plant.x - related.width + 1 - COMPANION_REACH);
    const bottom = Math.min(this.#height - related.height, plant.y + plant.height - 1 + COMPANION_REACH);
    const right = Math.min(this.#width - related.width, plant.x + plant.width - 1 + COMPANION_REACH);
    for (let y = top; y <= bottom; y += 1) {
      const rows = Math.max(1, plant.y - y - related.height + 1, y - plant.y - plant.height + 1);
      for (let x = left; x <= right; x += 1) {
        const columns = Math.max(plant.x - x - related.width + 1, x - plant.x - plant.width + 1);
        const thirds = by * (COMPANION_REACH + 1 - (columns > rows ? columns : rows));
        const cell = (y * this.#width + x) * this.#kinds;
        for (let i = 0; i < indices.length; i += 1) {
          const at = cell + (indices[i] as number);
          field[at] = (field[at] as number) + thirds * (perThird[i] as number);
        }
      }
    }
  }

  #worth(a: Kind, b: Kind): number {
    return this.#perThird[a.index * this.#kinds + b.index] as number;
  }
}

function bySize(kinds: readonly Kind[]): Kind[][] {
  const sizes: Kind[][] = [];
  for (const kind of kinds) {
    const same = sizes.find(([first]) => first?.width === kind.width && first.height === kind.height);
    if (same) same.push(kind);
    else sizes.push([kind]);
  }
  return sizes;
}
