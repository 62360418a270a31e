import { runAutoPlanting } from '@planted/auto-planting';
import { placementsOf, planningInput } from '../features/auto-plant/plan-garden';
import { reportPlan } from '../features/auto-plant/report-plan';
import { changePlant, EMPTY_LAYOUT, type Layout, move, pin, place, remove } from '../layout/layout';
import { acceptPreview, showPreview } from '../layout/proposal';
import { chosen } from '../testing/gardens';
import { atLeastPercent, claimsOf, type PlanningChoice, reasonFor, withoutPlace } from './plan-report';

const matrix = [
  [1, 1, 1],
  [1, 1, 1],
] as const;
const plot = {
  matrix,
  conditions: { soilType: 'Loamy', hardiness: '5b', sunlight: 'Full Sun', maintenance: 'Medium' },
} as const;
const choice: PlanningChoice = {
  ...{ algorithm: 'maximize-yield', preset: 'user', options: {}, seed: 1, keepsPlaced: true },
};

function plannedBed() {
  const plants = [chosen('carrot', 8)];
  const before = place(matrix, { ...EMPTY_LAYOUT, plants }, 'carrot', 0, 0, 'by hand');
  const result = runAutoPlanting(planningInput(plot, before, { choice, now: '' }));
  let ids = 0;
  const { planned, offered } = placementsOf(result, before, () => `p${(ids += 1)}`);
  const shown = showPreview(before, { planned, offered, plan: 'run' });
  return { shown, report: reportPlan({ id: 'run', choice, result, before, matrix, missing: [] }, shown) };
}

describe('what is shown about a plan', () => {
  const { shown, report } = plannedBed();
  const said = (layout: Layout) => claimsOf(report, layout);

  it('AUTO-1 reports when nothing better exists, for as long as the bed is as planned', () => {
    expect(said(shown)).toEqual({ isAsPlanned: true });
    expect(report.score.isBest).toBe(true);
    expect(report.efficiency).toBe(1);
    expect(said(acceptPreview(shown)).isAsPlanned).toBe(true);
    expect(said(pin(shown, 'p1')).isAsPlanned).toBe(true);
  });

  it('keeps no figures when a planned plant is moved or taken out by hand', () => {
    const without = remove(shown, 'p1');
    expect(said(without)).toEqual({ isAsPlanned: false });
    const { x, y } = shown.placements.find(({ id }) => id === 'p1') ?? { x: 0, y: 0 };
    const moved = move(matrix, without, 'p2', x, y);
    expect(said(moved)).toEqual({ isAsPlanned: false });
  });

  it('claims nothing any more when what the plan took as given is changed', () => {
    expect(said(remove(shown, 'by hand')).isAsPlanned).toBe(false);
    expect(said(changePlant(shown, 'carrot', { wanted: 3 })).isAsPlanned).toBe(false);
  });

  it('reports why a plant has no place, until one is moved or left out or its size is another', () => {
    const names = (layout: Layout) => withoutPlace(report, layout).map(({ id }) => id);
    expect(names(shown)).toEqual(['carrot']);
    expect(names(acceptPreview(shown))).toEqual(['carrot']);
    expect(names(acceptPreview(shown, (id) => id !== 'p1'))).toEqual([]);
    expect(names(remove(shown, 'by hand'))).toEqual([]);
    expect(names(changePlant(shown, 'carrot', { plantingWidth: 2 }))).toEqual([]);
    expect(names(changePlant(shown, 'carrot', { wanted: 6 }))).toEqual([]);
    expect(names(changePlant(shown, 'carrot', { wanted: 20 }))).toEqual(['carrot']);
  });

  it('AUTO-1 has a reason for each planned plant, as long as it stands where it was planned', () => {
    for (const placement of shown.placements)
      expect(reasonFor(report, placement) !== undefined).toBe(placement.id !== 'by hand');
    const [, planned] = shown.placements;
    expect(planned && reasonFor(report, { ...planned, x: planned.x + 1 })).toBeUndefined();
  });

  it('shows how good a plan is at least, never more than is proven', () => {
    const counts = { plants: 1, mostPlants: 1, asked: 1, requested: 1 };
    const score = { value: 92, bound: 100, ...counts, isBest: false };
    expect(atLeastPercent(score)).toBe(92);
    expect(atLeastPercent({ ...score, value: 99.99 })).toBe(99);
    expect(atLeastPercent({ ...score, value: -5 })).toBeUndefined();
    expect(atLeastPercent({ ...score, bound: Number.POSITIVE_INFINITY })).toBeUndefined();
  });
});
