import { almanacOf, dayIn, planAt, planting, words } from '../testing/plantings';
import { planSeason } from '../plan/plan-season';
import type { Planting } from '../plan/planting';
import { learnedSentence, sentenceOf } from '../reasons/sentences';
import { toDay } from '../calendar/day';
import { learn } from './learning';

const almanac = almanacOf('Vienna');

/** A season of tomatoes whose first harvest came some days after the packet's day. */
function grown(id: string, season: number, late: number, plantId = 'tomato-cherry'): Planting {
  const fresh = planting(id, plantId, { season });
  const plan = planAt('Vienna', [fresh]);
  const start = plantId === 'bean-bush' ? 'sow' : 'plant-out';
  return {
    ...fresh,
    done: {
      ...(start === 'plant-out' ? { 'sow-indoors': dayIn(plan, id, 'sow-indoors') } : {}),
      [start]: dayIn(plan, id, start),
      'first-harvest': dayIn(plan, id, 'first-harvest') + late,
    },
  };
}

describe('SEA-12 learning from harvests', () => {
  it('tells after two seasons how much later than the packet a kind ripens', () => {
    const learned = learn([{ plantings: [grown('a', 2025, 7), grown('b', 2026, 11)], almanac }]);
    expect([...learned]).toEqual([['tomato-cherry', { days: 9, years: 2 }]]);
  });

  it('tells nothing after one season, however many plantings it had', () => {
    expect(
      learn([{ plantings: [grown('a', 2026, 9), grown('b', 2026, 9), grown('c', 2026, 9)], almanac }]).size,
    ).toBe(0);
  });

  it('counts each season once, and each kind by itself', () => {
    const history = [
      grown('a', 2025, 10),
      grown('b', 2026, 0),
      grown('c', 2026, 0),
      grown('d', 2026, 0, 'bean-bush'),
    ];
    expect([...learn([{ plantings: history, almanac }])]).toEqual([['tomato-cherry', { days: 5, years: 2 }]]);
  });

  it('adds gardens at several places up, each harvest measured by the warmth of its own', () => {
    const away = almanacOf('Boise');
    const there = planAt('Boise', [planting('b', 'tomato-cherry', { season: 2026 })]);
    const [ground, ripe] = [dayIn(there, 'b', 'plant-out'), dayIn(there, 'b', 'first-harvest')];
    const inBoise = planting('b', 'tomato-cherry', {
      ...{ season: 2026, done: { 'plant-out': ground, 'first-harvest': ripe + 6 } },
    });
    const learned = learn([
      { plantings: [grown('a', 2025, 4)], almanac },
      { plantings: [inBoise], almanac: away },
    ]);
    expect([...learned]).toEqual([['tomato-cherry', { days: 5, years: 2 }]]);
  });

  it('measures by the way that its kind is started, where only the day in the ground is known', () => {
    // As it is stored: in the ground since a day, whichever way it came there.
    const stored = [grown('a', 2025, 6), grown('b', 2026, 8)].map((one) => {
      const ground = one.done['plant-out'] ?? Number.NaN;
      const harvest = one.done['first-harvest'] ?? Number.NaN;
      return { ...one, done: { sow: ground, 'plant-out': ground, 'first-harvest': harvest } };
    });
    expect([...learn([{ plantings: stored, almanac }])]).toEqual([['tomato-cherry', { days: 7, years: 2 }]]);
  });

  it('leaves out what was not started or harvested, and what is another story', () => {
    const half = { ...grown('a', 2025, 5), done: { 'first-harvest': toDay('2025-08-01') } };
    expect(learn([{ plantings: [half, grown('b', 2026, 5), grown('c', 2024, 90)], almanac }]).size).toBe(0);
  });

  it('is a sentence, which says blooms of what blooms, and when the packet is right', () => {
    expect(learnedSentence('Cherry Tomato', 'first-harvest', { days: 9, years: 2 })).toBe(
      'Your Cherry Tomato ripens 9 days after the packet (2 years).',
    );
    expect(learnedSentence('Zinnia', 'first-bloom', { days: -1, years: 3 })).toBe(
      'Your Zinnia blooms 1 day before the packet (3 years).',
    );
    expect(learnedSentence('Kale', 'first-harvest', { days: 0, years: 2 })).toBe(
      'Your Kale ripens when the packet says (2 years).',
    );
  });

  it('moves the harvests of the next season, says so, and can be left out', () => {
    const learned = learn([{ plantings: [grown('a', 2025, 9), grown('b', 2026, 9)], almanac }]);
    const next = [planting('next', 'tomato-cherry')];
    const today = toDay('2027-01-01');
    const plain = planSeason({ plantings: next, almanac, today });
    const plan = planSeason({ plantings: next, almanac, today, learned });
    expect(dayIn(plan, 'next', 'first-harvest') - dayIn(plain, 'next', 'first-harvest')).toBe(9);
    const cause = plan[0]?.steps.find(({ kind }) => kind === 'first-harvest')?.causes.at(-1);
    expect(cause && sentenceOf(cause, 'first-harvest', words)).toBe(
      'Yours ripen 9 days after the packet (2 years).',
    );
  });
});
