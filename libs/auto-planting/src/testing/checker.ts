/**
 * Checks a plan against the words of the specification and the formulas of the README. It takes nothing from the
 * engine but types: every rule and constant is written down a second time, in the plainest way.
 */
import type { AutoPlantingInput, AutoPlantingResult, PlannedPlant, PlantTraits } from '../index';
import { scoreBySpecification } from './score-by-specification';
import { feetBetween, type Standing } from './standing';

/** What stands in the plot: kept plants, and the plan's own without or with fillers. */
function standingIn(
  input: AutoPlantingInput,
  plants: readonly PlannedPlant[],
  withFillers: boolean,
): Standing[] {
  const { kept = [], pollinatorPlants = [], pestControlPlants = [], fillerPlants = [] } = input;
  const traitsOf = ({ plantId, role }: PlannedPlant): PlantTraits => {
    const lists = {
      chosen: input.plants,
      pollinator: pollinatorPlants.map((plant) => ({ ...plant, isPollinatorFriendly: true })),
      'pest-control': pestControlPlants.map((plant) => ({ ...plant, isPestControl: true })),
      filler: [...fillerPlants, ...input.plants],
    };
    return lists[role].find(({ id }) => id === plantId) ?? {};
  };
  return [
    ...kept.map((plant) => ({
      ...input.plants.find(({ id }) => id === plant.plantId),
      ...plant,
      id: plant.plantId ?? '',
      isPlanned: false,
    })),
    ...plants
      .filter(({ role }) => withFillers || role !== 'filler')
      .map((plant) => ({ ...traitsOf(plant), ...plant, id: plant.plantId, isPlanned: true })),
  ];
}

/** Every rule that a plan breaks, in words; none for a plan that is as it should be. */
export function faultsOf(input: AutoPlantingInput, result: AutoPlantingResult): string[] {
  return [
    ...cellFaults(input, result),
    ...countFaults(input, result),
    ...neighborFaults(input, result),
    ...figureFaults(input, result),
  ];
}

function cellFaults(
  { matrix, kept = [] }: AutoPlantingInput,
  { plants, plantMap }: AutoPlantingResult,
): string[] {
  const faults: string[] = [];
  const taken = new Map<string, string>();
  for (const plant of [...kept, ...plants]) {
    const name = `plant at ${plant.x}, ${plant.y}`;
    for (let x = plant.x; x < plant.x + plant.width; x += 1)
      for (let y = plant.y; y < plant.y + plant.height; y += 1) {
        if (matrix[y]?.[x] !== 1) faults.push(`${name} covers ${x}, ${y}, which cannot be planted`);
        if (taken.has(`${x} ${y}`)) faults.push(`${name} and ${taken.get(`${x} ${y}`)} overlap`);
        taken.set(`${x} ${y}`, name);
      }
  }
  const roots = plantMap.flatMap((row, y) =>
    row.flatMap((cell, x) => (cell?.rootCell ? [`${x} ${y} ${cell.plantId}`] : [])),
  );
  const corners = plants.map(({ x, y, plantId }) => `${x} ${y} ${plantId}`);
  if (roots.sort().join() !== corners.sort().join()) faults.push('the plant map is not the list of plants');
  const mapped = plantMap.flat().filter((cell) => cell !== null).length;
  const area = plants.reduce((sum, { width, height }) => sum + width * height, 0);
  if (mapped !== area) faults.push(`the plant map covers ${mapped} cells, the plants ${area}`);
  return faults;
}

