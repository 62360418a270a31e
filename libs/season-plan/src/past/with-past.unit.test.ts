import { foldPast, type PastAct, type PutSpot } from '@planted/garden-domain';
import { toDay, toText } from '@planted/season';
import { spansOf } from '../bed-on';
import { bedBefore, daysOfBed } from '../days-of-bed';
import { gardenOf, planOf, planting, today } from '../testing/stored-garden';
import { readPast } from './read-past';

const matrix = [[1, 1, 1]] as const;
const bed = { ground: { matrix: [[...matrix[0]]], turns: 0, shift: { x: 0, y: 0 } } } satisfies Omit<
  PastAct,
  'on'
>;
const pea = (id: string, other: Partial<PutSpot> = {}): PutSpot => ({
  ...{ id, plantId: 'pea-snap', plantName: 'Snap Pea', x: 0, y: 0, width: 1, height: 1 },
  ...{ color: '#aac62f', plantsPerSquare: 8, ...other },
});
const harvested = { how: 'harvested' as const, cause: null };

function daysOf(acts: readonly PastAct[], view: 'today' | 'then', ...plantings: Parameters<typeof gardenOf>) {
  const garden = gardenOf(...plantings);
  const plan = planOf(garden);
  const past = readPast(foldPast(acts), garden.plantings, today);
  const days = daysOfBed({ garden, plan, past, view, today });
  const on = (text: string) => {
    const day = toDay(text);
    return days
      .spansOn(day)
      .filter(({ from, until }) => from <= day && day < until)
      .map(({ planting: { id, x } }) => `${id} at ${x}`);
  };
  return { days, on, past, plan, garden };
}

/** Saved on April 1 with peas, moved on May 1; the planting day was said on May 10, and was April 7. */
const acts: readonly PastAct[] = [
  { on: '2027-04-01', ...bed },
  { on: '2027-04-03', stands: [pea('peas')] },
  { on: '2027-05-01', changed: [pea('peas', { x: 1 })] },
  { on: '2027-05-10', planted: [{ id: 'peas', day: '2027-04-07' }] },
];

describe('TIM-1 the days of a bed', () => {
  it('TIM-1 are those of the log before today, and those of the plan from today on', () => {
    const { on, days, plan } = daysOf(acts, 'today', planting('peas', { x: 1 }));
    expect(on('2027-04-06')).toEqual([]);
    expect(on('2027-04-07')).toEqual(['peas at 0']);
    expect(on('2027-04-30')).toEqual(['peas at 0']);
    expect(on('2027-05-01')).toEqual(['peas at 1']);
    const free = plan.planned[0]?.stands?.until ?? 0;
    expect(on(toText(free - 1))).toEqual(['peas at 1']);
    expect(on(toText(free))).toEqual([]);
    expect(days.changes.map(toText)).toEqual(['2027-04-07', '2027-05-01', toText(free)]);
    expect(toText(days.range.from)).toBe('2027-04-01');
  });

  it('TIM-1 are as they were known then, in the other kind of time, until today', () => {
    const { on, days } = daysOf(acts, 'then', planting('peas', { x: 1 }));
    expect(on('2027-04-02')).toEqual([]);
    expect(on('2027-04-06')).toEqual(['peas at 0']);
    expect(on('2027-05-09')).toEqual(['peas at 1']);
    expect(days.changes.slice(0, 2).map(toText)).toEqual(['2027-04-03', '2027-05-01']);
    expect(on(toText(today))).toEqual(['peas at 1']);
  });

  it('TIM-1 have what a draft moves or takes out where it was until today', () => {
    expect(daysOf(acts, 'today', planting('peas', { x: 2 })).on(toText(today - 1))).toEqual(['peas at 1']);
    expect(daysOf(acts, 'today', planting('peas', { x: 2 })).on(toText(today))).toEqual(['peas at 2']);
    const gone = daysOf(acts, 'today', planting('other', { x: 2, plantedDay: toText(today) }));
    expect(gone.on(toText(today - 1))).toEqual(['peas at 1']);
    expect(gone.on(toText(today))).toEqual(['other at 2']);
  });

  it('TIM-1 do not have what was only drawn, and is due later than today', () => {
    const drawn = [
      { on: '2027-04-01', ...bed },
      { on: '2027-06-01', stands: [pea('next')] },
    ];
    const next = { plantedDay: null, fixed: [{ step: 'sow' as const, day: '2027-07-20' }] };
    const { on } = daysOf(drawn, 'today', planting('next', next));
    expect(on('2027-06-10')).toEqual([]);
    expect(on(toText(today))).toEqual([]);
    expect(on('2027-07-20')).toEqual(['next at 0']);
    expect(daysOf(drawn, 'then', planting('next', next)).on('2027-06-10')).toEqual(['next at 0']);
  });

  it('TIM-1 keep from today on exactly what the plan has', () => {
    const plantings = [
      planting('peas', { x: 1 }),
      planting('beans', { plantId: 'bean-bush', state: 'coming', after: 'peas', plantedDay: null, x: 1 }),
      planting('gone', { x: 2, state: 'ended', end: { ...harvested, day: '2027-06-01' } }),
    ];
    const more = [...acts, { on: '2027-06-01', stands: [pea('gone', { x: 2 })] }];
    const ended = [...more, { on: '2027-06-02', ended: [{ id: 'gone', day: '2027-06-01', ...harvested }] }];
    const { on, plan, garden } = daysOf(ended, 'today', ...plantings);
    const planned = spansOf(garden, plan, today);
    for (let day = today; day < today + 300; day += 1) {
      const stands = planned.filter(({ from, until }) => from <= day && day < until);
      expect(on(toText(day))).toEqual(stands.map(({ planting: { id, x } }) => `${id} at ${x}`));
    }
  });

  it('TIM-1 have the bed of their time, in another shape only where it had one', () => {
    const wider = { matrix: [[1, 1, 1, 1]] as (0 | 1)[][], turns: 0 as const, shift: { x: 1, y: 0 } };
    const { past } = daysOf(
      [...acts, { on: '2027-05-20', ground: wider }],
      'today',
      planting('peas', { x: 2 }),
    );
    expect(bedBefore(past, toDay('2027-05-19'), today)).toMatchObject({ x: 1, y: 0, matrix: [[1, 1, 1]] });
    expect(bedBefore(past, toDay('2027-05-20'), today)).toBeNull();
  });

  it('TIM-1 end with today where the garden has no place', () => {
    const garden = gardenOf(planting('peas', { x: 1 }));
    const past = readPast(foldPast(acts), garden.plantings, today);
    const days = daysOfBed({ garden, plan: null, past, view: 'today', today });
    expect(days.range).toEqual({ from: toDay('2027-04-01'), to: today });
    expect(days.spansOn(today).map(({ planting: { id } }) => id)).toContain('peas');
  });
});
