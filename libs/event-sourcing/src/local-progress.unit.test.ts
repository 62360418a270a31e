import { LocalProgress } from './local-progress';

const events = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `event-${from + i}`, sequence: from + i }));

describe('what was applied here', () => {
  it('is known by read model', () => {
    const applied = new LocalProgress();
    applied.note('gardens', events(1, 2));
    expect(applied.hasAll('gardens', ['event-1', 'event-2'])).toBe(true);
    expect(applied.hasAll('gardens', ['event-1', 'event-3'])).toBe(false);
    expect(applied.hasAll('activity', ['event-1'])).toBe(false);
    expect([applied.sequence('gardens'), applied.sequence('activity')]).toEqual([2, 0]);
  });

  it('is forgotten, the oldest first, before it fills the memory', () => {
    const applied = new LocalProgress();
    for (let from = 0; from < 3_000; from += 100) applied.note('gardens', events(from, 100));
    expect(
      applied.hasAll(
        'gardens',
        events(2_000, 1_000).map(({ id }) => id),
      ),
    ).toBe(true);
    expect(applied.hasAll('gardens', ['event-1999'])).toBe(false);
  });
});
