import { render, screen } from '@testing-library/react';
import { activityOf } from '../testing/rows';
import { ActivityWhen, newestFirst } from './activity-when';

const recorded = { created_at: '2026-11-23T12:02:00.000Z' };

describe('when an activity happened', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00.000Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const shown = (known: Parameters<typeof activityOf>[1]) => {
    render(<ActivityWhen activity={activityOf(1, { ...recorded, ...known })} />);
    return screen.getAllByRole('time').map(({ textContent }) => textContent);
  };

  it('EDT-8 is the day that its gardener named, and says when it was recorded', () => {
    expect(shown({ occurred_on: '2026-11-14', occurred_time: '18:05' })).toEqual([
      expect.stringMatching(/^Sat, Nov 14, 6:05\sPM$/),
      'Recorded Nov 23',
    ]);
  });

  it('EDT-8 has no time where none is known, and a year where it is another one', () => {
    expect(shown({ occurred_on: '2025-11-14' })).toEqual(['Fri, Nov 14, 2025', 'Recorded Nov 23']);
  });

  it.each([
    [{ occurred_on: '2026-11-23', occurred_time: '09:00' }, /^Mon, Nov 23, 9:00\sAM$/],
    [{ occurred_on: null, occurred_time: null }, /^Mon, Nov 23, \d+:02\s[AP]M$/],
    [{}, /^Mon, Nov 23, \d+:02\s[AP]M$/],
  ])('EDT-8 says nothing of the record where that was the same day: %j', (known, when) => {
    expect(shown(known)).toEqual([expect.stringMatching(when)]);
  });

  it('EDT-8 sorts by the day on which it happened, then by the record', () => {
    const at = (n: number, created_at: string, occurred_on?: string) =>
      activityOf(n, { created_at, occurred_on });
    const listed = newestFirst([
      at(1, '2026-11-23T12:00:00.000Z', '2026-11-14'),
      at(2, '2026-11-20T12:00:00.000Z'),
      at(3, '2026-11-21T12:00:00.000Z', '2026-11-20'),
      at(4, '2026-11-19T12:00:00.000Z', '2026-11-21'),
    ]);
    expect(listed.map(({ event_details }) => event_details.notes)).toEqual([
      'Note 4',
      'Note 3',
      'Note 2',
      'Note 1',
    ]);
  });
});
