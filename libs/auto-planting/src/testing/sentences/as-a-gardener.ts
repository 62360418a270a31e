/**
 * What a gardener sees in a plan, counted from its squares one by one: shade, edges, groups and what touches. It takes
 * nothing from the planner.
 */
import { isOn, type Plan, type Stand } from './plan';

export type Square = readonly [x: number, y: number];

const squaresOf = ({ x, y, width, height }: Stand): Square[] =>
  Array.from({ length: width * height }, (_, i) => [x + (i % width), y + Math.floor(i / width)] as const);

const standingOn = (plan: Plan, [x, y]: Square): Stand | undefined =>
  plan.all.find((plant) => isOn(plant, x, y));

const isBed = (plan: Plan, [x, y]: Square): boolean => plan.input.matrix[y]?.[x] === 1;

const STEPS = { top: [0, 1], bottom: [0, -1], left: [1, 0], right: [-1, 0] } as const;

/** Whether one is 2 ft taller than another that loves sun. */
export const towersOver = (tall: Stand, low: Stand): boolean =>
  low.lovesSun &&
  tall.matureHeight !== undefined &&
  low.matureHeight !== undefined &&
  tall.matureHeight - low.matureHeight >= 24;

/** Every plant whose shadow falls on a sun-lover: from each of its squares south, as far as 1½ times what it is taller. */
export function shadersOf(plan: Plan, low: Stand): Stand[] {
  const { north } = plan.input.site ?? {};
  if (!north) return [];
  const [right, down] = STEPS[north];
  const found = new Set<Stand>();
  for (const [x, y] of squaresOf(low))
    for (let feet = 1; feet <= 50; feet += 1) {
      const square = [x + right * feet, y + down * feet] as const;
      const other = standingOn(plan, square);
      if (!other || other === low || !towersOver(other, low)) continue;
      const between = betweenAlong(low, square, north);
      const reach = Math.min(
        8,
        Math.floor((((other.matureHeight ?? 0) - (low.matureHeight ?? 0)) * 1.5) / 12),
      );
      if (between < reach) found.add(other);
    }
  return [...found];
}

/** Squares between a plant and a square in line with it. */
function betweenAlong(low: Stand, [x, y]: Square, north: keyof typeof STEPS): number {
  if (north === 'top') return y - (low.y + low.height);
  if (north === 'bottom') return low.y - y - 1;
  return north === 'left' ? x - (low.x + low.width) : low.x - x - 1;
}

const SIDES = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

export const isAtEdge = (plan: Plan, plant: Stand): boolean =>
  squaresOf(plant).some(([x, y]) => SIDES.some(([right, down]) => !isBed(plan, [x + right, y + down])));

/** Feet from a plant to the nearest square that is no bed: 1 where they touch. */
export function feetFromEdge(plan: Plan, plant: Stand): number {
  const own = squaresOf(plant);
  for (let feet = 1; ; feet += 1)
    for (const [x, y] of own)
      for (let right = -feet; right <= feet; right += 1)
        for (let down = -feet; down <= feet; down += 1) if (!isBed(plan, [x + right, y + down])) return feet;
}

/** Plants that can be reached from one, side by side, over plants that are alike. */
export function groupOf(plan: Plan, plant: Stand, isAlike: (other: Stand) => boolean): Stand[] {
  const group = [plant];
  for (const member of group)
    for (const [x, y] of squaresOf(member))
      for (const [right, down] of SIDES) {
        const other = standingOn(plan, [x + right, y + down]);
        if (other && isAlike(other) && !group.includes(other)) group.push(other);
      }
  return group;
}

export function groupsIn(plan: Plan, alike: readonly Stand[]): Stand[][] {
  const groups: Stand[][] = [];
  for (const plant of alike)
    if (!groups.some((group) => group.includes(plant)))
      groups.push(groupOf(plan, plant, (other) => alike.includes(other)));
  return groups;
}

const touchesOf = (plan: Plan, plant: Stand): Stand[] =>
  plan.all.filter((other) => other !== plant && plan.feet(plant, other) === 1);

/** What a spreading plant may overrun beside it. */
export const overrunBy = (plan: Plan, plant: Stand): Stand[] =>
  plant.spreads
    ? touchesOf(plan, plant).filter(
        (other) => other.id !== plant.id && (plant.spreads === 'runners' || Boolean(other.spreads)),
      )
    : [];

export const zoneOf = ({ waterScore }: Stand): number => Math.floor(waterScore / 10);
export const isKnown = ({ id }: Stand): boolean => id !== '';

/** 'n Corn together in w × h ft' or 'n Corn in g groups', of one kind. */
export function blockWords(plan: Plan, id: string): { readonly words: string; readonly isBlock: boolean } {
  const corn = plan.all.filter((plant) => plant.id === id && plant.isWindPollinated);
  const groups = groupsIn(plan, corn);
  const { name = '', width: side = 1, height: depth = 1 } = corn[0] ?? {};
  if (groups.length !== 1)
    return { words: `${corn.length} ${name} in ${groups.length} groups`, isBlock: false };
  if (corn.length < 4) return { words: `${corn.length} ${name}, too few for a block`, isBlock: true };
  const squares = corn.flatMap((plant) => squaresOf(plant));
  const span = (of: number[]): number => Math.max(...of) - Math.min(...of) + 1;
  const [width, height] = [span(squares.map(([x]) => x)), span(squares.map(([, y]) => y))];
  const rows = corn.length < 9 ? 2 : 3;
  const stands = (x: number, y: number): boolean => corn.some((plant) => plant.x === x && plant.y === y);
  const loose = corn.filter(
    (one) =>
      ![-one.width, one.width].some((right) =>
        [-one.height, one.height].some(
          (down) =>
            stands(one.x + right, one.y) &&
            stands(one.x, one.y + down) &&
            stands(one.x + right, one.y + down),
        ),
      ),
  ).length;
  return {
    words: `${corn.length} ${name} together in ${width} × ${height} ft${loose > 1 ? `, ${loose} of them not in rows both ways` : ''}`,
    isBlock: loose <= 1 && Math.min(width / side, height / depth) >= rows,
  };
}
