import type { AutoPlantingInput, PlantRequest } from '../input';
import { createRandom } from '../random';
import type { CompanionRelation } from '../relations';

/** Relations as often as in the catalogue's own pairs: good, moderate, bad, and as many pairs with none. */
const SHARES: readonly (readonly [CompanionRelation['relation'], number])[] = [
  ['good', 0.15],
  ['moderate', 0.37],
  ['bad', 0.5],
];

/** A bed of which a share is to be planted with plants of random sizes and relations. */
export function companionInstance(
  {
    width,
    height,
    kinds,
    sides,
    fill,
  }: {
    readonly width: number;
    readonly height: number;
    readonly kinds: number;
    /** Sides that a plant may have, drawn evenly. */
    readonly sides: readonly number[];
    /** Share of the cells that the counts add up to. */
    readonly fill: number;
  },
  seed: number,
): AutoPlantingInput {
  const random = createRandom(seed);
  const plants: (PlantRequest & { count: number })[] = Array.from({ length: kinds }, (_, i) => {
    const side = sides[Math.floor(random() * sides.length)] ?? 1;
    return { id: `plant-${i}`, name: `Plant ${i}`, count: 0, plantingWidth: side, plantingHeight: side };
  });
  const relations = new Map<string, CompanionRelation[]>();
  plants.forEach(({ id }, i) => {
    const list = plants.slice(i + 1).flatMap((other): CompanionRelation[] => {
      const draw = random();
      const relation = SHARES.find(([, upTo]) => draw < upTo)?.[0];
      return relation ? [{ id: other.id, relation }] : [];
    });
    relations.set(id, list);
  });
  let area = 0;
  while (area < fill * width * height) {
    const index = Math.floor(random() * kinds);
    const plant = plants[index];
    if (!plant) break;
    plants[index] = { ...plant, count: plant.count + 1 };
    area += plant.plantingWidth * plant.plantingHeight;
  }
  return {
    algorithm: 'companion-planting',
    matrix: Array.from({ length: height }, () => Array.from({ length: width }, () => 1 as const)),
    plants,
    relations,
    seed,
    now: '2026-05-21T08:00:00.000Z',
  };
}
