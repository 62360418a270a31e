import { Bed } from '../problem/bed';
import type { Kind } from '../problem/kind';
import type { Problem } from '../problem/problem';

/** Where kinds of one size may stand in the bed that has only its kept plants. */
export interface Places {
  /** 1 for each top-left cell with room. */
  readonly corners: Uint8Array;
  /** 1 for each cell that such a plant can cover. */
  readonly covers: Uint8Array;
  /** No more plants of this size stand together, whatever their number. */
  readonly most: number;
}

/** The places of each kind, worked out once for kinds that are alike. */
export class PlacesOf {
  readonly #bed: Bed;
  readonly #known = new Map<string, Places>();

  constructor(readonly problem: Problem) {
    this.#bed = new Bed(problem);
  }

  of(kind: Kind): Places {
    const { algorithm, options, kept } = this.problem;
    const isStrict = algorithm === 'companion-planting' && options.strictCompanions && kept.length > 0;
    const isSpaced = algorithm === 'organic-pest-control' && kept.length > 0 && kind.isPestControl;
    const key = `${kind.width} ${kind.height} ${isSpaced} ${isStrict ? kind.id : ''}`;
    const known = this.#known.get(key) ?? this.#find(kind);
    this.#known.set(key, known);
    return known;
  }

  #find(kind: Kind): Places {
    const { width, height } = this.problem;
    const corners = new Uint8Array(width * height);
    const covers = new Uint8Array(width * height);
    for (let y = 0; y + kind.height <= height; y += 1)
      for (let x = 0; x + kind.width <= width; x += 1) {
        if (!this.#bed.hasRoom(kind, x, y) || !this.#bed.isWelcome(kind, x, y)) continue;
        corners[y * width + x] = 1;
        for (let row = y; row < y + kind.height; row += 1)
          covers.fill(1, row * width + x, row * width + x + kind.width);
      }
    return { corners, covers, most: mostOf(kind, covers, width) };
  }
}

/**
 * A w × h plant covers exactly one cell of every class (x mod w, y mod h), so no more stand together than the
 * smallest class has cells that they can cover: four of 2 × 2 in 5 × 5.
 */
function mostOf(kind: Kind, covers: Uint8Array, width: number): number {
  const classes = new Int32Array(kind.area);
  covers.forEach((isCovered, cell) => {
    const x = cell % width;
    const y = (cell - x) / width;
    const of = (y % kind.height) * kind.width + (x % kind.width);
    if (isCovered) classes[of] = (classes[of] as number) + 1;
  });
  return Math.min(...classes);
}
