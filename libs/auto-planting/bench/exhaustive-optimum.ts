import type { AutoPlantingInput } from '../src/index';

const UNITS_PER_PLANT = 3000;
const unitsPerThird = { good: 1000, moderate: 200, bad: -1500 } as const;

/**
 * The best companion score of a small full bed of 1 × 1 plants with a count each, by trying every arrangement, an
 * empty cell included. Meant for up to 12 cells.
 */
export function exhaustiveOptimum({ matrix, plants, relations }: AutoPlantingInput): number {
  const width = matrix[0]?.length ?? 0;
  const cells = width * matrix.length;
  const worth = plants.map((a) =>
    plants.map((b) => {
      const relation =
        relations?.get(a.id)?.find(({ id }) => id === b.id) ??
        relations?.get(b.id)?.find(({ id }) => id === a.id);
      return relation ? unitsPerThird[relation.relation] : 0;
    }),
  );
  const left = plants.map(({ count }) => count ?? cells);
  const at: number[] = [];
  let best = 0;
  function plantFrom(cell: number, units: number): void {
    best = Math.max(best, units);
    if (cell === cells) return;
    at[cell] = -1;
    plantFrom(cell + 1, units);
    left.forEach((count, kind) => {
      if (count === 0) return;
      let gain = UNITS_PER_PLANT;
      for (let other = 0; other < cell; other += 1) {
        const columns = Math.abs((cell % width) - (other % width));
        const rows = Math.floor(cell / width) - Math.floor(other / width);
        const perThird = worth[kind]?.[at[other] ?? -1] ?? 0;
        gain += perThird * Math.max(0, 4 - Math.max(columns, rows));
      }
      left[kind] = count - 1;
      at[cell] = kind;
      plantFrom(cell + 1, units + gain);
      left[kind] = count;
    });
  }
  plantFrom(0, 0);
  return best;
}
