import type { Bed, Scorer, Standing } from '../problem/bed';

const THRIFT_PER_CELL = 4;
const THRIFTIEST = 4;

/** What a planted cell of a zone is worth: 16, 12, 8, then 4. Two shared sides, at most 2 a cell, never outweigh a zone. */
export const zoneCellWorth = (zone: number): number => THRIFT_PER_CELL * Math.max(1, THRIFTIEST - zone);

/** Sides between the cells of one plant. */
const innerSides = (width: number, height: number): number => width * (height - 1) + height * (width - 1);

/** Sides of cells that a plant shares with other plants, those of its own watering zone and all. */
export function sharedSides(bed: Bed, plant: Standing): { readonly sameZone: number; readonly all: number } {
  const { width, height } = bed.problem;
  let sameZone = 0;
  let all = 0;
  const meet = (x: number, y: number): void => {
    const other = x >= 0 && y >= 0 && x < width && y < height ? bed.at(x, y) : undefined;
    if (!other) return;
    all += 1;
    if (other.kind.zone === plant.kind.zone && other.kind.id !== '') sameZone += 1;
  };
  for (let x = plant.x; x < plant.x + plant.width; x += 1) {
    meet(x, plant.y - 1);
    meet(x, plant.y + plant.height);
  }
  for (let y = plant.y; y < plant.y + plant.height; y += 1) {
    meet(plant.x - 1, y);
    meet(plant.x + plant.width, y);
  }
  return { sameZone, all };
}

/** Water Efficiency: planted cells, thrifty zones worth more, + sides of cells shared within one watering zone. */
export function wateringZones(bed: Bed): Scorer {
  let total = 0;
  const worthOf = (plant: Standing) =>
    plant.kind.area * zoneCellWorth(plant.kind.zone) +
    innerSides(plant.width, plant.height) +
    sharedSides(bed, plant).sameZone;
  return {
    get total() {
      return total;
    },
    added: (plant) => void (plant.kind.role !== 'kept' && (total += worthOf(plant))),
    removed: (plant) => void (total -= worthOf(plant)),
  };
}
