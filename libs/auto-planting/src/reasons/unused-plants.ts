import { LEFTOVER_ABOVE, SCORING_PASS_PERCENT, scoringPassOf } from '../algorithms/companion-planting';
import { PlacesOf } from '../bounds/places';
import type { AutoPlantingInput } from '../input';
import { neighborScore } from '../objectives/companion-score';
import { Bed } from '../problem/bed';
import { hasPlantSize, type Kind, requestedOf } from '../problem/kind';
import { PARTIAL_SPACE_PERCENT, type Problem } from '../problem/problem';
import { COMPANION_REACH, UNITS_PER_POINT } from '../relations';
import type { UnusedPlant } from '../result';

/** The reasons of 2 §8; it has none for the two algorithms that only look for space. */
const specified = {
  'companion-planting': 'Could not place due to space constraints or companion conflicts',
  'pollinator-friendly': 'Space allocated for pollinator clusters or insufficient space',
  'organic-pest-control': 'Space allocated for pest control or insufficient space',
} as const;

const NO_SIZE = 'its width and height must be whole feet from 1 to 50';

/** Every plant of which fewer are placed than requested, with the words of 2 §8 and the rule that prevented it. */
export function unusedPlants(input: AutoPlantingInput, bed: Bed): UnusedPlant[] {
  const kinds = [...bed.problem.chosen];
  const places = new PlacesOf(bed.problem);
  const { algorithm } = bed.problem;
  return input.plants.flatMap((plant) => {
    const kind = hasPlantSize(plant) ? kinds.shift() : undefined;
    const remaining = Math.max(0, requestedOf(plant) - (kind ? (bed.counts[kind.index] as number) : 0));
    if (remaining === 0) return [];
    const { id, name, plantingWidth, plantingHeight } = plant;
    const of = { id, name, remaining, plantingWidth, plantingHeight };
    if (!kind) return [{ ...of, reason: `Could not place: ${NO_SIZE}`, detail: NO_SIZE }];
    const detail = boundBy(bed, kind, places);
    const reason =
      algorithm === 'maximize-yield' || algorithm === 'water-efficiency'
        ? `Could not place due to space constraints: ${detail}`
        : specified[algorithm];
    return [{ ...of, reason, detail }];
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function boundBy(bed: Bed, kind: Kind, places: PlacesOf): string {
  const { problem } = bed;
  const { algorithm, options, cellBudget } = problem;
  const size = `${kind.width} x ${kind.height} ft`;
  if (roomsIn(new Bed({ ...problem, free: problem.plantable, kept: [] }), kind).length === 0)
    return `the plot has no room for ${size}, even when empty`;
  if (places.of(kind).most === 0) return besideKept(problem, kind, size);
  if (!options.useFullSpace && bed.usedCells + kind.area > cellBudget)
    return `with it the plan would take more than ${PARTIAL_SPACE_PERCENT}% of the free squares`;
  const rooms = roomsIn(bed, kind);
  if (rooms.length === 0) return `no ${size} space is left`;
  if (rooms.every(({ x, y }) => !bed.isWelcome(kind, x, y)))
    return algorithm === 'companion-planting'
      ? `every empty spot is within ${COMPANION_REACH} ft of a bad companion`
      : `every empty spot is less than ${options.minSpacing} ft from another pest-control plant`;
  if (rooms.every(({ x, y }) => scoreWithoutFillers(bed, kind, x, y) <= LEFTOVER_ABOVE))
    return `bad companions rule out every empty spot (score ${LEFTOVER_ABOVE} or less, fillers not counted)`;
  const isPart =
    options.strictCompanions && !options.strictCounts && bed.counts[kind.index] === scoringPassOf(kind);
  return isPart
    ? `strict companions without strict counts place ${SCORING_PASS_PERCENT}% of it`
    : 'no spot for it was found';
}

/** There is no place once the kept plants are in the bed, though there would be one without them. */
function besideKept(problem: Problem, kind: Kind, size: string): string {
  const bed = new Bed(problem);
  if (roomsIn(bed, kind).length === 0) return `the plants that stay in place leave no room for ${size}`;
  return problem.algorithm === 'companion-planting'
    ? `every spot is within ${COMPANION_REACH} ft of a bad companion that stays in place`
    : `every spot is less than ${problem.options.minSpacing} ft from a pest-control plant that stays in place`;
}

function roomsIn(bed: Bed, kind: Kind): Place[] {
  const { width, height } = bed.problem;
  const rooms: Place[] = [];
  for (let y = 0; y + kind.height <= height; y += 1)
    for (let x = 0; x + kind.width <= width; x += 1) if (bed.hasRoom(kind, x, y)) rooms.push({ x, y });
  return rooms;
}

/** In points; fillers come after the plan. */
function scoreWithoutFillers(bed: Bed, kind: Kind, x: number, y: number): number {
  const isNoFiller = ({ role }: Kind): boolean => role !== 'filler';
  const units = neighborScore(bed, { kind, x, y, width: kind.width, height: kind.height }, isNoFiller);
  return units / UNITS_PER_POINT;
}
