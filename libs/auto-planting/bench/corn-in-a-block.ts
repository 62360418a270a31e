import { type AutoPlantingResult, optimize } from '../src/index';
import type { CatalogBed } from './catalog-beds';

/** Corn of fewer plants is no block. */
const LEAST = 4;
const STEPS_PER_PLACE = 4_000;

/** Every weight of a gardener's but the block's. */
const NOTHING_ELSE = {
  ...{ northWeight: 0, badNeighborWeight: 0, climberWeight: 0 },
  ...{ spreadWeight: 0, reachWeight: 0, waterZoneWeight: 0 },
};

/**
 * Companion points of the best plan that is found whose corn stands in a block and in which nothing else is weighed: with
 * the block pinned at each place in turn, and as the terms alone arrange it.
 * @returns undefined for a bed without so much corn
 */
export function companionsWithCornInABlock(input: CatalogBed, iterations: number): number | undefined {
  const corn = input.plants.find(({ isWindPollinated }) => isWindPollinated);
  const count = corn?.count ?? 0;
  if (!corn || count < LEAST) return undefined;
  const algorithm = 'companion-planting';
  const arranged = optimize({ ...input, algorithm, options: NOTHING_ELSE }, { iterations });
  const others = input.plants.filter((plant) => plant !== corn);
  const requested = arranged.score.requested - count;
  const { site: _, ...plain } = input;
  const pinned = blocks(input, corn.plantingWidth, corn.plantingHeight, count).map((places) => {
    const kept = places.map((place) => ({ ...place, plantId: corn.id, plantName: corn.name }));
    return optimize({ ...plain, algorithm, kept, plants: others }, { iterations: STEPS_PER_PLACE });
  });
  const whole = [arranged, ...pinned.filter(({ score }) => score.requested >= requested)];
  return Math.max(...whole.map(pointsOf));
}

const pointsOf = ({ analysis }: AutoPlantingResult): number => analysis.companion.score;

/** So many plants as square as they can be, upright and flat, at every place of the bed. */
function blocks({ matrix }: CatalogBed, width: number, height: number, count: number) {
  const long = Math.ceil(Math.sqrt(count));
  const short = Math.ceil(count / long);
  const shapes =
    long === short
      ? [[long, short]]
      : [
          [long, short],
          [short, long],
        ];
  return shapes.flatMap(([columns = 1, rows = 1]) =>
    Array.from({ length: Math.max(0, matrix.length - rows * height + 1) }, (_, y) =>
      Array.from({ length: Math.max(0, (matrix[0]?.length ?? 0) - columns * width + 1) }, (__, x) =>
        Array.from({ length: count }, (___, i) => ({
          ...{ x: x + (i % columns) * width, y: y + Math.floor(i / columns) * height },
          ...{ width, height },
        })),
      ),
    ).flat(),
  );
}
