import type { AutoPlantingInput, PlanningAlgorithm, PlantRequest } from '../index';
import { createRandom } from '../random';
import { NOW } from './gardens';

const SIDE = 8;
const LONGEST_SIDE = 3;
const DROUGHT = ['high', 'moderate', 'low'] as const;

/**
 * A bed of 8 × 8 ft of which up to a quarter cannot be planted, and four or five kinds of plants that would about fill
 * it, one in eight of them without a count.
 */
export function irregularGarden(seed: number, algorithm: PlanningAlgorithm): AutoPlantingInput {
  const random = createRandom(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const holes = 0.05 + 0.2 * random();
  const matrix = Array.from({ length: SIDE }, () =>
    Array.from({ length: SIDE }, (): 0 | 1 => (random() < holes ? 0 : 1)),
  );
  const sized = Array.from({ length: 4 + below(2) }, (_, i) => ({
    id: `plant${i}`,
    name: `Plant ${i}`,
    plantingWidth: 1 + below(LONGEST_SIDE),
    plantingHeight: 1 + below(LONGEST_SIDE),
    isPollinatorFriendly: random() < 0.4,
    isPestControl: random() < 0.3,
    waterFrequency: 1 + below(9),
    droughtTolerance: DROUGHT[below(DROUGHT.length)] ?? 'moderate',
  }));
  const counts = sized.map(() => 1);
  let left = matrix.flat().filter((cell) => cell === 1).length * (0.7 + 0.4 * random());
  for (const { plantingWidth, plantingHeight } of sized) left -= plantingWidth * plantingHeight;
  while (left > 0) {
    const kind = below(sized.length);
    counts[kind] = (counts[kind] ?? 0) + 1;
    left -= (sized[kind]?.plantingWidth ?? 1) * (sized[kind]?.plantingHeight ?? 1);
  }
  const plants = sized.map(
    (plant, i): PlantRequest => ({ ...plant, count: below(8) === 0 ? null : counts[i] }),
  );
  return { algorithm, matrix, plants, seed, now: NOW };
}
