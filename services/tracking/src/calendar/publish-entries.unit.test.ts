import { toDay } from '@planted/season';
import type { CalendarEntry } from './calendar-entries';
import { type PublishedEntries, publishEntries } from './publish-entries';

const entry = (name: string, day: string, summary = 'Sow Radish'): CalendarEntry => ({
  ...{ names: name.split(' '), day: toDay(day), summary, description: null },
});
const on = (day: string) => ({ now: new Date(`${day}T08:00:00Z`), today: toDay(day) });
const publish = (before: PublishedEntries, day: string, ...entries: CalendarEntry[]) =>
  publishEntries(before, entries, on(day));
const told = ({ events }: ReturnType<typeof publish>) =>
  events.map(({ name, day, sequence, modified, words }) => [
    ...[name, new Date(day * 86_400_000).toISOString().slice(0, 10), sequence, modified.slice(0, 10)],
    words?.summary ?? 'withdrawn',
  ]);

describe('what calendars are told', () => {
  const first = publish({}, '2027-04-01', entry('a', '2027-05-04'), entry('b', '2027-05-04', 'Sow Bean'));

  it('TEL-2 is the same, with the same numbers and times, as long as nothing changes', () => {
    const again = publish(
      first.entries,
      '2027-04-09',
      entry('b', '2027-05-04', 'Sow Bean'),
      entry('a', '2027-05-04'),
    );
    expect(again).toEqual({ ...first, isChanged: false });
  });

  it('TEL-3 moves what moves: the same name, a higher number and a later time, and nothing else', () => {
    const moved = publish(
      first.entries,
      '2027-04-09',
      entry('a', '2027-05-11'),
      entry('b', '2027-05-04', 'Sow Bean'),
    );
    expect(moved.isChanged).toBe(true);
    expect(told(moved)).toEqual([
      ['b', '2027-05-04', 0, '2027-04-01', 'Sow Bean'],
      ['a', '2027-05-11', 1, '2027-04-09', 'Sow Radish'],
    ]);
    const back = publish(
      moved.entries,
      '2027-04-10',
      entry('a', '2027-05-04'),
      entry('b', '2027-05-04', 'Sow Bean'),
    );
    expect(told(back)[0]).toEqual(['a', '2027-05-04', 2, '2027-04-10', 'Sow Radish']);
  });

  it('TEL-3 tells for four weeks that something is withdrawn, then no more', () => {
    const gone = publish(first.entries, '2027-04-09', entry('a', '2027-05-04'));
    expect(told(gone)[1]).toEqual(['b', '2027-05-04', 1, '2027-04-09', 'withdrawn']);
    const still = publish(gone.entries, '2027-05-06', entry('a', '2027-05-04'));
    expect(still.isChanged).toBe(false);
    expect(told(still)).toEqual(told(gone));
    const dropped = publish(gone.entries, '2027-05-07', entry('a', '2027-05-04'));
    expect(told(dropped).map(([name]) => name)).toEqual(['a']);
  });

  it('TEL-3 brings back what was withdrawn under its name', () => {
    const gone = publish(first.entries, '2027-04-09', entry('a', '2027-05-04'));
    const back = publish(
      gone.entries,
      '2027-04-12',
      entry('a', '2027-05-04'),
      entry('b', '2027-05-09', 'Sow Bean'),
    );
    expect(told(back)[1]).toEqual(['b', '2027-05-09', 2, '2027-04-12', 'Sow Bean']);
  });

  it('TEL-3 keeps the name of several that go together, also when others join or leave', () => {
    const both = publish({}, '2027-04-01', entry('m n', '2027-05-04'));
    expect(told(both).map(([name]) => name)).toEqual(['m']);
    const joined = publish(both.entries, '2027-04-02', entry('k m n', '2027-05-06'));
    expect(told(joined)).toEqual([['m', '2027-05-06', 1, '2027-04-02', 'Sow Radish']]);
    const parted = publish(
      joined.entries,
      '2027-04-03',
      entry('m', '2027-05-06'),
      entry('k n', '2027-05-20'),
    );
    expect(told(parted)).toEqual([
      ['m', '2027-05-06', 1, '2027-04-02', 'Sow Radish'],
      ['k', '2027-05-20', 0, '2027-04-03', 'Sow Radish'],
    ]);
  });

  it('lets go of what is over for eight weeks, without withdrawing it', () => {
    const long = [entry('a', '2027-05-04'), entry('b', '2027-05-04', 'Sow Bean')];
    expect(publish(first.entries, '2027-06-29', ...long).events).toHaveLength(2);
    expect(publish(first.entries, '2027-06-30', ...long)).toMatchObject({ events: [], entries: {} });
  });
});
