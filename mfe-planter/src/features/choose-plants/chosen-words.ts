import type { Plant } from '@planted/contracts';
import { coverWords, densityWords, plantsIn, squaresOf } from '@planted/garden-domain';
import { type SelectedPlant, sizeOf } from '../../layout/selected-plant';
import type { ChosenCounts } from './chosen-counts';

/**
 * What the chosen plants come to in the bed: '16 plants on 1 of 10 squares', each with the size and density that the
 * gardener gave it before, else those of the plant table. The count of the selector is of plantings.
 * @param area squares of the bed
 */
export function chosenWords(
  counts: ChosenCounts,
  plants: readonly Pick<Plant, 'id' | 'planting_width' | 'planting_height' | 'plants_per_square_foot'>[],
  earlier: readonly SelectedPlant[],
  area: number,
): string {
  const known = new Map(plants.map((plant) => [plant.id, plant]));
  let [growing, squares] = [0, 0];
  for (const [plantId, count] of counts) {
    const plant = known.get(plantId);
    const own = earlier.find((selected) => selected.plantId === plantId);
    const size = own
      ? sizeOf(own)
      : { width: plant?.planting_width ?? 1, height: plant?.planting_height ?? 1 };
    squares += count * squaresOf(size);
    growing += count * plantsIn(size, own?.perSquare ?? plant?.plants_per_square_foot);
  }
  return squares > area
    ? `${densityWords(growing, squares)}, the bed has ${area.toLocaleString('en-US')}`
    : coverWords(growing, squares, area);
}
