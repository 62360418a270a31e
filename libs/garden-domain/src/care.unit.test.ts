import { daysBetweenWaterings } from './care';

describe('watering by the week', () => {
  it.each([
    [1, 7],
    [2, 3],
    [3, 2],
    [4, 1],
    [7, 1],
    [14, 1],
    [0, null],
  ])('a plant that drinks %d times a week waits %s days', (perWeek, days) => {
    expect(daysBetweenWaterings(perWeek)).toBe(days);
  });
});
