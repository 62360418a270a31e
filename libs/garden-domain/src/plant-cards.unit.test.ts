import fc from 'fast-check';
import { daysBetweenWaterings } from './care';
import { addDays } from './calendar-day';
import { growthOn } from './growth';
import { cardRank, cardSpans, cardStage, chooseCards } from './plant-cards';

describe('the plant cards of the dashboard', () => {
  const limits = { most: 12, ofOneStage: 3 };
  const choose = (cards: string[]) => chooseCards(cards, (card) => card, limits);

  it('DASH-4 stand from harvest down to planned, stages without a place of their own before planted', () => {
    const stages = ['planned', 'planted', 'Regrowing', 'Germination', 'Flowering', 'harvestable', 'Harvest'];
    expect(choose(stages)).toEqual(stages.toReversed());
    expect(cardRank('Harvest')).toBe(0);
  });

  it('DASH-4 are 3 of a stage at most while others wait, and 12 in all', () => {
    const many = [...Array(5).fill('planned'), ...Array(5).fill('Fruiting'), ...Array(5).fill('Seedling')];
    expect(choose(many)).toEqual([
      ...Array(3).fill('Fruiting'),
      ...Array(3).fill('Seedling'),
      ...Array(3).fill('planned'),
      ...Array(2).fill('Fruiting'),
      'Seedling',
    ]);
  });

  it.each([
    [{ status: 'planted', stageName: 'Seedling' }, 'Seedling'],
    [{ status: 'planted', stageName: null }, 'planted'],
    [{ status: 'harvestable', stageName: 'Ripening' }, 'harvestable'],
    [{ status: 'planned', stageName: null }, 'planned'],
  ] as const)('say of %j: %s', (growth, stage) => {
    expect(cardStage(growth)).toBe(stage);
  });

  const kind = fc.record({
    days_to_maturity: fc.integer({ min: 0, max: 90 }),
    growth_stages: fc.array(
      fc.record({ name: fc.constantFrom('Sprouted', 'Growing'), days: fc.integer({ min: 0, max: 40 }) }),
      { maxLength: 5 },
    ),
  });
  it('DASH-4 say over time what they say on each day', () => {
    fc.assert(
      fc.property(kind, fc.integer({ min: -3, max: 250 }), (plant, elapsed) => {
        const planted = '2026-03-28';
        const spoken = cardSpans(plant).findLast((span) => span.elapsed <= Math.max(elapsed, -1))?.stage;
        expect(spoken).toBe(cardStage(growthOn(plant, planted, addDays(planted, elapsed))));
      }),
    );
  });
});

it.each([
  [1, 7],
  [2, 3],
  [3, 2],
  [7, 1],
  [14, 1],
  [0.5, 14],
  [0, null],
])('%d waterings a week are one in %j days', (perWeek, days) => {
  expect(daysBetweenWaterings(perWeek)).toBe(days);
});
