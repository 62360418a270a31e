import { dayOfGardenEventNotes, gardenEventNotes } from './garden-event-notes';
import { isWateringReminder } from './watering-reminder';

it.each([
  ['Water', [], true],
  ['watering', [], true],
  ['Water the tomatoes', [], true],
  ['  WATER MY BED ', [], true],
  ['Feed the roses', ['roses', 'Watering'], true],
  ['Feed the roses', [' water '], true],
  ['Water barrel: mend', [], false],
  ['Watermelon', [], false],
  ['Buy water', ['waterproof'], false],
  ['', [], false],
])('MAN-6 %j tagged %j asks for watering: %j', (title, tags, is) => {
  expect(isWateringReminder(title, tags)).toBe(is);
});

describe('the note of an event', () => {
  it('MAN-8 says when it was, then the gardener’s own words', () => {
    expect(gardenEventNotes('2026-05-21', '09:30', '')).toBe('Event occurred on 2026-05-21 at 09:30');
    expect(gardenEventNotes('2026-05-21', '09:30', ' Two cups ')).toBe(
      'Event occurred on 2026-05-21 at 09:30. Two cups',
    );
  });

  it.each([
    ['Event occurred on 2026-05-21 at 09:30. Two cups', '2026-05-21'],
    ['Event occurred on 2026-02-30 at 09:30', undefined],
    ['Event occurred on 2026-99-99 at 09:30', undefined],
    ['Watered 3 plants', undefined],
    ['', undefined],
  ])('%j names the day %j', (notes, day) => {
    expect(dayOfGardenEventNotes(notes)).toBe(day);
  });
});
