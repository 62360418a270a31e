import { growthOn } from './growth';

const growth_stages = [
  { name: 'Seedling', days: 10 },
  { name: 'Fruiting', days: 20 },
];
const tomato = { days_to_maturity: 30, growth_stages };
const carrot = { ...tomato, single_harvest: true };
const PLANTED = '2026-05-01';
const READY = '2026-06-05';

describe('growth after a harvest', () => {
  it('EDT-8 a plant that is harvested once is done, also when it was harvested before it was expected', () => {
    for (const day of ['2026-05-20', READY, '2027-01-01'])
      expect(growthOn(carrot, PLANTED, day, '2026-05-20')).toMatchObject({
        status: 'planted',
        stageName: 'Post-Harvest',
        stageDaysLeft: null,
      });
  });

  it('EDT-8 a plant that bears again is ready again after a week', () => {
    const on = (day: string, harvestedOn: string) => growthOn(tomato, PLANTED, day, harvestedOn).status;
    expect([on(READY, READY), on('2026-06-11', READY), on('2026-06-12', READY)]).toEqual([
      'planted',
      'planted',
      'harvestable',
    ]);
    expect(growthOn(tomato, PLANTED, READY, READY).stageName).toBe('Fruiting');
    expect(growthOn(tomato, PLANTED, '2026-05-25', '2026-05-24')).toEqual(
      growthOn(tomato, PLANTED, '2026-05-25'),
    );
  });

  it('EDT-8 a harvest before the planting was of another plant', () => {
    expect(growthOn(carrot, PLANTED, READY, '2026-04-30').status).toBe('harvestable');
  });

  it('EDT-8 what is not planted yet stays planned', () => {
    expect(growthOn(carrot, null, READY, READY).status).toBe('planned');
  });
});
