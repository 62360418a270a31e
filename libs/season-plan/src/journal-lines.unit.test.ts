import type { JournalEntry } from '@planted/contracts';
import { toDay } from '@planted/season';
import { linesBeside, linesOfGarden } from './journal-lines';

const entry = (id: string, day: string | null, other: Partial<JournalEntry> = {}): JournalEntry => ({
  ...{ id, title: `Day ${id}`, content: 'Brown\n spots', created_at: '2025-08-09T12:00:00.000Z' },
  ...{ mood: null, mood_intensity: 0, garden_id: 'bed', privacy: 'private', day, ...other },
});
const stood = [{ from: toDay('2025-05-20'), until: toDay('2025-09-02') }];
const told = (entries: readonly JournalEntry[], spans = stood) =>
  linesBeside(linesOfGarden(entries, 'bed'), spans, toDay('2026-03-01'));

describe('TIM-2 what the journal says of a square', () => {
  it('TIM-2 has the lines of its garden on days on which something stood there, the newest first', () => {
    const entries = [
      entry('before', '2025-05-19'),
      entry('first', '2025-05-20'),
      entry('written', null),
      entry('after', '2025-09-03'),
      entry('elsewhere', '2025-06-01', { garden_id: 'other' }),
      entry('of no garden', '2025-06-01', { garden_id: null }),
    ];
    expect(told(entries)).toEqual([
      { id: 'written', day: toDay('2025-08-09'), title: 'Day written', words: 'Brown spots' },
      { id: 'first', day: toDay('2025-05-20'), title: 'Day first', words: 'Brown spots' },
    ]);
  });

  it('TIM-2 goes on to today while something stands, and has five lines at most', () => {
    const entries = ['1', '2', '3', '4', '5', '6'].map((day) => entry(day, `2026-02-0${day}`));
    const lines = linesBeside(
      linesOfGarden(entries, 'bed'),
      [{ from: toDay('2026-01-01'), until: null }],
      toDay('2026-02-05'),
    );
    expect(lines.map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1']);
    const more = linesBeside(
      linesOfGarden(entries, 'bed'),
      [{ from: toDay('2026-01-01'), until: null }],
      toDay('2026-02-06'),
    );
    expect(more.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2']);
  });

  it('TIM-2 shortens what is long at a word', () => {
    const [line] = told([entry('long', '2025-06-01', { content: 'blight '.repeat(40) })]);
    expect(line?.words).toMatch(/^(blight )+blight\.\.\.$/);
    expect(line?.words.length).toBeLessThanOrEqual(163);
  });
});
