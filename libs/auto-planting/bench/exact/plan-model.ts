import type { AutoPlantingInput, PlantRequest } from '../../src/index';

/** Units for each requested plant, before the objective: more than any objective is worth on 8 × 8 ft. */
export const UNITS_PER_REQUEST = 10_000;

const WATER_WORTH = [16, 12, 8, 4] as const;
const CLUSTER_REACH = 2;

interface Place {
  readonly name: string;
  readonly plant: PlantRequest;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A row of terms with their coefficients. */
type Terms = (readonly [coefficient: number, name: string])[];

interface Model {
  readonly objective: Terms;
  /** Each at most its number. */
  readonly rows: (readonly [Terms, number])[];
  /** Variables between 0 and a number that need not be whole. */
  readonly bounded: (readonly [name: string, most: number])[];
  readonly binaries: string[];
}

/**
 * The most requested plants, then the objective of every algorithm but companions, as an integer program in CPLEX LP
 * format, written from the formulas of the README without the engine. x is 1 where a plant is placed.
 * @param input default options but for ratios and spacings, no kept plants, no offered ones
 */
export function planModel(input: AutoPlantingInput): string {
  const places = placesIn(input);
  const model: Model = { objective: [], rows: [], bounded: [], binaries: places.map(({ name }) => name) };
  const cells = input.matrix.flatMap((row, y) => row.flatMap((cell, x) => (cell === 1 ? [{ x, y }] : [])));
  for (const { x, y } of cells) model.rows.push([sum(places.filter((place) => covers(place, x, y))), 1]);
  for (const plant of input.plants) addRequests(model, plant, places);
  for (const { name, width, height, plant } of places)
    model.objective.push([width * height * worthOfCell(input, plant), name]);
  if (input.algorithm === 'water-efficiency') addSides(model, places, cells);
  if (input.algorithm === 'pollinator-friendly') addPollinators(model, input, places, cells.length);
  if (input.algorithm === 'organic-pest-control') addGuards(model, input, places, cells);
  return written(model);
}

const sum = (places: readonly Place[]): Terms => places.map(({ name }) => [1, name]);

const less = (terms: Terms): Terms => terms.map(([coefficient, name]) => [-coefficient, name]);

const covers = (place: Place, x: number, y: number): boolean =>
  x >= place.x && y >= place.y && x < place.x + place.width && y < place.y + place.height;

/** Feet between two rectangles, 1 where they touch and 0 where they overlap. */
const feet = (a: Omit<Place, 'name' | 'plant'>, b: Omit<Place, 'name' | 'plant'>): number =>
  Math.max(
    0,
    b.x - (a.x + a.width - 1),
    a.x - (b.x + b.width - 1),
    b.y - (a.y + a.height - 1),
    a.y - (b.y + b.height - 1),
  );

function addRequests(
  { objective, rows, bounded }: Model,
  plant: PlantRequest,
  places: readonly Place[],
): void {
  const own = places.filter((place) => place.plant === plant);
  if (own.length === 0) return;
  if (typeof plant.count === 'number') {
    rows.push([sum(own), plant.count]);
    for (const { name } of own) objective.push([UNITS_PER_REQUEST, name]);
    return;
  }
  const one = `r${plant.id}`;
  bounded.push([one, 1]);
  rows.push([[[1, one], ...less(sum(own))], 0]);
  objective.push([UNITS_PER_REQUEST, one]);
}

const zoneOf = ({
  waterFrequency = 7,
  waterPerApplication = 1,
  droughtTolerance = 'moderate',
}: PlantRequest) =>
  Math.floor(
    (waterFrequency * waterPerApplication + 10 * ['high', 'moderate', 'low'].indexOf(droughtTolerance)) / 10,
  );

const worthOfCell = ({ algorithm }: AutoPlantingInput, plant: PlantRequest): number =>
  algorithm === 'water-efficiency' ? (WATER_WORTH[zoneOf(plant)] ?? 4) : 1;

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Each side between two cells of one zone. */
function addSides(
  { objective, rows, bounded }: Model,
  places: readonly Place[],
  cells: readonly Cell[],
): void {
  const zones = new Set(places.map(({ plant }) => zoneOf(plant)));
  const sides = cells.flatMap((a) =>
    cells
      .filter((b) => (b.x === a.x + 1 && b.y === a.y) || (b.x === a.x && b.y === a.y + 1))
      .map((b) => [a, b] as const),
  );
  for (const zone of zones) {
    const inZone = places.filter(({ plant }) => zoneOf(plant) === zone);
    for (const [a, b] of sides) {
      const name = `s${zone}_${a.x}_${a.y}_${b.x}_${b.y}`;
      bounded.push([name, 1]);
      objective.push([1, name]);
      for (const { x, y } of [a, b])
        rows.push([[[1, name], ...less(sum(inZone.filter((place) => covers(place, x, y))))], 0]);
    }
  }
}

const areaOf = (places: readonly Place[]): Terms =>
  places.map(({ name, width, height }) => [width * height, name]);

function addPollinators(
  { objective, rows, bounded, binaries }: Model,
  { options: { pollinatorRatio = 30, clusterSize = 3 } = {} }: AutoPlantingInput,
  places: readonly Place[],
  cells: number,
): void {
  const target = Math.ceil((cells * pollinatorRatio) / 100);
  const pollinators = places.filter(({ plant }) => plant.isPollinatorFriendly === true);
  const clustered = pollinators.map((place) => ({ ...place, name: `y${place.name}` }));
  pollinators.forEach((place, i) => {
    const { name } = clustered[i] as Place;
    const near = pollinators.filter((other) => {
      const between = feet(place, other);
      return between >= 1 && between <= CLUSTER_REACH;
    });
    binaries.push(name);
    rows.push([
      [
        [1, name],
        [-1, place.name],
      ],
      0,
    ]);
    rows.push([[[Math.max(0, clusterSize - 1), name], ...less(sum(near))], 0]);
  });
  for (const [name, worth, some] of [
    ['covered', 4, pollinators],
    ['clustered', 2, clustered],
  ] as const) {
    bounded.push([name, target]);
    objective.push([worth, name]);
    rows.push([[[1, name], ...less(areaOf(some))], 0]);
  }
}

function addGuards(
  { objective, rows, bounded }: Model,
  { matrix, options: { pestControlRatio = 20, minSpacing = 2, maxSpacing = 8 } = {} }: AutoPlantingInput,
  places: readonly Place[],
  cells: readonly Cell[],
): void {
  const guards = places.filter(({ plant }) => plant.isPestControl === true);
  bounded.push(['covered', Math.ceil((cells.length * pestControlRatio) / 100)]);
  objective.push([4, 'covered']);
  rows.push([[[1, 'covered'], ...less(areaOf(guards))], 0]);
  for (const { x, y } of cells) {
    const name = `g${x}_${y}`;
    bounded.push([name, 1]);
    objective.push([1, name]);
    const near = guards.filter((guard) => feet(guard, { x, y, width: 1, height: 1 }) <= maxSpacing);
    rows.push([[[1, name], ...less(sum(near))], 0]);
  }
  // Two plants in a window of so many feet are nearer to each other than that.
  matrix.forEach((row, y) =>
    row.forEach((_cell, x) => {
      const window = { x, y, width: minSpacing, height: minSpacing };
      const inWindow = guards.filter((guard) => feet(guard, window) === 0);
      if (minSpacing > 1 && inWindow.length > 1) rows.push([sum(inWindow), 1]);
    }),
  );
}

function placesIn({ matrix, plants }: AutoPlantingInput): Place[] {
  return plants.flatMap((plant, kind) =>
    matrix.flatMap((row, y) =>
      row.flatMap((_cell, x) => {
        const { plantingWidth: width, plantingHeight: height } = plant;
        const rows = matrix.slice(y, y + height).map((line) => line.slice(x, x + width));
        if (rows.length < height || rows.some((line) => line.length < width || line.includes(0))) return [];
        return [{ name: `x${kind}_${x}_${y}`, plant, x, y, width, height }];
      }),
    ),
  );
}

const written = ({ objective, rows, bounded, binaries }: Model): string =>
  [
    'Maximize',
    ` ${line(merged(objective))}`,
    'Subject To',
    ...rows
      .filter(([terms]) => terms.length > 0)
      .map(([terms, most], i) => ` r${i}: ${line(terms)} <= ${most}`),
    'Bounds',
    ...bounded.map(([name, most]) => ` 0 <= ${name} <= ${most}`),
    'Binaries',
    ` ${binaries.join(' ')}`,
    'End',
  ].join('\n');

/** A variable may occur once in a row of this format. */
function merged(terms: Terms): Terms {
  const byName = new Map<string, number>();
  for (const [coefficient, name] of terms) byName.set(name, (byName.get(name) ?? 0) + coefficient);
  return [...byName].map(([name, coefficient]) => [coefficient, name]);
}

const line = (terms: Terms): string =>
  terms
    .map(([coefficient, name]) => `${coefficient < 0 ? '-' : '+'} ${Math.abs(coefficient)} ${name}`)
    .join(' ');
