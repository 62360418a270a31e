import type { UnusedPlant } from '../../index';
import type { Box, Plan, Stand } from './plan';

type Check = (plan: Plan, spots: Spots, match: RegExpMatchArray) => string | undefined;

/** Where a plant that found no room would fit by its size alone. */
interface Spots {
  readonly id: string;
  readonly size: Pick<Box, 'width' | 'height'>;
  /** In the plot without any plant; in the plot with the kept ones; in the plan. */
  readonly inEmpty: readonly Box[];
  readonly besideKept: readonly Box[];
  readonly inPlan: readonly Box[];
}

const isNear = (plan: Plan, id: string, spot: Box, others: readonly Stand[]): boolean =>
  others.some((other) => plan.feet(spot, other) <= 3 && plan.relation(id, other.id) === 'bad');

const isTooClose = (plan: Plan, spot: Box, others: readonly Stand[], feet: number): boolean =>
  others.some((other) => other.isPestControl && plan.feet(spot, other) < feet);

const sized = (width: string | undefined, height: string | undefined, { size }: Spots): string | undefined =>
  Number(width) === size.width && Number(height) === size.height ? undefined : 'it has another size';

const failsUnless = (holds: boolean, why: string): string | undefined => (holds ? undefined : why);

/** Each form of a sentence that a plan may say of a plant without a place. */
const checks: readonly (readonly [RegExp, Check])[] = [
  [
    /^the plot has no room for (\d+) x (\d+) ft, even when empty$/,
    (_plan, spots, [, w, h]) =>
      sized(w, h, spots) ?? failsUnless(spots.inEmpty.length === 0, 'the empty plot has room'),
  ],
  [
    /^the plants that stay in place leave no room for (\d+) x (\d+) ft$/,
    (plan, spots, [, w, h]) =>
      sized(w, h, spots) ??
      failsUnless(plan.kept.length > 0 && spots.inEmpty.length > 0, 'no plant that stays is to blame') ??
      failsUnless(spots.besideKept.length === 0, 'they leave room'),
  ],
  [
    /^every spot is within 3 ft of a bad companion that stays in place$/,
    (plan, { id, besideKept }) =>
      failsUnless(plan.options.strictCompanions, 'bad companions are allowed') ??
      failsUnless(
        besideKept.length > 0 && besideKept.every((spot) => isNear(plan, id, spot, plan.kept)),
        'a spot is not',
      ),
  ],
  [
    /^every spot is less than (\d+) ft from a pest-control plant that stays in place$/,
    (plan, { besideKept }, [, feet]) =>
      failsUnless(
        besideKept.length > 0 && besideKept.every((spot) => isTooClose(plan, spot, plan.kept, Number(feet))),
        'a spot is not',
      ),
  ],
  [
    /^with it the plan would take more than 80% of the free squares$/,
    (plan, { size }) => {
      const cells = (plants: readonly Stand[]) =>
        plants.reduce((sum, one) => sum + one.width * one.height, 0);
      const free = plan.plantable - cells(plan.kept);
      return (
        failsUnless(!plan.options.useFullSpace, 'the whole space may be used') ??
        failsUnless(cells(plan.planned) + size.width * size.height > free * 0.8, 'it would not')
      );
    },
  ],
  [
    /^no (\d+) x (\d+) ft space is left$/,
    (_plan, spots, [, w, h]) => sized(w, h, spots) ?? failsUnless(spots.inPlan.length === 0, 'there is one'),
  ],
  [
    /^every empty spot is within 3 ft of a bad companion$/,
    (plan, { id, inPlan }) =>
      failsUnless(plan.options.strictCompanions, 'bad companions are allowed') ??
      failsUnless(
        inPlan.length > 0 && inPlan.every((spot) => isNear(plan, id, spot, plan.all)),
        'a spot is not',
      ),
  ],
  [
    /^every empty spot is less than (\d+) ft from another pest-control plant$/,
    (plan, { inPlan }, [, feet]) =>
      failsUnless(
        inPlan.length > 0 && inPlan.every((spot) => isTooClose(plan, spot, plan.all, Number(feet))),
        'a spot is not',
      ),
  ],
  [
    /^bad companions rule out every empty spot \(score -10 or less, fillers not counted\)$/,
    (plan, { id, inPlan }) => {
      const score = (spot: Box) =>
        plan.all
          .filter(({ role }) => role !== 'filler')
          .reduce((sum, other) => sum + plan.points({ ...other, ...spot, id }, other), 0);
      return failsUnless(
        inPlan.length > 0 && inPlan.every((spot) => score(spot) <= -10 + 1e-9),
        'a spot scores more',
      );
    },
  ],
  [
    /^strict companions without strict counts place 70% of it$/,
    (plan, { id }) => {
      const { count } = plan.input.plants.find((plant) => plant.id === id) ?? {};
      const placed = plan.planned.filter((one) => one.id === id && one.role === 'chosen').length;
      return (
        failsUnless(plan.options.strictCompanions && !plan.options.strictCounts, 'the options are others') ??
        failsUnless(placed === Math.ceil(((count ?? 0) * 70) / 100), `${placed} are placed`)
      );
    },
  ],
];

const NO_SIZE = 'its width and height must be whole feet from 1 to 50';

/** @returns why what is said of a plant without a place is not true */
export function checkUnused(plan: Plan, unused: UnusedPlant): string | undefined {
  const { id, detail = '', plantingWidth: width, plantingHeight: height } = unused;
  const isSize = [width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= 50);
  if (detail === NO_SIZE) return failsUnless(!isSize, 'its size is right');
  if (!isSize) return 'it has no size';
  const spots: Spots = {
    ...{ id, size: { width, height } },
    inEmpty: spotsIn(plan, [], width, height),
    besideKept: spotsIn(plan, plan.kept, width, height),
    inPlan: spotsIn(plan, plan.all, width, height),
  };
  for (const [form, check] of checks) {
    const match = form.exec(detail);
    if (match) return check(plan, spots, match);
  }
  return 'no sentence of this form is known';
}

function spotsIn({ input }: Plan, plants: readonly Stand[], width: number, height: number): Box[] {
  const taken = (x: number, y: number): boolean =>
    plants.some((one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height);
  const open = input.matrix.map((row, y) => row.map((cell, x) => cell === 1 && !taken(x, y)));
  const spots: Box[] = [];
  open.forEach((row, y) =>
    row.forEach((_cell, x) => {
      const rows = open.slice(y, y + height).map((line) => line.slice(x, x + width));
      if (rows.length === height && rows.every((line) => line.length === width && line.every(Boolean)))
        spots.push({ x, y, width, height });
    }),
  );
  return spots;
}
