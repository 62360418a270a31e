import { toDay } from '@planted/season';
import { storyOf } from './square-story';

type Told = Parameters<typeof storyOf>[0][number];

const today = toDay('2026-03-01');
const ended = (name: string, from: string, until: string, other: Partial<Told> = {}): Told => ({
  ...{ name, state: 'ended', from: toDay(from), until: toDay(until), isDated: true },
  ...{ how: 'harvested', cause: null, amounts: [], ...other },
});
const growing = (name: string, from: string, other: Partial<Told> = {}): Told => ({
  ...ended(name, from, from, { how: null, ...other }),
  ...{ state: 'growing', until: null },
});
const tomato = ended('Tomato', '2025-05-20', '2025-08-28', { how: 'failed', cause: 'blight' });
const lettuces = [ended('Lettuce', '2024-08-01', '2024-10-01'), ended('Lettuce', '2024-04-01', '2024-06-01')];

describe('TIM-2 the story of a square', () => {
  it('TIM-2 says what grows, what was before it and how that ended, and what was before both', () => {
    expect(storyOf([growing('Garlic', '2025-10-04'), tomato, ...lettuces], today)).toBe(
      'Garlic since October 2025; before that Tomato 2025, blight in August; before that Lettuce twice.',
    );
  });

  it('TIM-2 says the harvest, or in words how something ended', () => {
    const kale = (other: Partial<Told>) => storyOf([ended('Kale', '2025-06-01', '2026-01-10', other)], today);
    expect(kale({ amounts: ['3.1 lb', '12 leaves'] })).toBe('Kale 2025–2026, 3.1 lb, 12 leaves.');
    expect(kale({})).toBe('Kale 2025–2026, harvested in January.');
    expect(kale({ how: 'failed' })).toBe('Kale 2025–2026, failed in January.');
    expect(kale({ how: 'moved_away' })).toBe('Kale 2025–2026, moved away in January.');
    expect(kale({ how: null })).toBe('Kale 2025–2026, taken out in January.');
  });

  it('TIM-2 claims no order that was not, and no day that nobody said', () => {
    const radish = growing('Radish', '2026-02-01', { isDated: false });
    const carrot = growing('Carrot', '2025-03-01');
    expect(storyOf([radish, tomato, carrot], today)).toBe(
      'Radish, drawn in February; Carrot since March 2025; also Tomato 2025, blight in August.',
    );
  });

  it('TIM-2 names four kinds of before, and counts the rest', () => {
    const earlier = ['Pea', 'Beet', 'Kale', 'Leek', 'Chard', 'Corn'].map((name, year) =>
      ended(name, `20${18 - year}-04-01`, `20${18 - year}-06-01`),
    );
    expect(storyOf([tomato, ...earlier], today)).toBe(
      'Tomato 2025, blight in August; before that Pea, Beet, Kale, Leek and 2 other kinds.',
    );
    expect(storyOf([], today)).toBe('');
    expect(storyOf([{ ...tomato, state: 'planned', from: null }], today)).toBe('');
  });
});
