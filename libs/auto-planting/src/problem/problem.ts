import { type Footprint, layoutProblem, type Matrix, MAX_SIDE } from '@planted/garden-domain';
import { AutoPlantingError } from '../errors';
import {
  type AutoPlantingInput,
  type OfferedPlant,
  PLANNING_ALGORITHMS,
  type PlanningAlgorithm,
  type Site,
} from '../input';
import { type AutoPlantingOptions, completeOptions } from '../options';
import { Relations, relationWorth } from '../relations';
import { type RotationGround, rotationGround } from './rotation-ground';
import { hasPlantSize, type Kind, kindOf, limitOf, requestedOf } from './kind';

/** Share of the free cells that is planted when `useFullSpace` is off. */
export const PARTIAL_SPACE_PERCENT = 80;

/** A run's input, checked and in the engine's own terms. Cells are counted row by row: y × width + x. */
export interface Problem {
  readonly algorithm: PlanningAlgorithm;
  readonly options: AutoPlantingOptions;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** 1 for a plantable cell. */
  readonly plantable: Uint8Array;
  /** 1 for a plantable cell that no kept plant takes. */
  readonly free: Uint8Array;
  readonly plantableCells: number;
  readonly kinds: readonly Kind[];
  /** The gardener's own plants, in the order asked. */
  readonly chosen: readonly Kind[];
  /** How many plants the gardener requested, at least one of each kind without a count. */
  readonly asked: number;
  /** Offered pollinator or pest-control plants that this algorithm may add. */
  readonly supplements: readonly Kind[];
  /** What auto-fill may use. */
  readonly fillers: readonly Kind[];
  readonly kept: readonly { readonly kind: Kind; readonly footprint: Footprint }[];
  readonly relations: Relations;
  /** Units per third of falloff between two kinds: [a × kinds + b]. */
  readonly worth: Int32Array;
  /** 1 where two kinds are bad companions, whatever the points say: [a × kinds + b]. */
  readonly isBad: Uint8Array;
  /** Undefined where rotation is not weighed. */
  readonly rotation: RotationGround | undefined;
  /** Undefined where what a gardener thinks of is not weighed. */
  readonly site: Site | undefined;
  /** Most cells that may be planted. */
  readonly cellBudget: number;
  /** Cells that pollinator or pest-control plants should cover; 0 for the other algorithms. */
  readonly targetCells: number;
}

/**
 * Checks an input (2 §5) and derives what the algorithms work with.
 * @throws AutoPlantingError
 */
export function problemOf(input: AutoPlantingInput): Problem {
  if (!PLANNING_ALGORITHMS.includes(input.algorithm)) throw new AutoPlantingError('unknown-algorithm');
  const { algorithm, matrix, kept = [] } = input;
  if (!matrix || !Array.isArray(input.plants)) throw new AutoPlantingError('nothing-to-plan');
  const { width, height } = checkedSize(matrix);
  if (!listsPlants(input)) throw new AutoPlantingError('not-a-plant');
  if (layoutProblem(matrix, kept)) throw new AutoPlantingError('no-plan');
  const options = completeOptions(input.options);
  const kinds = kindsOf(input, options);
  const relations = new Relations(input.relations);
  const plantable = Uint8Array.from(matrix.flat(), (cell) => (cell === 1 ? 1 : 0));
  const free = plantable.slice();
  for (const { x, y, width: w, height: h } of kept)
    for (let row = y; row < y + h; row += 1) free.fill(0, row * width + x, row * width + x + w);
  const plantableCells = count(plantable);
  const freeCells = count(free);
  return {
    algorithm,
    options,
    seed: input.seed,
    width,
    height,
    plantable,
    free,
    plantableCells,
    kinds: kinds.all,
    chosen: kinds.all.filter(({ role }) => role === 'chosen'),
    asked: input.plants.reduce((sum, plant) => sum + requestedOf(plant), 0),
    supplements: kinds.all.filter(({ role }) => role === 'pollinator' || role === 'pest-control'),
    fillers: kinds.all.filter(({ role }) => role === 'filler'),
    kept: kept.map((footprint, index) => ({ footprint, kind: kinds.kept[index] as Kind })),
    relations,
    rotation: rotationGround(input, { width, plantable, weight: options.rotationWeight }),
    site: input.site,
    ...betweenKinds(kinds.all, relations, options),
    cellBudget: options.useFullSpace ? freeCells : Math.floor((freeCells * PARTIAL_SPACE_PERCENT) / 100),
    targetCells: targetOf(algorithm, options, plantableCells),
  };
}

