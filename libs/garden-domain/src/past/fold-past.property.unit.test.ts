import fc from 'fast-check';
import { addDays, type CalendarDay } from '../calendar-day';
import { carryFootprint, type QuarterTurns, turnMatrix } from '../layout';
import { type Matrix, sizeOf } from '../matrix';
import { type DayByDay, dayByDay, type PastView } from './day-by-day';
import { foldPast } from './fold-past';
import type { PastAct, PutSpot } from './garden-past';
import { pastBedOn, spansOn } from './past-on';

const START = '2024-03-01';
const IDS = Array.from({ length: 24 }, (_, at) => `planting ${at}`);

const spotOf = fc.record({
  id: fc.constantFrom(...IDS),
  plantId: fc.constant('pea'),
  plantName: fc.constant('Pea'),
  x: fc.integer({ min: 0, max: 6 }),
  y: fc.integer({ min: 0, max: 4 }),
  width: fc.integer({ min: 1, max: 3 }),
  height: fc.integer({ min: 1, max: 2 }),
  color: fc.constantFrom('#000000', '#ffffff'),
  plantsPerSquare: fc.constantFrom(null, 4),
});
const day = fc.integer({ min: -60, max: 900 }).map((after) => addDays(START, after));
const bedOf = (width: number, height: number): Matrix =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => (x + y === 0 ? 0 : 1) as 0 | 1),
  );
const sized = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 7 }))
  .map(([width, height]) => bedOf(width, height));
const shift = fc.record({ x: fc.integer({ min: -3, max: 3 }), y: fc.integer({ min: -3, max: 3 }) });
const turns = fc.constantFrom<QuarterTurns>(0, 1, 2, 3);
const end = fc.record({
  id: fc.constantFrom(...IDS),
  day,
  how: fc.constantFrom('harvested' as const, 'failed' as const, 'mistake' as const, null),
  cause: fc.constant(null),
});
const planted = fc.record({ id: fc.constantFrom(...IDS), day: fc.oneof(day, fc.constant(null)) });

