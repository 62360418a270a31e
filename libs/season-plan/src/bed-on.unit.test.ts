import { type Day, spanOfSeason, toDay, toText } from '@planted/season';
import { bedOn, type BedOnDay, changeDays, freedOn, ghostsOn, spansOf } from './bed-on';
import { gardenOf, planOf, planting, today } from './testing/stored-garden';

const season = spanOfSeason(2027, 'north');
const end = (day: string) => ({ day, how: 'harvested' as const, cause: null });

function bedOf(...plantings: Parameters<typeof gardenOf>) {
  const garden = gardenOf(...plantings);
  const plan = planOf(garden);
  const spans = spansOf(garden, plan, today);
  const at = (day: string): BedOnDay => bedOn(spans, toDay(day), season);
  return { spans, plan, at, changes: changeDays(spans).map(toText) };
}

const names = ({ stands, gone, comes }: BedOnDay) => ({
  stands: stands.map(({ planting: { id } }) => id),
  gone: gone.map(({ planting: { id } }) => id),
  comes: comes.map(({ planting: { id } }) => id),
});

const dayBefore = (day: Day): string => toText(day - 1);

describe('SEA-9 TIM-1 a bed on a day', () => {
  it('shows peas until their square is free, and beans after them from that day', () => {
    const bed = bedOf(
      planting('peas'),
      planting('beans', { plantId: 'bean-bush', state: 'coming', after: 'peas', plantedDay: null }),
    );
    const [peas, beans] = bed.plan.planned.map(({ stands }) => stands);
    const [free, sown] = [peas?.until ?? 0, beans?.from ?? 0];
    expect(sown).toBeGreaterThanOrEqual(free);
    expect(names(bed.at('2027-04-06'))).toEqual({ stands: [], gone: [], comes: ['peas', 'beans'] });
    expect(names(bed.at('2027-04-07'))).toEqual({ stands: ['peas'], gone: [], comes: ['beans'] });
    expect(names(bed.at(dayBefore(free))).stands).toEqual(['peas']);
    expect(names(bed.at(toText(free))).stands).not.toContain('peas');
    expect(names(bed.at(toText(sown)))).toEqual({ stands: ['beans'], gone: ['peas'], comes: [] });
    expect(bed.changes).toEqual(expect.arrayContaining(['2027-04-07', toText(free), toText(sown)]));
  });

  it('shows the past as it is known today: from the day of planting until the day it ended', () => {
    const bed = bedOf(planting('peas', { state: 'ended', end: end('2027-06-01') }));
    expect(names(bed.at('2027-05-31')).stands).toEqual(['peas']);
    expect(names(bed.at('2027-06-01'))).toEqual({ stands: [], gone: ['peas'], comes: [] });
    expect(bed.changes).toEqual(['2027-04-07', '2027-06-01']);
  });

  it('shows today what stands today, also where it should be out, and what is to come not before tomorrow', () => {
    const bed = bedOf(
      planting('late', { plantId: 'radish', plantedDay: '2027-03-01' }),
      planting('next', { plantId: 'radish', state: 'coming', after: 'late', plantedDay: null }),
    );
    expect(bed.plan.planned[0]?.stands?.until).toBeLessThan(today);
    expect(names(bed.at(toText(today))).stands).toEqual(['late']);
    expect(names(bed.at(toText(today + 1))).stands).toEqual(['next']);
  });

  it('leaves out what was a mistake, what was dropped, and kinds that are not known any more', () => {
    const bed = bedOf(
      planting('wrong', { state: 'ended', end: { ...end('2027-06-01'), how: 'mistake' } }),
      planting('dropped', { state: 'dropped', plantedDay: null }),
      planting('unknown', { plantId: 'moon-flower' }),
    );
    expect(bed.spans).toEqual([]);
  });

  it('puts what nobody dated after what was gone from its square, and keeps a perennial for good', () => {
    const bed = bedOf(
      planting('peas', { state: 'ended', end: end('2027-06-10') }),
      planting('asparagus', { plantId: 'asparagus', plantedDay: null }),
    );
    expect(names(bed.at('2027-06-09')).stands).toEqual(['peas']);
    expect(names(bed.at('2027-06-10')).stands).toEqual(['asparagus']);
    expect(names(bed.at('2027-12-31')).stands).toEqual(['asparagus']);
  });

  it('tells what is gone and what comes of the season that is shown only, at its end of the next spring', () => {
    const bed = bedOf(
      planting('last year', { plantedDay: '2026-04-07', state: 'ended', end: end('2026-07-01') }),
      planting('next year', {
        state: 'coming',
        fixed: [{ step: 'sow', day: '2028-04-10' }],
        plantedDay: null,
        x: 1,
      }),
    );
    expect(names(bed.at('2027-06-15'))).toEqual({ stands: [], gone: [], comes: [] });
    expect(names(bed.at('2027-11-15'))).toEqual({ stands: [], gone: [], comes: ['next year'] });
  });
});

describe('SEA-9 the ghosts of a bed', () => {
  const bed = bedOf(
    planting('gone', { state: 'ended', end: end('2027-05-01'), x: 1 }),
    planting('stands', { plantId: 'asparagus' }),
    planting('after', { plantId: 'bean-bush', x: 2, plantedDay: '2027-05-20' }),
    planting('then', { plantId: 'radish', state: 'coming', after: 'after', plantedDay: null, x: 2 }),
    planting('later', { plantId: 'radish', state: 'coming', after: 'then', plantedDay: null, x: 2 }),
    planting('comes', {
      state: 'coming',
      fixed: [{ step: 'sow', day: '2027-08-01' }],
      plantedDay: null,
      x: 1,
    }),
  );
  const ghosts = (show: { comes: boolean; gone: boolean }) =>
    ghostsOn(bed.at(toText(today)), show).map(({ span, kind }) => [span.planting.id, kind] as const);

  it('are the next of each square, by whether something stands there now', () => {
    expect(new Map(ghosts({ comes: true, gone: false }))).toEqual(
      new Map([
        ['then', 'then'],
        ['comes', 'comes'],
      ]),
    );
  });

  it('are what is gone only where nothing else is shown', () => {
    expect(ghosts({ comes: false, gone: true })).toEqual([['gone', 'gone']]);
    expect(ghosts({ comes: true, gone: true }).map(([id]) => id)).not.toContain('gone');
    expect(ghosts({ comes: false, gone: false })).toEqual([]);
  });
});

describe('SEA-9 squares that become free', () => {
  const bed = bedOf(
    planting('alone'),
    planting('followed', { x: 1 }),
    planting('then', { plantId: 'bean-bush', x: 1, state: 'coming', after: 'followed', plantedDay: null }),
    planting('late', { plantId: 'radish', x: 2, plantedDay: '2027-03-01' }),
    planting('asparagus', { plantId: 'asparagus', x: 3 }),
  );
  const freed = (day: string) =>
    freedOn(bed.at(day), { season, day: toDay(day), today }).map(({ planting: { id } }) => id);

  it('are those that nothing comes to, of a plant that is not overdue and does not stay', () => {
    expect(freed(toText(today))).toEqual(['alone']);
  });

  it('are told of the day that is shown', () => {
    expect(freed('2027-04-06')).toEqual([]);
    expect(freed('2027-03-10')).toEqual([]);
  });
});
