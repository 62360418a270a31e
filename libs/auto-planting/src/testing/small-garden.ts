import type { AutoPlantingInput, CompanionRelation, PlantRequest } from '../index';
import { createRandom } from '../random';
import { NOW } from './gardens';

/** A garden small enough for an exact solver, as it is stored: one line of JSON. */
export interface SmallGarden {
  readonly seed: number;
  /** # is plantable. */
  readonly rows: readonly string[];
  /** Width, height and count of each plant. */
  readonly plants: readonly (readonly [width: number, height: number, count: number])[];
  /** g, m or b for the relations of plants 0-1, 0-2, …, 1-2, …; - for none. */
  readonly relations: string;
}

const RELATIONS = { g: 'good', m: 'moderate', b: 'bad' } as const;
const LETTERS = 'ggggmmbbb--';
const SHORTEST_SIDE = 3;
const LONGEST_SIDE = 8;
/** How many plants, so that the solver proves its optimum within seconds: fewer where there are more places. */
const PLACES_TO_TRY = 260;

/** Beds of 3 × 3 to 8 × 8, one in four with cells that cannot be planted, and three or four kinds of plants. */
export function smallGarden(seed: number): SmallGarden {
  const random = createRandom(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const sideOf = (): number => SHORTEST_SIDE + below(LONGEST_SIDE - SHORTEST_SIDE + 1);
  const [width, height] = [sideOf(), sideOf()];
  const holes = below(4) === 0 ? 0.2 : 0;
  const rows = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (random() < holes ? '.' : '#')).join(''),
  );
  const kinds = 3 + below(2);
  const longest = Math.min(width - 1, height - 1, 4);
  const sizes = Array.from({ length: kinds }, () => [1 + below(longest), 1 + below(longest)] as const);
  const counts = sizes.map(() => 1);
  let area = sizes.reduce((sum, [w, h]) => sum + w * h, 0);
  let left = Math.max(0, Math.round(PLACES_TO_TRY / (width * height)) - kinds);
  while (left > 0) {
    const kind = below(kinds);
    const [w, h] = sizes[kind] ?? [1, 1];
    area += w * h;
    left -= 1;
    if (area <= width * height) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  const pairs = (kinds * (kinds - 1)) / 2;
  return {
    seed,
    rows,
    plants: sizes.map(([w, h], i) => [w, h, counts[i] ?? 1]),
    relations: Array.from({ length: pairs }, () => LETTERS[below(LETTERS.length)]).join(''),
  };
}

/** The garden as an input of Companion Planting. */
export function inputOf({ seed, rows, plants, relations }: SmallGarden): AutoPlantingInput {
  const byId = new Map<string, CompanionRelation[]>();
  let pair = 0;
  plants.forEach((_a, a) =>
    plants.slice(a + 1).forEach((_b, after) => {
      const relation = RELATIONS[relations[pair] as keyof typeof RELATIONS];
      pair += 1;
      if (!relation) return;
      byId.set(`plant-${a}`, [...(byId.get(`plant-${a}`) ?? []), { id: `plant-${a + 1 + after}`, relation }]);
    }),
  );
  return {
    algorithm: 'companion-planting',
    matrix: rows.map((row) => [...row].map((cell) => (cell === '#' ? 1 : 0))),
    plants: plants.map(
      ([plantingWidth, plantingHeight, count], i): PlantRequest => ({
        id: `plant-${i}`,
        name: `Plant ${i}`,
        count,
        plantingWidth,
        plantingHeight,
      }),
    ),
    relations: byId,
    seed,
    now: NOW,
  };
}
