import type { SeasonPlanting } from '@planted/contracts';
import { examplePlant, exampleSeasonFact } from '@planted/contracts/testing';
import { createAlmanac, cropFacts, toDay } from '@planted/season';
import { madison } from '@planted/season/testing/madison';
import { type Known, planGarden, type StoredGarden } from '../garden-plan';
import { workOf } from './garden-work';
import { outlookWords } from './outlook-words';
import { tipsOf } from './tips';

const bean = examplePlant({ id: 'bean-bush', plant_name: 'Bush Bean', days_to_maturity: 55 });
const marigold = examplePlant({ ...bean, id: 'marigold', plant_name: 'Marigold', plant_type: 'flower' });
const seedling = examplePlant({ ...bean, id: 'tomato', plant_name: 'Tomato' });
const plants = new Map([bean, marigold, seedling].map((plant) => [plant.id, plant]));
const indoors = {
  ...exampleSeasonFact(),
  ...{ id: 'tomato', starts: ['sow-indoors' as const], indoor_weeks: [5, 7] as [number, number] },
  ...{ direct_sow: null, set_out: { after_last_frost: [1, 5] as [number, number] }, autumn: null },
};
const facts = new Map([
  ['bean-bush', exampleSeasonFact()],
  ['marigold', { ...exampleSeasonFact(), id: 'marigold' }],
  ['tomato', indoors],
]);
const almanac = createAlmanac(
  madison,
  new Map(
    [...plants].map(([id, plant]) => [
      id,
      cropFacts({ ...plant, lifecycle: 'annual' }, facts.get(id) ?? exampleSeasonFact()),
    ]),
  ),
);

const planting = (n: number, other: Partial<SeasonPlanting> = {}): SeasonPlanting => ({
  id: `planting-${n}`,
  gardenId: 'kitchen',
  plantId: 'bean-bush',
  plantName: plants.get(other.plantId ?? 'bean-bush')?.plant_name ?? '',
  ...{ x: n, y: 0, width: 1, height: 1, squares: 1 },
  color: '#aac62f',
  plantsPerSquare: null,
  state: 'standing',
  after: null,
  wasComing: false,
  fixed: [],
  done: [],
  plantedDay: null,
  harvestDays: [],
  end: null,
  ...other,
});

function on(day: string, plantings: readonly SeasonPlanting[], hasPlace = true) {
  const garden: StoredGarden = { id: 'kitchen', name: 'Kitchen Bed', style: 'open', plantings };
  const known: Known = { plants, today: toDay(day) };
  const planned = { garden, plan: hasPlace ? planGarden(garden, almanac, known, new Map()) : null };
  return { work: workOf(planned, known), tips: tipsOf([planned], known).map(({ text }) => text) };
}

const wordsOn = (day: string, one: SeasonPlanting): (string | null)[] =>
  [...on(day, [one]).work.outlooks.values()].map((outlook) => outlookWords(outlook, 2027));

