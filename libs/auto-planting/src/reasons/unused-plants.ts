import { LEFTOVER_ABOVE } from '../algorithms/companion-planting';
import { PlacesOf } from '../bounds/places';
import type { AutoPlantingInput, PlantRequest } from '../input';
import { neighborScore } from '../objectives/companion-score';
import type { Bed } from '../problem/bed';
import { hasPlantSize, type Kind, limitOf } from '../problem/kind';
import { COMPANION_REACH, UNITS_PER_POINT } from '../relations';
import type { UnusedPlant } from '../result';

/** The reasons of 2 §8; it has none for the two algorithms that only look for space. */
const specified = {
  'companion-planting': 'Could not place due to space constraints or companion conflicts',
  'pollinator-friendly': 'Space allocated for pollinator clusters or insufficient space',
  'organic-pest-control': 'Space allocated for pest control or insufficient space',
} as const;

/** Every plant of which fewer stand than asked, with the words of 2 §8 and the rule that bound it. */
export function unusedPlants(input: AutoPlantingInput, bed: Bed): UnusedPlant[] {
  const kinds = [...bed.problem.chosen];
  const places = new PlacesOf(bed.problem);
  return input.plants.flatMap((plant) => {
    const kind = hasPlantSize(plant) ? kinds.shift() : undefined;
    const remaining = remainingOf(plant, kind ? (bed.counts[kind.index] as number) : 0);
    if (remaining === 0) return [];
    const { id, name, plantingWidth, plantingHeight } = plant;
    const detail = kind ? boundBy(bed, kind, places) : 'its width and height must be whole feet from 1 to 50';
    const { algorithm } = bed.problem;
    const reason =
      algorithm === 'maximize-yield' || algorithm === 'water-efficiency'
        ? `Could not place due to space constraints: ${detail}`
        : specified[algorithm];
    return [{ id, name, remaining, plantingWidth, plantingHeight, reason, detail }];
  });
}

/** Of a plant without a count at least one should stand. */
function remainingOf(plant: PlantRequest, placed: number): number {
  const limit = limitOf(plant);
  return Number.isFinite(limit) ? Math.max(0, limit - placed) : placed === 0 ? 1 : 0;
}

function boundBy(bed: Bed, kind: Kind, places: PlacesOf): string {
  const { width, height, algorithm, options } = bed.problem;
  const size = `${kind.width} x ${kind.height} ft`;
  if (places.of(kind).most === 0) return `the plot has no room for ${size}, even when empty`;
  if (bed.usedCells + kind.area > bed.problem.cellBudget && !options.useFullSpace)
    return 'the part of the plot set aside for planting is full';
  const rooms: { readonly x: number; readonly y: number }[] = [];
  for (let y = 0; y + kind.height <= height; y += 1)
    for (let x = 0; x + kind.width <= width; x += 1) if (bed.hasRoom(kind, x, y)) rooms.push({ x, y });
  if (rooms.length === 0) return `no ${size} space is left`;
  if (rooms.every(({ x, y }) => !bed.isWelcome(kind, x, y)))
    return algorithm === 'companion-planting'
      ? `every empty spot is within ${COMPANION_REACH} ft of a bad companion`
      : `every empty spot is less than ${options.minSpacing} ft from another pest-control plant`;
  if (algorithm === 'companion-planting') {
    const best = Math.max(
      ...rooms.map(({ x, y }) => neighborScore(bed, { kind, x, y, width: kind.width, height: kind.height })),
    );
    if (best <= LEFTOVER_ABOVE * UNITS_PER_POINT)
      return `bad companions nearby rule out every empty spot (score ${LEFTOVER_ABOVE} or less)`;
  }
  return 'the plan scores higher without it';
}
