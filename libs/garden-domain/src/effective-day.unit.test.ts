import { effectiveDay } from './effective-day';
import { dayOfGardenEventNotes, gardenEventNotes, timeOfGardenEventNotes } from './garden-event-notes';

describe('the day on which something happened', () => {
  const recordedAt = '2026-11-23T02:02:00.000Z';

  it.each([
    ['2026-11-14', '2026-11-14'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-24', '2026-11-24'],
    ['2026-11-25', '2026-11-23'],
    ['2999-01-01', '2026-11-23'],
    [undefined, '2026-11-23'],
  ])('EDT-8 is the named day %s, unless no calendar had reached it: %s', (named, day) => {
    expect(effectiveDay(named, recordedAt)).toBe(day);
  });

  it.each([
    [gardenEventNotes('2026-11-14', '18:05', 'Crisp!'), '2026-11-14', '18:05'],
    ['Event occurred on 2026-11-14 at noon', '2026-11-14', undefined],
    ['Event occurred on 2026-11-14 at 27:05', '2026-11-14', undefined],
    ['Event occurred on 2026-02-30 at 18:05', undefined, '18:05'],
    ['Event occurred on 0000-01-01 at 18:05', undefined, '18:05'],
    ['Watered at 18:05', undefined, undefined],
  ])('MAN-8 reads day and time of the note %p', (notes, day, time) => {
    expect(dayOfGardenEventNotes(notes)).toBe(day);
    expect(timeOfGardenEventNotes(notes)).toBe(time);
  });
});