describe('what a garden asks for today', () => {
  it('SEA-8 asks for those in squares of others for themselves, and says between what they grow', () => {
    const host = planting(1, { plantId: 'tomato', plantName: 'Tomato', plantedDay: '2027-05-01' });
    const guest = planting(2, { x: 1, state: 'coming', under: 'planting-1' });
    const { work } = on('2027-05-10', [host, guest, planting(3)]);
    expect(work.steps.map(({ kind, between, plantings }) => [kind, between, plantings.length])).toEqual([
      ['sow', 'between the Tomato plants', 1],
      ['sow', undefined, 1],
    ]);
  });

  it('SEA-11 asks once for all plants of a kind that are to be sown, with one reason', () => {
    const [first, second] = [planting(1), planting(2)];
    const { work, tips } = on('2027-05-10', [first, second]);
    expect(work.steps).toHaveLength(1);
    expect(work.steps[0]).toMatchObject({
      kind: 'sow',
      plantName: 'Bush Bean',
      squares: 2,
      isOverdue: false,
    });
    expect(work.steps[0]?.plantings).toEqual([first, second]);
    expect(work.steps[0]?.why).toMatch(/frost\.$/);
    expect(work.undated).toBe(0);
    expect(tips.filter((text) => text.startsWith('Sow Bush Bean'))).toEqual([]);
  });

  it('SEA-11 tells what begins within two weeks as a tip, and asks for it no sooner', () => {
    const { work, tips } = on('2027-04-25', [planting(1)]);
    expect(work.steps).toEqual([]);
    expect(tips.filter((text) => text.startsWith('Sow Bush Bean'))).toEqual(['Sow Bush Bean from May 4.']);
    expect(on('2027-03-25', [planting(1)]).tips).toEqual([]);
  });

  it('SEA-11 asks for a date, and no more for a sowing, once it would not ripen', () => {
    const { work } = on('2027-11-20', [planting(1)]);
    expect(work.steps).toEqual([]);
    expect(work.undated).toBe(1);
  });

  it('SEA-11 says that a sowing is overdue from the day after its window', () => {
    const tomato = planting(1, { plantId: 'tomato' });
    const later = { ...tomato, fixed: [{ step: 'plant-out' as const, day: '2027-10-01' }] };
    const [due] = on('2027-08-09', [later]).work.steps;
    expect(due).toMatchObject({ kind: 'sow-indoors', isOverdue: false });
    const [late] = on('2027-08-12', [later]).work.steps;
    expect(late).toMatchObject({ kind: 'sow-indoors', isOverdue: true });
    // Seedlings can be bought: what is due by then is asked for.
    const [out] = on('2027-05-20', [tomato]).work.steps;
    expect(out).toMatchObject({ kind: 'plant-out' });
  });

  it('SEA-11 an annual ends with killing frost: nothing is ripe in November, and it is to be cleared', () => {
    const late = planting(1, { plantedDay: '2027-08-10' });
    expect(on('2027-10-05', [late]).work.harvests).toEqual([
      {
        ...{ id: late.id, plantId: 'bean-bush', plant_name: 'Bush Bean' },
        ...{ plants: 1, plantings: [late.id], readyDays: 1 },
      },
    ]);
    const { work } = on('2027-11-20', [late]);
    expect(work.harvests).toEqual([]);
    expect(work.hasEnded).toBe(true);
    expect(work.steps).toMatchObject([
      { kind: 'clear', isOverdue: false, why: 'Ended with the frost of about October 10.' },
    ]);
    expect(wordsOn('2027-11-20', late)).toEqual(['Ended with the frost of about October 10']);
  });

  it('SEA-11 a bloom is a bloom, not a harvest, with a place and without', () => {
    const flower = planting(1, { plantId: 'marigold', plantedDay: '2027-05-10' });
    expect(on('2027-07-10', [flower]).work.harvests).toEqual([]);
    expect(wordsOn('2027-07-10', flower)).toEqual([expect.stringMatching(/^In bloom until about July \d+$/)]);
    const { work } = on('2027-07-10', [flower, planting(2, { plantedDay: '2027-05-10' })], false);
    expect(work.harvests).toMatchObject([{ plant_name: 'Bush Bean', plants: 1, readyDays: 6 }]);
    expect(work.outlooks.get(flower.id)).toEqual({ kind: 'in-bloom', until: null });
  });
});

describe('tips', () => {
  it('SEA-11 tells the odds of frost in years, each once, and says what is estimated', () => {
    expect(on('2027-04-20', [planting(1)]).tips.filter((text) => text.startsWith('Frost'))).toEqual([
      'Frost after April 26 comes in half of all years.',
    ]);
    expect(on('2027-05-01', [planting(1)]).tips.filter((text) => text.startsWith('Frost'))).toEqual([
      'Frost after May 10 (estimated) comes in 1 year in 10.',
    ]);
    expect(on('2027-09-20', [planting(1)]).tips.filter((text) => text.startsWith('Frost'))).toEqual([
      'Frost by September 27 (estimated) comes in 1 year in 10.',
    ]);
  });

  it('SEA-11 hardens seedlings off for a week before they are planted out', () => {
    const sown = planting(1, { plantId: 'tomato', done: [{ step: 'sow-indoors', day: '2027-03-22' }] });
    const tips = on('2027-04-20', [sown]).tips.filter((text) => text.includes('Tomato'));
    expect(tips).toEqual([expect.stringMatching(/^Harden off Tomato .*, to plant it out May \d+\.$/)]);
  });

  it('SEA-11 names the last day on which a sowing still ripens, and the end by frost', () => {
    const { ways } = almanac.modelOf('bean-bush', 'open').windows;
    expect(ways.some(({ last }) => last !== null)).toBe(true);
    const days = ['2027-07-20', '2027-07-30', '2027-08-10', '2027-08-20'];
    const all = days.flatMap((day) => on(day, [planting(1)]).tips);
    expect(all.join('\n')).toMatch(/Last day to sow Bush Bean that still ripens: (July|August) \d+\./);
    const late = planting(2, { plantedDay: '2027-08-10' });
    expect(on('2027-10-01', [late]).tips).toContain(
      'Frost ends Bush Bean about October 10, in half of all years by then.',
    );
  });
});
