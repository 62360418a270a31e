import { toDay } from '../calendar/day';
import { catalog } from '../testing/catalog';
import { almanacOf, dayIn, planAt, planting, words } from '../testing/plantings';
import { sentenceOf, stepSentence, warningSentence } from './sentences';
import { movedSteps, whyStep } from './why';
import { degrees, oddsInYears } from './words';

const peas = planting('peas', 'pea-snap', { squares: ['a'] });
const beans = planting('beans', 'bean-bush', { squares: ['a'], after: 'peas' });
const kale = planting('kale', 'kale-curly', { start: 'sow-indoors' });

describe('SEA-6 why a step is on its day', () => {
  it('is told by weeks round frost, and by what was done late', () => {
    const before = planAt('Atlanta', [kale]);
    const late = [{ ...kale, done: { 'sow-indoors': dayIn(before, 'kale', 'sow-indoors') + 14 } }];
    const plan = planAt('Atlanta', late);
    expect(whyStep(before, [kale], 'kale', 'plant-out', words)).toEqual([
      '4 weeks before half of all years have had their last frost.',
    ]);
    expect(whyStep(plan, late, 'kale', 'plant-out', words)).toEqual([
      '4 weeks before half of all years have had their last frost.',
      'It was sown indoors 14 days later than planned.',
    ]);
  });

  it('is a chain of causes, the deepest first', () => {
    const before = planAt('Atlanta', [peas, beans]);
    const late = [{ ...peas, done: { sow: dayIn(before, 'peas', 'sow') + 20 } }, beans];
    const plan = planAt('Atlanta', late);
    const why = whyStep(plan, late, 'beans', 'sow', words);
    expect(why[0]).toBe('Snap Pea: sown March 2, 20 days later than planned.');
    expect(why[1]).toMatch(/^Snap Pea: last harvest moves from May \d+ to May \d+\.$/);
    expect(why[2]).toMatch(/^Its square is free from May \d+, after Snap Pea\.$/);
    expect(movedSteps(before, plan)).toBe('7 later steps moved.');
    expect(movedSteps(plan, plan)).toBeNull();
  });

  it('is one sentence for a bar', () => {
    const step = {
      kind: 'sow',
      day: toDay('2027-07-03'),
      was: toDay('2027-06-27'),
      state: 'planned',
    } as const;
    expect(stepSentence('bean-bush', step, words)).toBe('Bush Bean, sow July 3, 6 days later than planned.');
    expect(stepSentence('bean-bush', { ...step, was: null, state: 'overdue' }, words)).toBe(
      'Bush Bean, sow July 3, overdue since July 3.',
    );
    expect(stepSentence('bean-bush', { ...step, was: toDay('2027-07-04'), state: 'done' }, words)).toBe(
      'Bush Bean, sown July 3, 1 day earlier than planned.',
    );
  });

  it('has a sentence for every cause at all twelve places', () => {
    for (const place of ['Duluth', 'Honolulu', 'San Diego', 'London', 'Christchurch']) {
      const plantings = [...catalog.keys()].map((id) => planting(id, id));
      for (const { steps, warnings } of planAt(place, plantings)) {
        for (const { kind, causes } of steps) {
          expect(causes.length).toBeGreaterThan(0);
          for (const cause of causes) expect(sentenceOf(cause, kind, words)).toMatch(/^[A-Z0-9].*\.$/);
        }
        for (const warning of warnings) expect(warningSentence(warning, words)).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});

describe('odds', () => {
  it('SEA-1 are told as years', () => {
    expect([0.5, 0.1, 0.9, 0.25, 0.33, 0.2].map(oddsInYears)).toEqual([
      'half of all years',
      '1 year in 10',
      '9 years in 10',
      '1 year in 4',
      '1 year in 3',
      '1 year in 5',
    ]);
  });

  it('are never a promise', () => {
    const said = [...Array(101).keys()].map((percent) => oddsInYears(percent / 100));
    expect(said.filter((text) => /safe|never|always/.test(text))).toEqual([]);
  });

  it('stand in the warning of a step that frost would punish', () => {
    expect(warningSentence({ code: 'frost-likely', step: 'plant-out', odds: 0.34 }, words)).toBe(
      'In 1 year in 3 frost still comes after this day.',
    );
    expect(warningSentence({ code: 'too-late-to-ripen', last: toDay('2027-07-23') }, words)).toBe(
      'Too late to ripen: July 23 is the last day on which it still does.',
    );
  });
});

it('temperatures are in degrees Fahrenheit or Celsius', () => {
  expect([degrees(16, words), degrees(16, { temperature: 'C' })]).toEqual(['61 °F', '16 °C']);
});

it('a kind without dates says why', () => {
  const { none } = almanacOf('London').modelOf('lemon-meyer', 'open').windows;
  if (!none) throw new Error('a lemon in London');
  expect(warningSentence({ code: 'no-window', why: none }, words)).toBe(
    'Winters of 21 °F kill it; it bears 23 °F.',
  );
});