/** One event: put, moved or recolored, ended, dated, resized or turned, or all plants replaced. */
const act: fc.Arbitrary<Omit<PastAct, 'on'>> = fc.oneof(
  { weight: 6, arbitrary: spotOf.map((spot) => ({ stands: [spot] })) },
  { weight: 8, arbitrary: spotOf.map((spot) => ({ changed: [spot] })) },
  { weight: 5, arbitrary: end.map((one) => ({ ended: [one] })) },
  { weight: 1, arbitrary: fc.constantFrom(...IDS).map((id) => ({ removed: [id] })) },
  { weight: 6, arbitrary: planted.map((one) => ({ planted: [one] })) },
  {
    weight: 1,
    arbitrary: fc
      .record({ turns, shift, matrix: sized })
      .map(({ matrix, ...ground }) => ({ ground: { ...ground, matrix: turnMatrix(matrix, ground.turns) } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .uniqueArray(spotOf, { maxLength: 12, selector: ({ id }) => id })
      .map((stands) => ({ stands, replaces: true })),
  },
);

const historyOf = (length: number) =>
  fc.array(fc.tuple(act, fc.nat(2)), { minLength: length, maxLength: length }).map((acts): PastAct[] => {
    let on = START;
    return [
      { on, ground: { matrix: bedOf(8, 5), turns: 0, shift: { x: 0, y: 0 } } },
      ...acts.map(([each, days]) => {
        // Several events a day, too.
        on = addDays(on, days === 2 ? 1 : 0);
        return { ...each, on };
      }),
    ];
  });

/** The plain oracle: every question goes through the whole history anew, reshape by reshape. */
function oracle(history: readonly PastAct[], asked: CalendarDay, known: CalendarDay | null): string[] {
  const told = known === null ? history : history.filter(({ on }) => on <= known);
  const lines = IDS.flatMap((id) => {
    let first: CalendarDay | undefined;
    let plantedDay: CalendarDay | null = null;
    let ended: NonNullable<PastAct['ended']>[number] | null = null;
    let spot: Omit<PutSpot, 'plantId' | 'plantName'> | undefined;
    /** Where it stood by the acts of a day, with the act after which those numbers are meant. */
    const stood: { on: CalendarDay; at: number; spot: NonNullable<typeof spot> }[] = [];
    for (const [at, each] of told.entries()) {
      const ends = each.ended?.find((one) => one.id === id);
      if (first && !ended && ends) ended = ends;
      if (first && !ended && each.removed?.includes(id)) ended = { id, day: each.on, how: null, cause: null };
      const stands = each.stands?.find((one) => one.id === id);
      if (first && !ended && each.replaces && !stands) ended = { id, day: each.on, how: null, cause: null };
      const put = stands ?? (first && !ended ? each.changed?.find((one) => one.id === id) : undefined);
      if (put) spot = put;
      if (stands) {
        first ??= each.on;
        ended = null;
      }
      const date = each.planted?.find((one) => one.id === id);
      if (first && date) plantedDay = date.day;
      if (spot && (put || (each.ground && !ended))) stood.push({ on: each.on, at, spot });
    }
    if (!first || ended?.how === 'mistake') return [];
    if (asked < (plantedDay ?? first) || (ended && asked >= ended.day)) return [];
    const then = stood.findLast(({ on }) => on <= asked) ?? firstDayOf(stood);
    if (!then) return [];
    const { x, y, width, height } = carried(history, then.spot, then.at);
    return [`${id} ${x},${y} ${width}×${height} ${then.spot.color} ${then.spot.plantsPerSquare}`];
  });
  return lines.toSorted();
}

/** Of what was put and moved on its first day, the last holds for all days before. */
const firstDayOf = <Stood extends { on: CalendarDay }>(stood: readonly Stood[]): Stood | undefined =>
  stood.findLast(({ on }) => on === stood[0]?.on);

/** Numbers of after one act in the ground of the last. */
function carried(history: readonly PastAct[], spot: Parameters<typeof carryFootprint>[0], at: number) {
  let moved = spot;
  let matrix: Matrix = [];
  for (const [index, { ground }] of history.entries()) {
    if (!ground) continue;
    if (index > at) moved = carryFootprint(moved, matrix, ground);
    matrix = ground.matrix;
  }
  return moved;
}

/** The same, as a slider goes through it. */
const slid = (past: ReturnType<typeof foldPast>, view: PastView): ((asked: CalendarDay) => string[]) => {
  const spans = dayByDay(past, view);
  return (asked) => linesOf(spans.filter(({ from, until }) => from <= asked && (!until || asked < until)));
};

const shown = (past: ReturnType<typeof foldPast>, asked: CalendarDay, known: CalendarDay | null): string[] =>
  linesOf(spansOn(past, asked, known));

const linesOf = (spans: readonly DayByDay[]): string[] =>
  spans
    .map((span) => {
      const { id, x, y, width, height, color, plantsPerSquare } = span;
      return `${id} ${x},${y} ${width}×${height} ${color} ${plantsPerSquare}`;
    })
    .toSorted();

describe('any history of a garden', () => {
  it('TIM-1 TIM-2 agrees with a plain oracle on any day, as known now and as known then', () => {
    const asked = fc.array(fc.tuple(day, fc.oneof(day, fc.constant(null))), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }).chain(historyOf), asked, (history, questions) => {
        const past = foldPast(history);
        for (const [on, known] of questions) {
          expect(shown(past, on, known)).toEqual(oracle(history, on, known));
          expect(shown(past, on, on)).toEqual(oracle(history, on, on));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('TIM-1 is gone through day by day as the oracle has each of them, and changes on the ends of spans only', () => {
    fc.assert(
      fc.property(historyOf(60), (history) => {
        const past = foldPast(history);
        for (const view of ['today', 'then'] as const) {
          const ends = new Set(dayByDay(past, view).flatMap(({ from, until }) => [from, until]));
          const at = slid(past, view);
          let before = at(addDays(START, -61));
          for (let after = -60; after <= 180; after += 1) {
            const on = addDays(START, after);
            const now = at(on);
            expect(now).toEqual(oracle(history, on, view === 'then' ? on : null));
            if (ends.has(on)) expect(now).not.toEqual(before);
            else expect(now).toEqual(before);
            before = now;
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it('TIM-1 agrees with it through 10,000 events', () => {
    const [history] = fc.sample(historyOf(10_000), { numRuns: 1, seed: 21 });
    if (!history) throw new Error('no history was generated');
    const past = foldPast(history);
    const last = history.at(-1)?.on ?? START;
    const [today, then] = [slid(past, 'today'), slid(past, 'then')];
    for (let on = addDays(START, -60); on < last; on = addDays(on, 397)) {
      expect(shown(past, on, null)).toEqual(oracle(history, on, null));
      expect(shown(past, on, on)).toEqual(oracle(history, on, on));
      expect(today(on)).toEqual(oracle(history, on, null));
      expect(then(on)).toEqual(oracle(history, on, on));
    }
    expect(new Set(past.spans.map(({ knownUntil }) => knownUntil === null)).size).toBe(2);
  });

  it('TIM-2 has the bed of every day in the ground of the last', () => {
    fc.assert(
      fc.property(historyOf(40), day, (history, asked) => {
        const bed = pastBedOn(foldPast(history), asked);
        const at = history.findLastIndex(({ on, ground }) => ground && on <= asked);
        const index = at < 0 ? history.findLastIndex(({ on, ground }) => ground && on === START) : at;
        const matrix = history[index]?.ground?.matrix ?? [];
        const { x, y, width, height } = carried(
          history,
          { id: '', plantId: '', color: '', plantsPerSquare: null, x: 0, y: 0, ...sizeOf(matrix) } as PutSpot,
          index,
        );
        expect(bed).toMatchObject({ x, y });
        expect(sizeOf(bed?.matrix ?? [])).toEqual({ width, height });
        expect(bed?.matrix.flat().filter((cell) => cell === 1).length).toBe(
          matrix.flat().filter((cell) => cell === 1).length,
        );
      }),
      { numRuns: 100 },
    );
  });
});
