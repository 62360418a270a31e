import type { AutoPlantingInput, PlantTraits } from '../index';
import { feetBetween, type Standing } from './standing';

/** The objective of a layout, worked out anew by the formulas of the README, without fillers. */
export function scoreBySpecification(input: AutoPlantingInput, standing: readonly Standing[]): number {
  switch (input.algorithm) {
    case 'maximize-yield':
      return plannedCells(standing);
    case 'companion-planting':
      return companionUnits(input, standing);
    case 'pollinator-friendly':
      return pollinatorValue(input, standing);
    case 'water-efficiency':
      return waterValue(input, standing);
    case 'organic-pest-control':
      return pestControlValue(input, standing);
  }
}

const cellsOf = (standing: readonly Standing[]): number =>
  standing.reduce((sum, { width, height }) => sum + width * height, 0);

const plannedCells = (standing: readonly Standing[]): number =>
  cellsOf(standing.filter(({ isPlanned }) => isPlanned));

const plantable = ({ matrix }: AutoPlantingInput): number =>
  matrix.flat().filter((cell) => cell === 1).length;

function companionUnits(
  { relations, options = {} }: AutoPlantingInput,
  standing: readonly Standing[],
): number {
  const {
    goodCompanionMultiplier: good = 10,
    moderateCompanionMultiplier: moderate = 2,
    badCompanionMultiplier: bad = 15,
  } = options;
  const worth = (a: string, b: string): number => {
    if (a === b) return 0;
    const listed = [
      ...(relations?.get(a) ?? []).filter(({ id }) => id === b),
      ...(relations?.get(b) ?? []).filter(({ id }) => id === a),
    ].map(({ relation }) => relation);
    // 100 units a third of a point.
    if (listed.includes('bad')) return -Math.round(bad * 100);
    if (listed.includes('moderate')) return Math.round(moderate * 100);
    return listed.includes('good') ? Math.round(good * 100) : 0;
  };
  let units = 0;
  standing.forEach((a, i) => {
    if (a.isPlanned) units += 3000;
    standing.slice(i + 1).forEach((b) => {
      const feet = feetBetween(a, b);
      if ((a.isPlanned || b.isPlanned) && feet <= 3) units += worth(a.id, b.id) * (4 - feet);
    });
  });
  return units;
}

function pollinatorValue(input: AutoPlantingInput, standing: readonly Standing[]): number {
  const { pollinatorRatio = 30, clusterSize = 3 } = input.options ?? {};
  const target = Math.ceil((plantable(input) * pollinatorRatio) / 100);
  const pollinators = standing.filter(({ isPollinatorFriendly }) => isPollinatorFriendly);
  const clustered = pollinators.filter(
    (plant) =>
      pollinators.filter((other) => other !== plant && feetBetween(plant, other) <= 2).length >=
      clusterSize - 1,
  );
  return (
    plannedCells(standing) +
    4 * Math.min(target, cellsOf(pollinators)) +
    2 * Math.min(target, cellsOf(clustered))
  );
}

function zoneOf({
  waterFrequency = 7,
  waterPerApplication = 1,
  droughtTolerance = 'moderate',
}: PlantTraits): number {
  const rank = ['high', 'moderate', 'low'].indexOf(droughtTolerance.toLowerCase());
  return Math.floor((waterFrequency * waterPerApplication + 10 * (rank < 0 ? 1 : rank)) / 10);
}

function waterValue({ matrix }: AutoPlantingInput, standing: readonly Standing[]): number {
  const at = (x: number, y: number): Standing | undefined =>
    standing.find(
      (plant) => x >= plant.x && y >= plant.y && x < plant.x + plant.width && y < plant.y + plant.height,
    );
  let value = 0;
  matrix.forEach((row, y) =>
    row.forEach((_cell, x) => {
      const here = at(x, y);
      if (!here) return;
      if (here.isPlanned) value += [16, 12, 8][zoneOf(here)] ?? 4;
      for (const next of [at(x + 1, y), at(x, y + 1)])
        if (next && (here.isPlanned || next.isPlanned) && here.id !== '' && next.id !== '')
          value += zoneOf(here) === zoneOf(next) ? 1 : 0;
    }),
  );
  return value;
}

function pestControlValue(input: AutoPlantingInput, standing: readonly Standing[]): number {
  const { pestControlRatio = 20, maxSpacing = 8 } = input.options ?? {};
  const target = Math.ceil((plantable(input) * pestControlRatio) / 100);
  const guards = standing.filter(({ isPestControl }) => isPestControl);
  let guarded = 0;
  input.matrix.forEach((row, y) =>
    row.forEach((cell, x) => {
      const here = { id: '', x, y, width: 1, height: 1, isPlanned: false };
      if (cell === 1 && guards.some((plant) => feetBetween(plant, here) <= maxSpacing)) guarded += 1;
    }),
  );
  return plannedCells(standing) + 4 * Math.min(target, cellsOf(guards)) + guarded;
}