function betweenKinds(
  kinds: readonly Kind[],
  relations: Relations,
  options: AutoPlantingOptions,
): Pick<Problem, 'worth' | 'isBad'> {
  const worth = new Int32Array(kinds.length * kinds.length);
  const isBad = new Uint8Array(kinds.length * kinds.length);
  const byId = new Map<string, Kind[]>();
  for (const kind of kinds) byId.set(kind.id, [...(byId.get(kind.id) ?? []), kind]);
  for (const a of kinds)
    for (const [id, { relation }] of relations.of(a.id))
      for (const b of byId.get(id) ?? []) {
        worth[a.index * kinds.length + b.index] = relationWorth(relation, options);
        if (relation === 'bad') isBad[a.index * kinds.length + b.index] = 1;
      }
  return { worth, isBad };
}

/** Whether every entry of the lists of plants is one. */
function listsPlants({
  plants,
  kept = [],
  fillerPlants = [],
  pollinatorPlants = [],
  pestControlPlants = [],
}: AutoPlantingInput): boolean {
  const offered: unknown[] = [plants, fillerPlants, pollinatorPlants, pestControlPlants].flat();
  return (
    offered.every(
      (plant) => isObject(plant) && typeof plant.id === 'string' && typeof plant.name === 'string',
    ) && kept.every((plant: unknown) => isObject(plant))
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const count = (cells: Uint8Array): number => cells.reduce((sum, cell) => sum + cell, 0);

function checkedSize(matrix: Matrix): { width: number; height: number } {
  if (!Array.isArray(matrix) || !matrix.every((row) => Array.isArray(row)))
    throw new AutoPlantingError('not-a-matrix');
  const width = matrix[0]?.length ?? 0;
  if (matrix.some((row) => row.length !== width)) throw new AutoPlantingError('not-a-matrix');
  if (width > MAX_SIDE || matrix.length > MAX_SIDE) throw new AutoPlantingError('too-large');
  return { width, height: matrix.length };
}

/** Whole cells: a share of the plantable cells, rounded up. */
function targetOf(algorithm: PlanningAlgorithm, options: AutoPlantingOptions, cells: number): number {
  if (algorithm === 'pollinator-friendly') return Math.ceil((cells * options.pollinatorRatio) / 100);
  if (algorithm === 'organic-pest-control') return Math.ceil((cells * options.pestControlRatio) / 100);
  return 0;
}

function kindsOf(input: AutoPlantingInput, options: AutoPlantingOptions): { all: Kind[]; kept: Kind[] } {
  const all: Kind[] = [];
  const add: AddKind = (plant, role, limit) => {
    const kind = kindOf(plant, all.length, role, limit);
    all.push(kind);
    return kind;
  };
  const own = input.plants.filter((plant) => hasPlantSize(plant));
  for (const plant of own) add(plant, 'chosen', limitOf(plant));
  // A count is a limit: the gardener's own kinds then come from the counts alone.
  const isOwn = new Set(options.strictCounts ? own.map(({ id }) => id) : []);
  const offered = (list: AutoPlantingInput['fillerPlants'] = []) =>
    list.filter((plant) => hasPlantSize(plant) && !isOwn.has(plant.id));
  if (!options.onlyUserSelected) {
    if (input.algorithm === 'pollinator-friendly')
      for (const plant of offered(input.pollinatorPlants))
        add({ ...plant, isPollinatorFriendly: true }, 'pollinator', Number.POSITIVE_INFINITY);
    if (input.algorithm === 'organic-pest-control')
      for (const plant of offered(input.pestControlPlants))
        add({ ...plant, isPestControl: true }, 'pest-control', Number.POSITIVE_INFINITY);
  }
  if (options.autoFillEmpty) {
    const fillers = options.onlyUserSelected
      ? own.filter((plant) => !options.strictCounts && Number.isFinite(limitOf(plant)))
      : offered(input.fillerPlants).filter((plant) => isFillerSize(plant));
    for (const plant of fillers) add(plant, 'filler', Number.POSITIVE_INFINITY);
  }
  return { all, kept: keptKinds(input, add) };
}

type AddKind = (plant: OfferedPlant, role: Kind['role'], limit: number) => Kind;

/** The kind of each kept plant, one for each id: it takes part in relations, spacing and targets. */
function keptKinds({ plants, kept = [] }: AutoPlantingInput, add: AddKind): Kind[] {
  const known = new Map(plants.map((plant) => [plant.id, plant]));
  const kinds = new Map<string, Kind>();
  return kept.map(({ plantId = '', plantName, width, height, x: _x, y: _y, ...traits }) => {
    const plant = known.get(plantId);
    const name = plantName ?? plant?.name ?? plantId;
    const kind =
      kinds.get(plantId) ??
      add(
        { ...plant, ...traits, id: plantId, name, plantingWidth: width, plantingHeight: height },
        'kept',
        0,
      );
    kinds.set(plantId, kind);
    return kind;
  });
}

const MEDIUM_FILLER_SIDE = 2;

/** 2 §9 filler sizes: small is 1 × 1, medium has a side of 2; larger plants are no fillers. */
const isFillerSize = ({ plantingWidth, plantingHeight }: { plantingWidth: number; plantingHeight: number }) =>
  Math.max(plantingWidth, plantingHeight) <= MEDIUM_FILLER_SIDE;
