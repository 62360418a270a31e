import { cellOf, cellsOf } from './cells';
import type { Point } from './place';

/** Mean radius of the earth, in kilometers. */
const EARTH = 6371;
const RADIANS = Math.PI / 180;
/** Kilometers of a degree of latitude: two points are at least so far apart. */
const DEGREE = EARTH * RADIANS;

/** For what floating point loses of a distance, in kilometers. */
const SLACK = 0.001;

/** Kilometers between two points, across the antimeridian as well. */
export function distanceBetween(from: Point, to: Point): number {
  const north = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const east = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const shrink = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(north * north + shrink * east * east)));
}

export interface Near<Item> {
  readonly item: Item;
  /** Kilometers. */
  readonly distance: number;
}

/** Collects the nearest so many: of two that are as far, the one that is earlier in the list. */
function keepNearest<Item extends Point>(items: readonly Item[], to: Point, count: number) {
  const found: (Near<Item> & { readonly place: number })[] = [];
  let farthest = Number.POSITIVE_INFINITY;
  return {
    found,
    /** Kilometers beyond which nothing counts any more; Infinity while there are too few. */
    farthest: () => farthest,
    offer(place: number): void {
      const item = items[place];
      // Cheap, and most are that far north or south.
      if (!item || Math.abs(item.latitude - to.latitude) * DEGREE > farthest + SLACK) return;
      const distance = distanceBetween(to, item);
      if (distance > farthest) return;
      const at = found.findIndex(
        (each) => each.distance > distance || (each.distance === distance && each.place > place),
      );
      found.splice(at === -1 ? found.length : at, 0, { item, distance, place });
      if (found.length > count) found.pop();
      if (found.length === count) farthest = found.at(-1)?.distance ?? farthest;
    },
  };
}

/** Where points are so rare that this many rings of cells have too few, looking through the list is no slower. */
const MAX_RINGS = 12;

/**
 * The nearest so many of a list that never changes, the nearest first; of two that are as far, the earlier in the list.
 * From the second time on only the cells round the point are looked through.
 */
export function nearest<Item extends Point>(items: readonly Item[], to: Point, count: number): Near<Item>[] {
  return inCells(items, to, count) ?? scanned(items, to, count);
}

const asNear = <Item>({ item, distance }: Near<Item>): Near<Item> => ({ item, distance });

/** By looking through the whole list. */
export function scanned<Item extends Point>(items: readonly Item[], to: Point, count: number): Near<Item>[] {
  const kept = keepNearest(items, to, count);
  for (let place = 0; place < items.length; place += 1) kept.offer(place);
  return kept.found.map(asNear);
}

/** Ring by ring round the point's cell, until no cell further out can have a nearer one; null where that is far. */
function inCells<Item extends Point>(items: readonly Item[], to: Point, count: number): Near<Item>[] | null {
  const cells = cellsOf(items);
  if (!cells) return null;
  const kept = keepNearest(items, to, count);
  const { row, column } = cellOf(to);
  const offer = (r: number, c: number) => cells.at(r, c).forEach(kept.offer);
  for (let ring = 0; ring <= MAX_RINGS; ring += 1) {
    if (leastDistance(to, ring - 1) > kept.farthest() + SLACK) return kept.found.map(asNear);
    for (let c = column - ring; c <= column + ring; c += 1) {
      offer(row - ring, c);
      if (ring > 0) offer(row + ring, c);
    }
    for (let r = row - ring + 1; r < row + ring; r += 1) {
      offer(r, column - ring);
      offer(r, column + ring);
    }
  }
  return null;
}

/** Kilometers to what is so many degrees away in latitude or in longitude, at least: meridians meet at the poles. */
function leastDistance({ latitude }: Point, degrees: number): number {
  if (degrees <= 0) return 0;
  const east = EARTH * Math.asin(Math.cos(latitude * RADIANS) * Math.sin(degrees * RADIANS));
  return Math.min(degrees * DEGREE, east);
}
