import { randomUUID } from 'node:crypto';
import type { LayoutChangeRequest } from '@planted/contracts';
import { DONE_STEPS, isIntoGround, PLANTING_STEPS } from '@planted/garden-domain';
import { type PlainGarden, plainGarden, type ServedGarden, squareOf } from './plain-garden';

/** Stands in the bed. */
export const SLOW = 'carrot';
/** By the facts of both, it may grow between the slow ones. */
const FAST = 'radish';
/** Days in which steps are set and done. */
const DAYS = 28;

/** The bed's size, in squares. */
export interface Bed {
  readonly columns: number;
  readonly rows: number;
}

/**
 * One change in the season of a garden as a season page makes it: something is put to come, also between others (SEA-8),
 * put after another planting, planned for a day, done or taken back, or dropped.
 * @param random numbers from 0 to below 1
 * @returns null where the garden has nothing that it can be made of
 */
export function seasonAct(served: ServedGarden, bed: Bed, random: () => number): LayoutChangeRequest | null {
  const any = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const garden = plainGarden(served);
  const coming = idsOf(garden, 'coming');
  const id = any([...coming, ...garden.keys()]);
  const step = any(PLANTING_STEPS) ?? 'sow';
  const done = any(DONE_STEPS) ?? 'sow';
  const day = `2026-05-${String(1 + Math.floor(random() * DAYS)).padStart(2, '0')}`;
  const dayOrNone = random() < 0.7 ? day : null;
  const what = random();
  if (what < 0.3 || !id) {
    const squares = freeOfComing(garden, bed);
    const hosts = served.plants.filter(
      ({ plant_id, grid_x, grid_y }) =>
        plant_id === SLOW && squares.some(({ x, y }) => x === grid_x && y === grid_y),
    );
    const host = random() < 0.4 ? any(hosts) : undefined;
    if (host) {
      const { id: under, grid_x: x, grid_y: y } = host;
      const size = { width: 1, height: 1 };
      return { type: 'place', id: randomUUID(), plantId: FAST, x, y, ...size, after: null, under };
    }
    const square = any(squares);
    const after = any([null, ...idsOf(garden, 'standing')]) ?? null;
    if (!square) return null;
    const size = { width: 1, height: 1 };
    return { type: 'place', id: randomUUID(), plantId: 'bean-bush', ...square, ...size, after };
  }
  if (what < 0.45) {
    const others = [null, ...idsOf(garden, 'standing')].filter((other) => other !== id);
    return { type: 'put-after', id, after: any(others) ?? null };
  }
  if (what < 0.65) return { type: 'fix-step', id, step, day: dayOrNone };
  // The date of what stands already is no part of the layout's version: acts that only set it have no order.
  // And what stands between others is no plant of the bed that a gardener can hold.
  const isBetween = garden.get(id)?.under != null;
  const hasNoOrder = isIntoGround(done) && (isBetween || !coming.includes(id));
  if (what < 0.9) return { type: 'do-step', id, step: done, day: hasNoOrder ? null : dayOrNone };
  return { type: 'end', id, how: 'mistake', day };
}

const idsOf = (garden: PlainGarden, wanted: 'standing' | 'coming'): string[] =>
  [...garden].flatMap(([id, { life }]) => (life === wanted ? [id] : []));

/** On each square at most one is to come, so that all are in order. */
function freeOfComing(garden: PlainGarden, { columns, rows }: Bed): { x: number; y: number }[] {
  const taken = new Set(
    [...garden.values()].flatMap(({ life, square }) => (life === 'coming' ? [square] : [])),
  );
  const squares = Array.from({ length: columns * rows }, (_, n) => {
    return { x: n % columns, y: Math.floor(n / columns) };
  });
  return squares.filter(({ x, y }) => !taken.has(squareOf(x, y)));
}
