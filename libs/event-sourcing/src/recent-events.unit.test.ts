import type { LoggedEvent } from './event';
import { RecentEvents } from './recent-events';
import { metadataOf } from './testing/append-events';

const logged = (sequence: number): LoggedEvent => ({
  id: `event-${sequence}`,
  stream: 'tally-rose',
  version: sequence,
  type: 'Added',
  schemaVersion: 1,
  data: { amount: 1 },
  metadata: metadataOf(),
  sequence,
});
const sequences = (events: readonly LoggedEvent[]) => events.map(({ sequence }) => sequence);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('recent events', () => {
  it('are returned after the given sequence, up to the limit', () => {
    const recent = new RecentEvents();
    recent.push([logged(7), logged(8), logged(9)]);
    expect(sequences(recent.after(6, 500))).toEqual([7, 8, 9]);
    expect(sequences(recent.after(8, 500))).toEqual([9]);
    expect(sequences(recent.after(6, 2))).toEqual([7, 8]);
  });

  it('return nothing when the reader is behind or caught up', () => {
    const recent = new RecentEvents();
    expect(recent.after(0, 500)).toEqual([]);
    recent.push([logged(7), logged(8)]);
    expect(recent.after(5, 500)).toEqual([]);
    expect(recent.after(8, 500)).toEqual([]);
    expect(recent.after(20, 500)).toEqual([]);
  });

  it('are kept with those just before them, so that who was busy with these needs no reading', () => {
    const recent = new RecentEvents();
    recent.push([logged(7)]);
    recent.push([logged(8), logged(9)]);
    expect(sequences(recent.after(6, 500))).toEqual([7, 8, 9]);
    for (let sequence = 10; sequence <= 30; sequence += 1) recent.push([logged(sequence)]);
    expect(recent.after(13, 500)).toEqual([]);
    expect(sequences(recent.after(14, 500))).toEqual(Array.from({ length: 16 }, (_, i) => 15 + i));
    // Not after a gap.
    recent.push([logged(40)]);
    expect(recent.after(29, 500)).toEqual([]);
    expect(sequences(recent.after(39, 500))).toEqual([40]);
  });

  it('are not kept for long', () => {
    const recent = new RecentEvents();
    recent.push([logged(7)]);
    jest.advanceTimersByTime(400);
    recent.push([logged(8)]);
    jest.advanceTimersByTime(400);
    expect(sequences(recent.after(7, 500))).toEqual([8]);
    jest.advanceTimersByTime(200);
    expect(recent.after(7, 500)).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
