import { addDays, daysBetween } from './calendar-day';
import { expectedHarvest, growthOn, isPlantingDay, isWateringDay } from './growth';

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

  // Calendars made by hand: the radish stands 6 days in Germination, 10 in Seedling, 14 in Root Maturation.
  it.each<[string, string, [today: string, stage: string, daysLeft: number][]]>([
    [
      'over 29 February of a leap year',
      '2028-02-24',
      [
        ['2028-02-29', 'Germination', 1],
        ['2028-03-01', 'Seedling', 10],
        ['2028-03-10', 'Seedling', 1],
        ['2028-03-11', 'Root Maturation', 14],
        ['2028-03-24', 'Root Maturation', 1],
        ['2028-03-25', 'harvestable', 0],
      ],
    ],
    [
      'over the end of any other February',
      '2027-02-24',
      [
        ['2027-02-28', 'Germination', 2],
        ['2027-03-01', 'Germination', 1],
        ['2027-03-02', 'Seedling', 10],
        ['2027-03-26', 'harvestable', 0],
      ],
    ],
    [
      'over the day of 23 hours on which summer time begins in Europe',
      '2026-03-27',
      [
        ['2026-03-28', 'Germination', 5],
        ['2026-03-29', 'Germination', 4],
        ['2026-03-30', 'Germination', 3],
      ],
    ],
    [
      'over the day of 25 hours on which it ends',
      '2026-10-20',
      [
        ['2026-10-24', 'Germination', 2],
        ['2026-10-25', 'Germination', 1],
        ['2026-10-26', 'Seedling', 10],
      ],
    ],
    [
      'from the 31st over months of 28 and 31 days',
      '2026-01-31',
      [
        ['2026-02-28', 'Root Maturation', 2],
        ['2026-03-01', 'Root Maturation', 1],
        ['2026-03-02', 'harvestable', 0],
      ],
    ],
    [
      'over the end of a year',
      '2026-12-30',
      [
        ['2027-01-04', 'Germination', 1],
        ['2027-01-05', 'Seedling', 10],
      ],
    ],
  ])('MAN-5 goes on day by day %s', (_, planted, calendar) => {
    const lived = calendar.map(([today]) => {
      const { status, stageName, stageDaysLeft } = growthOn(radish, planted, today);
      return [today, status === 'planted' ? stageName : status, stageDaysLeft];
    });
    expect(lived).toEqual(calendar);
  });

  it('counts a leap day and no daylight saving hour', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  });

  it.each([
    ['2026-05-21', 30, '2026-06-20'],
    ['2028-02-01', 28, '2028-02-29'],
    ['2027-02-01', 28, '2027-03-01'],
    ['2026-12-31', 365, '2027-12-31'],
  ])('MAN-2 a plant of %s that needs %i days is expected on %s', (planted, days, harvest) => {
    expect(expectedHarvest(planted, days)).toBe(harvest);
  });

  it.each([
    ['2026-05-21', true],
    ['1930-05-21', true],
    ['1900-01-01', false],
    ['2028-05-20', true],
    ['2029-05-21', false],
    ['9999-12-31', false],
  ])('MAN-2 %s can be a planting date on 21 May 2026: %s', (day, can) => {
    expect(isPlantingDay(day, '2026-05-21')).toBe(can);
  });

  it.each([
    ['2026-05-21', true],
    ['2026-05-22', true],
    ['2026-05-23', false],
    ['2025-06-01', true],
    ['2025-05-01', false],
  ])('MAN-3 a garden can be watered on %s when it is 21 May 2026 in UTC: %s', (day, can) => {
    expect(isWateringDay(day, '2026-05-21')).toBe(can);
  });
});
