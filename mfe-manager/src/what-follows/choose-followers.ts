import type { GardenPlant, GardenRow, LayoutChangeRequest, Plant } from '@planted/contracts';
import { type Footprint, isRecommended, scoreFit, squaresOf } from '@planted/garden-domain';

/** A kind that could stand where something was cleared. */
export interface Follower {
  readonly plant: Plant;
  /** Where it would stand: as often as its footprint has room. */
  readonly spots: readonly Footprint[];
  /** Why it is named, such as 'Legume after Brassica'. */
  readonly why: readonly string[];
  /** Its place in the season; without it the kind is placed without dates. */
  readonly dated?: {
    /** 'Sow now, July 20 at the latest; ripe from August 27' */
    readonly says: string;
    /** The changes that put it there, and those that take it back; null where it cannot come there any more. */
    readonly actOf: (color: string) => Record<'changes' | 'undo', readonly LayoutChangeRequest[]> | null;
  };
}

interface Ground {
  readonly row: GardenRow;
  /** What stands in the garden now. */
  readonly standing: readonly GardenPlant[];
  /** What stood in the squares that are free since. */
  readonly gone: readonly GardenPlant[];
}

/** A short list can be read. */
const MOST = 6;

type Cell = readonly [x: number, y: number];
const keyOf = (x: number, y: number): string => `${x},${y}`;

function cellsOf({ x, y, width, height }: Footprint): Cell[] {
  return Array.from({ length: width * height }, (_, n) => [x + (n % width), y + Math.floor(n / width)]);
}

const footprintOf = (entry: GardenPlant): Footprint => ({
  x: entry.grid_x,
  y: entry.grid_y,
  width: entry.custom_planting_width,
  height: entry.custom_planting_height,
});

/** The squares under what is gone in which nothing stands, by rows. */
function freeCells({ standing, gone }: Ground): Cell[] {
  const taken = new Set(
    standing.flatMap((entry) => cellsOf(footprintOf(entry)).map(([x, y]) => keyOf(x, y))),
  );
  return gone
    .flatMap((entry) => cellsOf(footprintOf(entry)))
    .filter(([x, y]) => !taken.has(keyOf(x, y)))
    .toSorted(([ax, ay], [bx, by]) => ay - by || ax - bx);
}

/** Where footprints of this size stand beside each other in these squares, filled row by row. */
function spotsIn(cells: readonly Cell[], width: number, height: number): Footprint[] {
  const free = new Set(cells.map(([x, y]) => keyOf(x, y)));
  return cells.flatMap(([x, y]) => {
    const spot = { x, y, width, height };
    const own = cellsOf(spot).map(([column, row]) => keyOf(column, row));
    if (!own.every((cell) => free.has(cell))) return [];
    for (const cell of own) free.delete(cell);
    return [spot];
  });
}

/** The kinds that stand beside the free squares, corner to corner too. */
function neighborsOf(cells: readonly Cell[], standing: readonly GardenPlant[]): Plant[] {
  const beside = standing.filter((entry) => {
    const { x, y, width, height } = footprintOf(entry);
    return cells.some(([cx, cy]) => cx >= x - 1 && cx <= x + width && cy >= y - 1 && cy <= y + height);
  });
  return [...new Map(beside.map(({ plant }) => [plant.id, plant])).values()];
}

const isBadBeside = (a: Plant, b: Plant): boolean =>
  a.avoid_plants.includes(b.id) || b.avoid_plants.includes(a.id);
const isGoodBeside = (a: Plant, b: Plant): boolean =>
  a.companion_plants.includes(b.id) || b.companion_plants.includes(a.id);

/**
 * What could follow in the squares that were cleared: kinds of one season that fit them and the garden's conditions, and
 * that nothing beside them is bad for. First those of another crop type than what stood there, then good neighbors and
 * what fits best; one of each crop type, so that a short list is a choice. Frost is not weighed.
 */
export function chooseFollowers(plants: readonly Plant[], ground: Ground): Follower[] {
  const { row, standing, gone } = ground;
  const conditions = {
    soilType: row.soil_type,
    hardiness: row.hardiness_zone,
    sunlight: row.sunlight,
    maintenance: row.maintenance,
  };
  const cells = freeCells(ground);
  const neighbors = neighborsOf(cells, standing);
  const before = [...new Set(gone.map(({ plant }) => plant.crop_type))].filter(isFamily);
  const fitting = plants.flatMap((plant) => {
    const fit = scoreFit(plant, conditions);
    const isOfOneSeason = plant.lifecycle === 'annual' && plant.plant_type !== 'house plant';
    if (!isOfOneSeason || !isRecommended(fit) || !fit.checks.zone || !fit.checks.sunlight) return [];
    if (neighbors.some((neighbor) => isBadBeside(plant, neighbor))) return [];
    const spots = spotsIn(cells, plant.planting_width, plant.planting_height);
    if (spots.length === 0) return [];
    const isSame = before.includes(plant.crop_type);
    const companions = neighbors.filter((neighbor) => isGoodBeside(plant, neighbor));
    const why = [
      ...rotationOf(plant, before),
      ...companions.slice(0, 1).map(({ plant_name }) => `good beside ${plant_name}`),
    ];
    return [{ plant, spots, why, isSame, isGood: companions.length > 0, percent: fit.percent }];
  });
  const ranked = fitting.toSorted(
    (a, b) =>
      Number(a.isSame) - Number(b.isSame) ||
      Number(b.isGood) - Number(a.isGood) ||
      b.percent - a.percent ||
      covered(b.spots) - covered(a.spots) ||
      a.plant.days_to_maturity - b.plant.days_to_maturity ||
      a.plant.plant_name.localeCompare(b.plant.plant_name),
  );
  const ofEachType = new Map<string, Follower>();
  for (const { plant, spots, why } of ranked)
    if (!ofEachType.has(plant.crop_type)) ofEachType.set(plant.crop_type, { plant, spots, why });
  return [...ofEachType.values()].slice(0, MOST);
}

/** Crop types of the plant table that say what grows, not what it is related to. */
const isFamily = (cropType: string): boolean => !/^Ornamental |^Berry$|^Succulent$| Fruit$/.test(cropType);

/** 'Legume after Brassica'; nothing where either is of no family. */
function rotationOf({ crop_type: own }: Plant, before: readonly string[]): string[] {
  if (before.length === 0 || !isFamily(own)) return [];
  return [before.includes(own) ? `${own} again` : `${own} after ${before.join(', ')}`];
}

const covered = (spots: readonly Footprint[]): number =>
  spots.reduce((squares, spot) => squares + squaresOf(spot), 0);
