import {
  type BedChange,
  carryFootprint,
  type Footprint,
  type GridSize,
  isPlantable,
  type Layout,
  type Matrix,
  type QuarterTurns,
  sizeOf,
  turnMatrix,
} from '@planted/garden-domain';
import type { Ground } from '../grid/standing';

/** How the squares of one bed lie in another: turned within it, then shifted. */
export type Carry = Pick<BedChange, 'turns' | 'shift'>;

/** A box of a bed or grid of that size, after so many quarter turns of it clockwise. */
export function turnedBox<Box extends Footprint>(box: Box, size: GridSize, turns: QuarterTurns): Box {
  let { x, y, width, height } = box;
  let within = size;
  for (let turn = 0; turn < turns; turn += 1) {
    [x, y, width, height] = [within.height - y - height, x, height, width];
    within = { width: within.height, height: within.width };
  }
  return { ...box, x, y, width, height };
}

const backTurns = (turns: QuarterTurns): QuarterTurns => ((4 - turns) % 4) as QuarterTurns;

/** Where on the grid a box of the saved bed lies. */
export function onGrid<Box extends Footprint>(box: Box, bed: GridSize, ground: Ground): Box {
  const turned = turnedBox(box, bed, ground.turns);
  return { ...turned, x: turned.x + ground.x, y: turned.y + ground.y };
}

/**
 * The ground after the saved bed has become another one: what it carried lies where it lay.
 * @param before the size of the bed that `ground` speaks of
 * @param after that of the bed that it became
 */
export function groundAfter(ground: Ground, before: GridSize, carry: Carry, after: GridSize): Ground {
  const isSideways = carry.turns % 2 === 1;
  const turnedSize = isSideways ? { width: before.height, height: before.width } : before;
  const unshifted = { x: -carry.shift.x, y: -carry.shift.y, ...after };
  const inBefore = turnedBox(unshifted, turnedSize, backTurns(carry.turns));
  const turns = ((ground.turns + backTurns(carry.turns)) % 4) as QuarterTurns;
  return { ...onGrid(inBefore, before, ground), turns };
}

const NO_CARRY: Carry = { turns: 0, shift: { x: 0, y: 0 } };
/** So many plants say how the ground was moved; the others are only counted. */
const MAX_WITNESSES = 40;
const ALL_TURNS: readonly QuarterTurns[] = [0, 1, 2, 3];

/**
 * How others have moved the ground, as far as it shows: a page that is behind is told where plants stand now, and not
 * how they came there. The way that explains most plants counts, then the one that explains most soil, then the one that
 * moves least.
 */
export function carryBetween(before: Layout, after: Layout): Carry {
  const common = [...before.standing.values()].flatMap((was) => {
    const now = after.standing.get(was.id);
    return now ? [{ was, now }] : [];
  });
  let best = NO_CARRY;
  let most = -1;
  for (const turns of ALL_TURNS) {
    const turned = turnMatrix(before.matrix, turns);
    const shifts = [...cornerShifts(sizeOf(turned), sizeOf(after.matrix))];
    for (const { was, now } of common.slice(0, MAX_WITNESSES)) {
      const there = turnedBox(was, sizeOf(before.matrix), turns);
      shifts.push({ x: now.x - there.x, y: now.y - there.y });
    }
    for (const shift of distinct(shifts)) {
      const carry = { turns, shift };
      const explained = common.filter(({ was, now }) => {
        const there = carryFootprint(was, before.matrix, { ...carry, matrix: after.matrix });
        return (['x', 'y', 'width', 'height'] as const).every((side) => there[side] === now[side]);
      }).length;
      const score = explained * 10_000 + commonSoil(turned, after.matrix, shift);
      if (score <= most) continue;
      most = score;
      best = carry;
    }
  }
  return best;
}

/** Rows that were added or taken away at any side. */
const cornerShifts = (from: GridSize, to: GridSize): Carry['shift'][] =>
  [0, to.width - from.width].flatMap((x) => [0, to.height - from.height].map((y) => ({ x, y })));

const distinct = (shifts: readonly Carry['shift'][]): Carry['shift'][] => [
  ...new Map(shifts.map((shift) => [`${shift.x},${shift.y}`, shift])).values(),
];

const commonSoil = (from: Matrix, to: Matrix, { x: dx, y: dy }: Carry['shift']): number =>
  from.reduce(
    (sum, row, y) => sum + row.filter((cell, x) => cell === 1 && isPlantable(to, x + dx, y + dy)).length,
    0,
  );
