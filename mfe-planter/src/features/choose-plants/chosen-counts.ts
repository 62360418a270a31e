import type { Plant } from '@planted/contracts';
import { MAX_PLANTS_PER_GARDEN } from '@planted/garden-domain';
import { colorForPlant } from '@planted/ui';
import type { Layout } from '../../layout/layout';
import { type SelectedPlant, selectPlant } from '../../layout/selected-plant';

/** How many of each plant are chosen, by plant id; in the order in which they were chosen. */
export type ChosenCounts = ReadonlyMap<string, number>;

/** Counts never go below 0 (2 §4), and a garden holds at most 2,500 plants. */
export function changeCount(counts: ChosenCounts, plantId: string, by: 1 | -1): ChosenCounts {
  const count = (counts.get(plantId) ?? 0) + by;
  if (count < 0 || totalOf(counts) + by > MAX_PLANTS_PER_GARDEN) return counts;
  const next = new Map(counts);
  if (count === 0) next.delete(plantId);
  else next.set(plantId, count);
  return next;
}

export const totalOf = (counts: ChosenCounts): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

export const countsOf = (plants: readonly SelectedPlant[]): ChosenCounts =>
  new Map(plants.filter(({ wanted }) => wanted > 0).map(({ plantId, wanted }) => [plantId, wanted]));

/** How many of each stand in a bed or are to come there. */
export function standingIn({ placements, coming }: Pick<Layout, 'placements' | 'coming'>): ChosenCounts {
  const counts = new Map<string, number>();
  for (const { plantId } of [...placements, ...coming]) counts.set(plantId, (counts.get(plantId) ?? 0) + 1);
  return counts;
}

/** The selection that is handed to the garden (2 §3), each plant in a color of its own. */
export function selectionOf(
  counts: ChosenCounts,
  plants: readonly Plant[],
  earlier: readonly SelectedPlant[],
): SelectedPlant[] {
  const known = new Map(plants.map((plant) => [plant.id, plant]));
  const before = new Map(earlier.map((plant) => [plant.plantId, plant]));
  const taken = earlier.filter(({ plantId }) => counts.has(plantId)).map(({ color }) => color);
  return [...counts].flatMap(([plantId, wanted]) => {
    const selected = before.get(plantId);
    if (selected) return [{ ...selected, wanted }];
    const plant = known.get(plantId);
    if (!plant) return [];
    const color = colorForPlant(
      {
        plantName: plant.plant_name,
        plantType: plant.plant_type,
        accentColor: plant.accent_color,
        leafColor: plant.leaf_color,
      },
      taken,
    );
    taken.push(color);
    return [selectPlant(plant, wanted, color)];
  });
}