function countFaults(
  input: AutoPlantingInput,
  { plants, unusedPlants, plantsPlaced, score }: AutoPlantingResult,
): string[] {
  const faults: string[] = [];
  const {
    onlyUserSelected = true,
    strictCounts = true,
    useFullSpace = true,
    autoFillEmpty = true,
  } = input.options ?? {};
  for (const { id, count = null } of input.plants) {
    const placed = plants.filter(({ plantId, role }) => plantId === id && role === 'chosen').length;
    const all = plants.filter(({ plantId }) => plantId === id).length;
    if (count !== null && placed > Math.max(0, count)) faults.push(`${placed} of ${count} ${id}`);
    if (count !== null && strictCounts && all > Math.max(0, count))
      faults.push(`${all} of ${count} ${id} with fillers`);
    const left = unusedPlants.find((unused) => unused.id === id)?.remaining ?? 0;
    if (count !== null && left !== Math.max(0, Math.floor(count)) - placed)
      faults.push(`${left} of ${id} are said to be left`);
    if (count === null && placed === 0 && left === 0) faults.push(`nothing is said of ${id}`);
  }
  if (unusedPlants.some(({ reason, detail }) => !reason || !detail))
    faults.push('an unused plant has no reason');
  if (onlyUserSelected && plants.some(({ plantId }) => !input.plants.some(({ id }) => id === plantId)))
    faults.push('a plant stands that the gardener has not chosen');
  if (!autoFillEmpty && plants.some(({ role }) => role === 'filler')) faults.push('a filler stands');
  const cells = input.matrix.flat().filter((cell) => cell === 1).length;
  const keptCells = (input.kept ?? []).reduce((sum, { width, height }) => sum + width * height, 0);
  const area = plants.reduce((sum, { width, height }) => sum + width * height, 0);
  if (!useFullSpace && area > Math.floor((cells - keptCells) * 0.8)) faults.push(`${area} cells are planted`);
  const standing = input.plants.map(({ id, count }) =>
    Math.min(
      count == null ? 1 : Math.max(0, Math.floor(count)),
      plants.filter(({ plantId, role }) => plantId === id && role === 'chosen').length,
    ),
  );
  const requested = standing.reduce((sum, some) => sum + some, 0);
  if (score.requested !== requested)
    faults.push(`${requested} requested plants are placed, not ${score.requested}`);
  const lost = unusedPlants.reduce((sum, { remaining }) => sum + remaining, 0);
  if (score.asked - score.requested !== lost)
    faults.push(`${lost} of ${score.asked} plants are named as lost`);
  if (plantsPlaced !== plants.length) faults.push(`${plantsPlaced} plants are said to stand`);
  return faults;
}

function neighborFaults(input: AutoPlantingInput, { plants, reasons }: AutoPlantingResult): string[] {
  const faults: string[] = [];
  const {
    minSpacing = 2,
    strictCompanions = false,
    pollinatorRatio = 30,
    pestControlRatio = 20,
  } = input.options ?? {};
  const all = standingIn(input, plants, true);
  const isBad = (a: string, b: string): boolean =>
    [
      input.relations?.get(a)?.filter(({ id }) => id === b),
      input.relations?.get(b)?.filter(({ id }) => id === a),
    ].some((list) => list?.some(({ relation }) => relation === 'bad'));
  all.forEach((a, i) =>
    all.slice(i + 1).forEach((b) => {
      if (!a.isPlanned && !b.isPlanned) return;
      const feet = feetBetween(a, b);
      if (
        input.algorithm === 'organic-pest-control' &&
        a.isPestControl &&
        b.isPestControl &&
        feet < minSpacing
      )
        faults.push(`pest-control plants ${feet} ft apart`);
      if (
        input.algorithm === 'companion-planting' &&
        strictCompanions &&
        feet <= 3 &&
        a.id !== b.id &&
        isBad(a.id, b.id)
      )
        faults.push(`${a.id} and ${b.id} within reach`);
    }),
  );
  const cells = input.matrix.flat().filter((cell) => cell === 1).length;
  for (const [role, percent] of [
    ['pollinator', pollinatorRatio],
    ['pest-control', pestControlRatio],
  ] as const) {
    const area = plants
      .filter((plant) => plant.role === role)
      .reduce((sum, { width, height }) => sum + width * height, 0);
    if (area > Math.ceil((cells * percent) / 100)) faults.push(`${area} cells of added ${role} plants`);
  }
  if (reasons.length !== plants.length) faults.push(`${reasons.length} reasons for ${plants.length} plants`);
  return faults;
}

function figureFaults(input: AutoPlantingInput, { plants, score, efficiency }: AutoPlantingResult): string[] {
  const faults: string[] = [];
  const cells = input.matrix.flat().filter((cell) => cell === 1).length;
  const value = scoreBySpecification(input, standingIn(input, plants, false));
  if (score.value !== value) faults.push(`the score is ${value}, not ${score.value}`);
  if (score.value > score.bound) faults.push(`the score ${score.value} exceeds the bound ${score.bound}`);
  if (score.plants > score.mostPlants)
    faults.push(`${score.plants} plants exceed the bound ${score.mostPlants}`);
  if (score.isBest !== (score.value === score.bound)) faults.push('isBest is not what it says');
  if (efficiency !== (cells === 0 ? 0 : plants.length / cells))
    faults.push(`the efficiency is not ${efficiency}`);
  return faults;
}
