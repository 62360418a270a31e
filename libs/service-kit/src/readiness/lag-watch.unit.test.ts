import { createLagWatch } from './lag-watch';

const BOUND = 30_000;
const standing = (sequence: number, lag: number, paused = false) => [
  { name: 'tracking.dashboard', sequence, lag, ...(paused && { pausedSince: '2026-05-01T08:00:00.000Z' }) },
];

describe('the watch over lag', () => {
  it('reports no lag while events are applied, however many remain', () => {
    const watch = createLagWatch({ boundMs: BOUND });
    for (let second = 0; second < 600; second += 1) watch.look(second * 1000, standing(second * 100, 500));
    expect(watch.lagMsOf('tracking.dashboard')).toBeLessThan(6_000);
    expect(watch.behind()).toEqual([]);
  });

  it('is behind when one event has waited longer than the bound, and says since when', () => {
    const watch = createLagWatch({ boundMs: BOUND });
    watch.look(0, standing(10, 0));
    watch.look(5_000, standing(10, 1));
    watch.look(35_000, standing(10, 7));
    expect(watch.behind()).toEqual([]);
    watch.look(35_001, standing(10, 7));
    expect(watch.behind()).toEqual(['tracking.dashboard']);
    expect(watch.lagMsOf('tracking.dashboard')).toBe(30_001);
  });

  it('does not flap at the limit: it recovers only at a third of the lag', () => {
    const watch = createLagWatch({ boundMs: BOUND });
    for (let second = 0; second <= 40; second += 1) watch.look(second * 1000, standing(0, second + 1));
    expect(watch.behind()).toEqual(['tracking.dashboard']);
    watch.look(41_000, standing(13, 41 - 13));
    expect(watch.lagMsOf('tracking.dashboard')).toBe(28_000);
    expect(watch.behind()).toEqual(['tracking.dashboard']);
    watch.look(42_000, standing(33, 8));
    expect(watch.behind()).toEqual([]);
  });

  it('ignores a paused read model, and counts again when it is resumed', () => {
    const watch = createLagWatch({ boundMs: BOUND });
    watch.look(0, standing(0, 5));
    watch.look(60_000, standing(0, 5, true));
    expect(watch.behind()).toEqual([]);
    watch.look(61_000, standing(0, 5));
    expect(watch.lagMsOf('tracking.dashboard')).toBe(0);
  });

  it('keeps little however long it is behind, and still knows since when', () => {
    const watch = createLagWatch({ boundMs: BOUND });
    for (let second = 0; second < 10_000; second += 1) watch.look(second * 1000, standing(0, second + 1));
    expect(watch.lagMsOf('tracking.dashboard')).toBe(9_999_000);
  });
});
