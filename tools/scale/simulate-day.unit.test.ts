import { curve, meanRate } from './day.mjs';
import { fullestCell } from './hash-cells.mjs';
import { poisson, randomness } from './randomness.mjs';
import { simulateDay } from './simulate-day.mjs';

const STAGES = [
  { name: 'commit' as const, rate: 100 },
  { name: 'read model' as const, rate: 200 },
];
/** 86,400 events on a day: one a second on the mean. */
const GARDENERS = 43_200;
const day = (scenario: Partial<Parameters<typeof simulateDay>[0]['scenario']> = {}, gardeners = GARDENERS) =>
  simulateDay({
    gardeners,
    stages: STAGES,
    scenario: { name: 'a day', ...scenario },
    random: randomness(7),
    seconds: 20,
  });

describe('a simulated day', () => {
  it('has the events that were calculated, and in its busiest hour six times the mean', () => {
    const hours = Array.from({ length: 2_400 }, (_, i) => i / 100);
    const over = (from: number) => {
      const within = hours.filter((hour) => hour >= from && hour < from + 1);
      return within.reduce((sum, hour) => sum + curve(hour), 0) / within.length;
    };
    const all = hours.reduce((sum, hour) => sum + curve(hour), 0) / hours.length;
    expect(all).toBeCloseTo(1, 2);
    expect(over(18)).toBeCloseTo(6, 1);
    expect(meanRate(GARDENERS)).toBe(1);
    expect(Math.abs(day().events - 86_400)).toBeLessThan(4 * Math.sqrt(86_400));
  });

  it('keeps no event waiting while every stage takes more than comes', () => {
    expect(day()).toMatchObject({ late: 0, longest: 0, isBehind: false });
  });

  it('shows an event that came as a stage ceased when the stage is back, and works off what waited', () => {
    const ceased = (stage: string, hour: number) => (stage === 'commit' && hour >= 12 && hour < 13 ? 0 : 1);
    const quiet = { more: (hour: number) => 1 - curve(hour) };
    const { longest, late, waiting, events } = day({ ...quiet, share: ceased });
    // One event a second for an hour; 99 a second of them are worked off.
    expect(longest).toBeGreaterThan(3560);
    expect(longest).toBeLessThanOrEqual(3600);
    expect(waiting).toBeGreaterThan(3300);
    expect(waiting).toBeLessThan(3900);
    expect(late * events).toBeCloseTo((3600 * 100) / 99, -3);
  });

  it('reports it when more comes than a stage takes for the rest of the day', () => {
    const { isBehind, late } = day({ share: (stage) => (stage === 'commit' ? 0.005 : 1) });
    expect(isBehind).toBe(true);
    expect(late).toBeGreaterThan(0.5);
  });

  it('is the same again from the same seed', () => {
    expect(day()).toEqual(day());
  });
});

describe('the numbers behind it', () => {
  it.each([0, 0.3, 5, 29, 31, 400])('have a mean and a variance of %d', (expected) => {
    const random = randomness(3);
    const drawn = Array.from({ length: 4_000 }, () => poisson(expected, random));
    const mean = drawn.reduce((sum, n) => sum + n, 0) / drawn.length;
    const variance = drawn.reduce((sum, n) => sum + (n - mean) ** 2, 0) / drawn.length;
    expect(Math.abs(mean - expected)).toBeLessThanOrEqual(5 * Math.sqrt(expected / drawn.length));
    expect(Math.abs(variance - expected)).toBeLessThanOrEqual(0.12 * expected);
  });

  it('spread gardeners over cells by 256 slots, of which 100 cells cannot have the same number', () => {
    const random = randomness(5);
    expect(fullestCell(1_000_000, 16, random) / (1_000_000 / 16)).toBeLessThan(1.02);
    // Some have three slots, some two.
    expect(fullestCell(1_000_000, 100, random) / (1_000_000 / 100)).toBeCloseTo((3 * 100) / 256, 1);
  });
});
