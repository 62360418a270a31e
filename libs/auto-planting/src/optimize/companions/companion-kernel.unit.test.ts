import { specifiedPlan } from '../../algorithms/specified-plan';
import type { AutoPlantingInput } from '../../input';
import { scorerOf } from '../../objectives/scorer-of';
import { Bed } from '../../problem/bed';
import { problemOf } from '../../problem/problem';
import { companionInstance } from '../../testing/companion-instance';
import { CompanionKernel, hasKernel, STEPS, type StepMix } from './companion-kernel';

const TRIED = 1_000;
/** Taken out first, so that there is something to plant. */
const TAKEN_OUT = 5;
/** Large enough that nearly every change is made. */
const THRESHOLD = 30_000;
const MIX: StepMix = {
  slide: 150,
  push: 100,
  mirror: 100,
  replant: 100,
  substitute: 100,
  takeOut: 50,
  shove: 100,
};

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
/** One plant leaves no room for another on the way down, and its stamp is wider than the plot. */
const narrow = companionInstance({ width: 50, height: 2, kinds: 5, sides: [1, 2], fill: 0.7 }, 9);

function kernelFor(input: AutoPlantingInput): CompanionKernel {
  expect(hasKernel()).toBe(true);
  const problem = problemOf(input);
  const kinds = problem.chosen.map((kind) => ({ kind, limit: kind.limit, bonus: 0 }));
  return new CompanionKernel(specifiedPlan(problem).bed, kinds, 1, MIX);
}

/** The kernel's plan planted anew on an empty bed, by the bed's own rules and scorer. */
function replanted(
  input: AutoPlantingInput,
  { plants }: CompanionKernel,
): { value: number; isLegal: boolean } {
  const bed = new Bed(problemOf(input));
  const scorer = scorerOf(bed);
  let isLegal = true;
  for (const { kind, x, y } of plants) {
    isLegal = isLegal && bed.canPlace(kind, x, y);
    bed.place(kind, x, y);
  }
  return { value: scorer.total, isLegal };
}

describe.each([
  ['a crowded bed', crowded],
  ['pinned plants and cells that cannot be planted', pinned],
  ['bad companions forbidden', { ...crowded, options: { strictCompanions: true } }],
  [
    'bad companions forbidden beside pinned plants',
    { ...pinned, options: { strictCompanions: true, goodCompanionMultiplier: 20 } },
  ],
  ['large plants', large],
  ['a narrow plot', narrow],
  ['room to walk left', { ...pinned, options: { useFullSpace: false } }],
])('the kernel on %s', (_name, input) => {
  it('begins with the plan that stands', () => {
    const kernel = kernelFor(input);
    expect(replanted(input, kernel)).toEqual({ value: kernel.total, isLegal: true });
    expect(kernel.bestTotal).toBe(kernel.total);
  });

  it.each(STEPS)('gains by a step of the kind %s what it knew, and leaves a legal plan', (step) => {
    const kernel = kernelFor(input);
    for (let i = 0; i < TAKEN_OUT; i += 1) kernel.step('takeOut', THRESHOLD);
    let made = 0;
    for (let i = 0; i < TRIED && kernel.count > 0; i += 1) {
      if (!kernel.step(step, THRESHOLD)) continue;
      made += 1;
      if (made % 20 === 1) expect(replanted(input, kernel)).toEqual({ value: kernel.total, isLegal: true });
    }
    expect(made).toBeGreaterThan(0);
    kernel.restoreBest();
    expect(replanted(input, kernel)).toEqual({ value: kernel.bestTotal, isLegal: true });
  });

  it('makes no step that would lose more than it may', () => {
    const kernel = kernelFor(input);
    for (let i = 0; i < TRIED; i += 1) {
      const before = kernel.total;
      kernel.step(STEPS[i % STEPS.length] ?? 'exchange', 500);
      expect(kernel.total).toBeGreaterThanOrEqual(before - 500);
    }
  });

  it('searches until the best plan is worth enough', () => {
    const kernel = kernelFor(input);
    const enough = kernel.total + 1;
    for (let i = 0; i < 100 && kernel.bestTotal < enough; i += 1) kernel.search(1_000, 2_000, enough);
    expect(kernel.bestTotal).toBeGreaterThanOrEqual(enough);
    const found = kernel.bestTotal;
    kernel.search(1_000, 2_000, enough);
    expect(kernel.bestTotal).toBe(found);
    kernel.restoreBest();
    expect(replanted(input, kernel)).toEqual({ value: found, isLegal: true });
  });
});

it('leaves nothing of one search to the next', () => {
  const search = () => {
    const kernel = kernelFor(crowded);
    kernel.search(5_000, 1_000, Number.POSITIVE_INFINITY);
    kernel.restoreBest();
    return kernel.plants;
  };
  const plants = search();
  kernelFor(large).search(5_000, 1_000, Number.POSITIVE_INFINITY);
  expect(search()).toEqual(plants);
});
