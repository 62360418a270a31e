import type { Footprint } from '@planted/garden-domain';
import type { Standing } from '../problem/bed';

const overlap = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.min(a + aSize, b + bSize) - Math.max(a, b);

/** Feet of side that two plants share; 0 where they meet at a corner or not at all. */
export function sharedSide(a: Footprint, b: Footprint): number {
  const columns = overlap(a.x, a.width, b.x, b.width);
  const rows = overlap(a.y, a.height, b.y, b.height);
  if (columns === 0) return Math.max(0, rows);
  return rows === 0 ? Math.max(0, columns) : 0;
}

/** Plants that stand together, side by side, from one to the next. */
export function groupsOf(plants: readonly Standing[]): Standing[][] {
  const groups: Standing[][] = [];
  const byCell = new Map<number, Standing>();
  const cell = (x: number, y: number): number => y * 4096 + x;
  for (const plant of plants)
    for (let y = plant.y; y < plant.y + plant.height; y += 1)
      for (let x = plant.x; x < plant.x + plant.width; x += 1) byCell.set(cell(x, y), plant);
  const seen = new Set<Standing>();
  for (const first of plants) {
    if (seen.has(first)) continue;
    seen.add(first);
    const group = [first];
    for (const { x, y, width, height } of group)
      for (const next of around(x, y, width, height)) {
        const plant = byCell.get(cell(...next));
        if (!plant || seen.has(plant)) continue;
        seen.add(plant);
        group.push(plant);
      }
    groups.push(group);
  }
  return groups;
}

/** The cells along the four sides of a footprint. */
function around(x: number, y: number, width: number, height: number): [x: number, y: number][] {
  const cells: [number, number][] = [];
  for (let column = x; column < x + width; column += 1) cells.push([column, y - 1], [column, y + height]);
  for (let row = y; row < y + height; row += 1) cells.push([x - 1, row], [x + width, row]);
  return cells;
}
