import { zoneCellWorth } from '../objectives/watering-zones';
import type { Kind } from '../problem/kind';
import type { PlacesOf } from './places';
import { roomFor } from './room';

/**
 * No plan is worth more. Worth falls with the zone, so the most of a + b + c … is bounded by how many cells the
 * thriftiest, the two thriftiest, … zones can fill at most. n cells share at most 2n - ⌈2√n⌉ sides (Harary and
 * Harborth 1976), and no more than the cells that can be covered have between them and toward kept plants.
 */
export function waterBound(kinds: readonly Kind[], places: PlacesOf): number {
  const wanted = kinds.filter(({ limit }) => limit > 0);
  const zones = [...new Set(wanted.map(({ zone }) => zone))].sort((a, b) => a - b);
  let value = 0;
  let before = 0;
  for (const zone of zones) {
    const cells = roomFor(
      wanted.filter((kind) => kind.zone <= zone),
      places,
    ).cells;
    value += zoneCellWorth(zone) * Math.max(0, cells - before);
    before = Math.max(before, cells);
  }
  const sides = sidesOf(wanted, places);
  return value + Math.min(sides.between, 2 * before - Math.ceil(Math.sqrt(4 * before))) + sides.toKept;
}

function sidesOf(kinds: readonly Kind[], places: PlacesOf): { between: number; toKept: number } {
  const { width, height, kept } = places.problem;
  const covers = new Uint8Array(width * height);
  for (const kind of kinds) places.of(kind).covers.forEach((is, cell) => is && (covers[cell] = 1));
  const isKept = new Uint8Array(width * height);
  for (const { footprint } of kept)
    for (let y = footprint.y; y < footprint.y + footprint.height; y += 1)
      isKept.fill(1, y * width + footprint.x, y * width + footprint.x + footprint.width);
  let between = 0;
  let toKept = 0;
  const meet = (a: number, b: number): void => {
    if (covers[a] && covers[b]) between += 1;
    else if ((covers[a] && isKept[b]) || (covers[b] && isKept[a])) toKept += 1;
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = y * width + x;
      if (x + 1 < width) meet(cell, cell + 1);
      if (y + 1 < height) meet(cell, cell + width);
    }
  return { between, toKept };
}
