import { type Day, spanOfSeason, toDay } from '@planted/season';
import { cardsOf, nameOfSpan } from './fortnights';
import type { SeasonRow, SeasonStep } from './season-row';

const today = toDay('2027-05-21');
const season = spanOfSeason(2027, 'north');

const step = (day: Day, state: SeasonStep['state'] = 'planned'): SeasonStep => ({
  ...{
    kind: 'sow',
    day,
    former: null,
    state,
    isReported: state === 'done',
    isFixed: false,
    because: null,
    why: [],
    verdict: null,
  },
});
const row = (name: string, ...steps: SeasonStep[]): SeasonRow => ({
  ...{
    id: name,
    gardenId: 'g',
    gardenName: 'Bed',
    plantId: name,
    name,
    picture: null,
    detail: '',
    follows: false,
  },
  ...{
    steps,
    freeFrom: null,
    endsWithFrost: false,
    isOver: false,
    lastStart: null,
    problem: null,
    isTooLate: false,
  },
});
const all = { showsFinished: false, phase: null };
const shown = (rows: SeasonRow[], options = all) =>
  cardsOf(rows, today, season, options).map(({ title, dates, steps }) => [
    title,
    dates,
    steps.map((listed) => listed.row.name).join(' '),
  ]);

describe('the list by fortnight', () => {
  it('SEA-5 begins on Monday, has three fortnights, then the months until the last work', () => {
    expect(
      shown([
        row('beet', step(today)),
        row('bean', step(toDay('2027-07-03'))),
        row('kale', step(toDay('2027-08-01'))),
      ]),
    ).toEqual([
      ['Now', 'May 17–30', 'beet'],
      ['Next', 'May 31–June 13', ''],
      ['Then', 'June 14–27', ''],
      ['June', 'June 28–30', ''],
      ['July', 'July 1–31', 'bean'],
      ['August', 'August 1–31', 'kale'],
    ]);
  });

  it('SEA-7 has what is overdue now, and nothing that is done', () => {
    const rows = [row('late', step(toDay('2027-05-10'), 'overdue')), row('done', step(today, 'done'))];
    expect(shown(rows)).toEqual([['Now', 'May 17–30', 'late']]);
  });

  it('SEA-5 has months that are past after all that is ahead, and only when finished steps are asked for', () => {
    const rows = [
      row('pea', step(toDay('2027-03-30'), 'done'), step(toDay('2027-04-07'), 'done')),
      row('bean', step(toDay('2027-07-03'))),
    ];
    const titles = shown(rows, { ...all, showsFinished: true }).map(([title]) => title);
    expect(titles).toEqual(['Now', 'Next', 'Then', 'June', 'July', 'Earlier: March', 'Earlier: April']);
    expect(shown(rows).map(([title]) => title)).toEqual(['Now', 'Next', 'Then', 'June', 'July']);
  });

  it('SEA-5 has now what was to be begun in a month that is past, and still can be', () => {
    const rows = [row('carrot', step(toDay('2027-04-20')))];
    expect(shown(rows, { ...all, showsFinished: true })).toEqual([['Now', 'May 17–30', 'carrot']]);
  });

  it.each([
    ['2027-05-17', '2027-05-30', 2027, 'May 17–30'],
    ['2027-05-17', '2027-05-30', 2026, 'May 17–30, 2027'],
    ['2027-05-31', '2027-06-13', 2026, 'May 31–June 13, 2027'],
  ])('says the year of a span once, and only of another year: %s to %s', (from, to, year, words) => {
    expect(nameOfSpan({ from: toDay(from), to: toDay(to) }, year)).toBe(words);
  });

  it('names a span across months in full', () => {
    expect(nameOfSpan({ from: toDay('2027-12-27'), to: toDay('2028-01-09') }, 2027)).toBe(
      'December 27–January 9, 2028',
    );
  });
});
