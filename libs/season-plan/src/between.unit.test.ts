import { examplePlant } from '@planted/contracts/testing';
import { toText } from '@planted/season';
import { betweenIn } from './between';
import { bedOn, ghostsOn, spansOf } from './bed-on';
import { gardenOf, planOf, planting, today } from './testing/stored-garden';

const peas = examplePlant({
  ...{ id: 'pea-snap', plant_name: 'Snap Pea', plant_type: 'vegetable', days_to_maturity: 62 },
  growth_stages: [
    { name: 'Vegetative', days: 54 },
    { name: 'Fruiting', days: 8 },
  ],
});
const radish = examplePlant({ days_to_maturity: 26, mature_height: 6 });
const sown = planting('peas', { plantedDay: '2027-06-10' });
const among = (other: object = {}) =>
  planting('radish', {
    ...{ plantId: 'radish', plantName: 'Radish', state: 'coming', plantedDay: null, under: 'peas' },
    ...{ addedDay: '2027-06-15', ...other },
  });
const ids = { under: 'radish', over: 'peas' };

describe('SEA-8 a planting between another one', () => {
  it('is there at the same time, says when it is out, and from when the other one needs the room', () => {
    const plan = planOf(gardenOf(sown, among()));
    const [host, guest] = plan.planned;
    expect(guest?.stands?.from).toBeLessThan(host?.stands?.until ?? 0);
    expect(betweenIn({ under: radish, over: peas }, plan, ids)).toEqual({
      words: expect.stringMatching(
        /^Radish among the Snap Pea, out by July \d+; Snap Pea needs the room from August 3\.$/,
      ),
      reason: 'Radish is ripe after 26 days, and Snap Pea needs the room after 54.',
    });
  });

  it('is refused where the plan has no time for it, or the facts none', () => {
    const late = planOf(gardenOf(planting('peas', { plantedDay: '2027-04-20' }), among()));
    expect(betweenIn({ under: radish, over: peas }, late, ids)).toEqual({
      refused: expect.stringMatching(/^Radish would be out by July \d+, but Snap Pea needs the room from /),
    });
    expect(betweenIn({ under: peas, over: radish }, null, ids)).toEqual({
      refused: expect.stringMatching(/^Snap Pea can't share squares with Radish: /),
    });
  });

  it('keeps what comes after the other one waiting until both are out', () => {
    const beans = planting('beans', {
      ...{ plantId: 'bean-bush', state: 'coming', after: 'peas', plantedDay: null },
    });
    const long = among({ fixed: [{ step: 'last-harvest', day: '2027-09-20' }] });
    const { planned } = planOf(gardenOf(sown, long, beans));
    const [host, guest, next] = planned;
    expect(guest?.stands?.until).toBeGreaterThan(host?.stands?.until ?? 0);
    expect(next?.stands?.from ?? Infinity).toBeGreaterThanOrEqual(guest?.stands?.until ?? 0);
  });

  it('is a ghost between what stands on its squares', () => {
    const garden = gardenOf(sown, among());
    const spans = spansOf(garden, planOf(garden), today);
    const season = { from: today - 100, to: today + 200 };
    const ghosts = ghostsOn(bedOn(spans, today, season), { comes: true, gone: false });
    expect(ghosts.map(({ kind, day }) => [kind, toText(day) > '2027-06-15'])).toEqual([['between', true]]);
  });
});
