import type { Plan, Stand } from './plan';

const NEIGHBORS = /^(.+) (has good companions nearby|is too close to bad companions) \(score (-?[\d.]+)\)$/;

/** Texts of 2 §8, with what must be so. */
const specified: ReadonlyMap<string, (plan: Plan) => boolean> = new Map([
  [
    'No additional pollinator plants available from database. Using only user-selected plants.',
    ({ options, planned }) => !options.onlyUserSelected && planned.every(({ role }) => role !== 'pollinator'),
  ],
  [
    'No organic pest control plants available. Using only user-selected plants.',
    ({ options, planned }) =>
      !options.onlyUserSelected && planned.every(({ role }) => role !== 'pest-control'),
  ],
  [
    'No pest control plants available - used regular planting strategy',
    ({ planned }) => planned.every(({ role, isPestControl }) => role === 'filler' || !isPestControl),
  ],
  ['Could not auto-fill remaining spaces', hasNoFiller],
  ['Filled remaining spaces with compatible filler plants', hasFiller],
  ['Filled remaining spaces with compatible plants', hasFiller],
  ['No suitable filler plants found for remaining spaces', hasNoFiller],
]);

function hasFiller({ planned }: Plan): boolean {
  return planned.some(({ role }) => role === 'filler');
}

function hasNoFiller(plan: Plan): boolean {
  return !hasFiller(plan);
}

/** @returns why a warning is not true */
export function checkWarning(plan: Plan, warning: string): string | undefined {
  const holds = specified.get(warning);
  if (holds) return holds(plan) ? undefined : 'the plan shows otherwise';
  const [, name, what, score] = NEIGHBORS.exec(warning) ?? [];
  if (name === undefined) return 'no warning of this form is known';
  const scoreOf = (plant: Stand) =>
    plan.all.reduce((sum, other) => (other === plant ? sum : sum + plan.points(plant, other)), 0);
  const scores = plan.planned.filter((plant) => plant.name === name).map(scoreOf);
  const isGood = what === 'has good companions nearby';
  const extreme = isGood ? Math.max(...scores) : Math.min(...scores);
  if (Math.abs(extreme - Number(score)) > 0.051) return `the score is ${extreme}`;
  return (isGood ? extreme > 5 - 0.051 : extreme < -5 + 0.051) ? undefined : 'this is not worth telling';
}
