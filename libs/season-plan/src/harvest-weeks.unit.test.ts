import type { Plant, SeasonPlanting } from '@planted/contracts';
import { examplePlant } from '@planted/contracts/testing';
import { spanOfSeason, type StepKind, toDay } from '@planted/season';
import { almanacOf } from '@planted/season/testing';
import { planGarden } from './garden-plan';
import { harvestWeeks } from './harvest-weeks';
import { gardenOf, planting } from './testing/stored-garden';

const lifecycles: Readonly<Record<string, Plant['lifecycle']>> = {
  'bean-bush': 'annual',
  radish: 'annual',
  tulip: 'perennial',
  asparagus: 'perennial',
};
const plants = new Map(
  Object.entries(lifecycles).map(([id, lifecycle]) => [id, examplePlant({ id, plant_name: id, lifecycle })]),
);

/** A garden in Vienna on a day. */
function planned(today: string, ...plantings: SeasonPlanting[]) {
  const known = { plants, today: toDay(today) };
  return planGarden(gardenOf(...plantings), almanacOf('Vienna'), known, new Map());
}
const beans = (plantedDay: string, other: Partial<SeasonPlanting> = {}) =>
  planting('beans', { plantId: 'bean-bush', plantedDay, ...other });
const asparagus = (other: Partial<SeasonPlanting> = {}) =>
  planting('asparagus', { plantId: 'asparagus', x: 1, plantedDay: '2020-04-10', ...other });
const weekOf = (day: number, season: number) => Math.floor((day - spanOfSeason(season, 'north').from) / 7);

describe('TIM-5 weeks with something to harvest', () => {
  it('are those from a first to a last harvest, each once, and of their season only', () => {
    const plan = planned('2026-06-01', beans('2026-05-20'), { ...beans('2026-05-20'), id: 'more', x: 2 });
    const day = (kind: StepKind) => plan.planned[0]?.steps.find((step) => step.kind === kind)?.day ?? 0;
    const [first, last] = [weekOf(day('first-harvest'), 2026), weekOf(day('last-harvest'), 2026)];
    expect(last).toBeGreaterThan(first);
    expect(harvestWeeks(plan, 2026).weeks).toEqual(
      Array.from({ length: last - first + 1 }, (_, week) => first + week),
    );
    expect(harvestWeeks(plan, 2027).weeks).toEqual([]);
  });

  it('are there every year for what stays and bears, until it is gone', () => {
    const plan = planned('2026-11-20', asparagus());
    const [now, next] = [harvestWeeks(plan, 2026), harvestWeeks(plan, 2027)];
    expect(now.weeks.length).toBeGreaterThan(3);
    expect(next.weeks).toEqual(now.weeks);
    const end = { day: '2026-11-20', how: 'moved_away' as const, cause: null };
    const dugOut = planned('2026-11-20', asparagus({ state: 'ended', end }));
    expect(harvestWeeks(dugOut, 2026).weeks).toEqual(now.weeks);
    expect(harvestWeeks(dugOut, 2027).weeks).toEqual([]);
  });

  it('do not begin before a perennial bears', () => {
    const young = planned('2026-06-01', asparagus({ plantedDay: '2026-04-10' }));
    expect([2026, 2027].map((season) => harvestWeeks(young, season).weeks)).toEqual([[], []]);
    expect(harvestWeeks(young, 2030).weeks).not.toEqual([]);
  });

  it('have no blooms among them', () => {
    const plan = planned('2026-06-01', planting('tulip', { plantId: 'tulip', plantedDay: '2025-10-10' }));
    expect(plan.planned[0]?.steps.map(({ kind }) => kind)).toContain('first-bloom');
    expect(harvestWeeks(plan, 2026).weeks).toEqual([]);
  });
});
