import type { AutoPlantingInput } from '../../input';
import { scorerOf } from '../../objectives/scorer-of';
import { specifiedPlan } from '../../algorithms/specified-plan';
import { Bed } from '../../problem/bed';
import type { Kind } from '../../problem/kind';
import { problemOf } from '../../problem/problem';
import { companionInstance } from '../../testing/companion-instance';
import { BestPlan } from './best-plan';
import { Dice } from './dice';
import { Draft } from './draft';
import { exchange } from './exchange';
import { Ground } from './ground';
import { Group } from './group';
import { mirror } from './mirror';
import { push } from './push';
import { replant } from './replant';
import { slide } from './slide';
import { substitute, takeOut } from './substitute';
import { Targets } from './targets';
import type { Tools } from './tools';

const STEPS = 1_000;
/** Taken out first, so that there is something to plant. */
const TAKEN_OUT = 5;
/** Large enough that nearly every change is made. */
const THRESHOLD = 30_000;

const crowded = companionInstance({ width: 11, height: 9, kinds: 6, sides: [1, 1, 2, 3], fill: 0.85 }, 5);
const pinned: AutoPlantingInput = {
  ...crowded,
  matrix: crowded.matrix.map((row, y) => row.map((cell, x) => (x === 7 && y < 4 ? 0 : cell))),
  kept: [{ x: 2, y: 2, width: 2, height: 2, plantId: 'plant-1' }],
};
const small = companionInstance({ width: 24, height: 14, kinds: 6, sides: [1, 1, 2], fill: 0.4 }, 3);
/** Two of these have hardly room beside each other. */
const large: AutoPlantingInput = {
  ...small,
  plants: small.plants.map((plant, i) =>
    i < 2 ? { ...plant, count: 1, plantingWidth: 9, plantingHeight: 8 } : plant,
  ),
};

function toolsFor(input: AutoPlantingInput): Tools {
  const problem = problemOf(input);
  const ground = new Ground(specifiedPlan(problem).bed, problem.chosen);
  const best = new BestPlan(ground);
  const dice = new Dice(1);
  const targets = new Targets(ground, dice);
  return { ground, best, dice, targets, draft: new Draft(ground, best), group: new Group(ground) };
}

/** The ground's plan planted anew on an empty bed, by the bed's own rules and scorer. */
function replanted(input: AutoPlantingInput, { ground }: Tools): { value: number; isLegal: boolean } {
  const problem = problemOf(input);
  const bed = new Bed(problem);
  const scorer = scorerOf(bed);
  let isLegal = true;
  for (const slot of ground.planned.subarray(0, ground.count)) {
    const kind = problem.chosen[ground.kind[slot] as number] as Kind;
    const [x, y] = [ground.x[slot] as number, ground.y[slot] as number];
    isLegal = isLegal && bed.canPlace(kind, x, y);
    bed.place(kind, x, y);
  }
  return { value: scorer.total, isLegal };
}

describe.each([
  ['a crowded bed', crowded],
  ['pinned plants and cells that cannot be planted', pinned],
  ['bad companions forbidden', { ...crowded, options: { strictCompanions: true } }],
  ['large plants', large],
  ['room to walk left', { ...pinned, options: { useFullSpace: false } }],
])('a step on %s', (_name, input) => {
  it.each([
    ['exchange', exchange],
    ['slide', slide],
    ['push', push],
    ['mirror', mirror],
    ['replant', replant],
    ['substitute', substitute],
    ['take out', takeOut],
  ])('of the kind %s gains what it was known to gain, and leaves a legal plan', (_step, step) => {
    const tools = toolsFor(input);
    for (let i = 0; i < TAKEN_OUT; i += 1) {
      takeOut(tools, THRESHOLD);
      tools.best.changed();
    }
    let made = 0;
    for (let i = 0; i < STEPS && tools.ground.count > 0; i += 1) {
      if (!step(tools, THRESHOLD)) continue;
      tools.best.changed();
      made += 1;
      if (made % 20 === 1)
        expect(replanted(input, tools)).toEqual({ value: tools.ground.total, isLegal: true });
    }
    expect(made).toBeGreaterThan(0);
    tools.best.restore();
    expect(replanted(input, tools)).toEqual({ value: tools.best.value, isLegal: true });
  });

  it('is not made where it would lose more than it may', () => {
    const tools = toolsFor(input);
    for (let i = 0; i < STEPS; i += 1) {
      const before = tools.ground.total;
      const step = [exchange, slide, push, mirror, replant, substitute, takeOut][i % 7] ?? exchange;
      step(tools, 500);
      expect(tools.ground.total).toBeGreaterThanOrEqual(before - 500);
    }
  });
});
