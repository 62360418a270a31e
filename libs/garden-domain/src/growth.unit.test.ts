import { addDays, daysBetween, growthOn } from './growth';

const radish = {
  days_to_maturity: 30,
  growth_stages: [
    { name: 'Germination', days: 6 },
    { name: 'Seedling', days: 10 },
    { name: 'Root Maturation', days: 14 },
  ],
};

describe('growth', () => {
  it('is planned without a planting date, and before it', () => {
    expect(growthOn(radish, null, '2026-05-01').status).toBe('planned');
    expect(growthOn(radish, '2026-05-02', '2026-05-01').status).toBe('planned');
  });

  it.each([
    ['2026-05-01', 'Germination', 6, 0],
    ['2026-05-06', 'Germination', 1, 5],
    ['2026-05-07', 'Seedling', 10, 6],
    ['2026-05-30', 'Root Maturation', 1, 29],
  ])('on %s stands in %s with %i days left in it', (today, stageName, stageDaysLeft, elapsed) => {
    expect(growthOn(radish, '2026-05-01', today)).toEqual({
      status: 'planted',
      stageName,
      stageDaysLeft,
      progress: (elapsed / 30) * 100,
      daysLeft: 30 - elapsed,
    });
  });

  it('is harvestable once days_to_maturity have passed, and progress stays at 100', () => {
    expect(growthOn(radish, '2026-05-01', '2026-08-01')).toEqual({
      status: 'harvestable',
      stageName: 'Root Maturation',
      stageDaysLeft: 0,
      progress: 100,
      daysLeft: 0,
    });
  });

  it('counts a leap day and no daylight saving hour', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  });
});
