import type { SeasonPlanting } from '@planted/contracts';
import { type Day, spanOfSeason, toDay, toText } from '@planted/season';
import * as fc from 'fast-check';
import { bedOn, changeDays, spansOf } from './bed-on';
import type { GardenPlan } from './garden-plan';
import { gardenOf, KINDS, planOf, planting, today } from './testing/stored-garden';

const FIRST = toDay('2026-01-01');
const LAST = toDay('2028-12-31');
const kind = fc.constantFrom(...KINDS);

/** The life of one square: what ended there, what stands, and what is to come, one after the other. */
const square = fc.record({
  ended: fc.array(
    fc.record({
      kind,
      rest: fc.integer({ min: 0, max: 80 }),
      days: fc.integer({ min: 1, max: 90 }),
      isDated: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  standing: fc.option(fc.record({ kind, rest: fc.integer({ min: 0, max: 60 }), isDated: fc.boolean() })),
  coming: fc.array(
    fc.record({ kind, day: fc.option(fc.integer({ min: -60, max: 300 })), isNamed: fc.boolean() }),
    { maxLength: 3 },
  ),
});

function plantingsOf(
  { ended, standing, coming }: typeof square extends fc.Arbitrary<infer T> ? T : never,
  x: number,
) {
  const plantings: SeasonPlanting[] = [];
  let day = toDay('2026-03-01');
  ended.forEach(({ kind: plantId, rest, days, isDated }, at) => {
    const from = day + rest;
    day = Math.min(today, from + days);
    const end = { day: toText(day), how: 'harvested' as const, cause: null };
    const plantedDay = isDated ? toText(Math.min(from, day)) : null;
    plantings.push(planting(`ended ${x} ${at}`, { plantId, x, state: 'ended', end, plantedDay }));
  });
  if (standing) {
    const plantedDay = standing.isDated ? toText(Math.min(today, day + standing.rest)) : null;
    plantings.push(planting(`stands ${x}`, { plantId: standing.kind, x, plantedDay }));
  }
  coming.forEach(({ kind: plantId, day: chosen, isNamed }, at) => {
    const before = at === 0 ? (standing && isNamed ? `stands ${x}` : null) : `comes ${x} ${at - 1}`;
    const fixed = chosen === null ? [] : [{ step: 'sow' as const, day: toText(today + chosen) }];
    plantings.push(
      planting(`comes ${x} ${at}`, { plantId, x, state: 'coming', after: before, fixed, plantedDay: null }),
    );
  });
  return plantings;
}

const plantings = fc
  .array(square, { minLength: 1, maxLength: 3 })
  .map((squares) => squares.flatMap((one, x) => plantingsOf(one, x)));

/**
 * A plain walk: who stands in each square on a day, asked of every planting alone. It knows no spans, only what is stored
 * and the plan's days.
 */
function standingOn(day: Day, all: readonly SeasonPlanting[], { planned }: GardenPlan): string[] {
  const days = new Map(planned.map(({ id, stands }) => [id, stands]));
  const isOutBy = (one: SeasonPlanting): boolean => {
    const until = days.get(one.id)?.until;
    if (one.state === 'standing' && day <= today && hasBegun(one, today)) return false;
    return until !== null && until !== undefined && day >= until;
  };
  const hasBegun = ({ id }: SeasonPlanting, on: Day): boolean => {
    const from = days.get(id)?.from;
    return from === null || from === undefined || on >= from;
  };
  const isThere = (one: SeasonPlanting): boolean => {
    if (!days.get(one.id) && one.state !== 'standing') return false;
    if (one.state === 'coming' && day <= today) return false;
    if (!hasBegun(one, day) || isOutBy(one)) return false;
    if (one.plantedDay !== null || one.state === 'coming') return true;
    const own = one.end ? toDay(one.end.day) : Number.POSITIVE_INFINITY;
    return !all.some(
      (other) =>
        other.state === 'ended' &&
        days.get(other.id) &&
        other.x === one.x &&
        toDay(other.end?.day ?? '') < own &&
        day < toDay(other.end?.day ?? ''),
    );
  };
  return all.filter(isThere).map(({ id }) => id);
}

describe('SEA-9 TIM-1 a bed on every day', () => {
  it('agrees with a walk through all days, and changes on the days that are told only', () => {
    fc.assert(
      fc.property(plantings, (all) => {
        const garden = gardenOf(...all);
        const plan = planOf(garden);
        const spans = spansOf(garden, plan, today);
        const changes = new Set(changeDays(spans));
        let before = standingOn(FIRST - 1, all, plan).join();
        for (let day = FIRST; day <= LAST; day += 1) {
          const walked = standingOn(day, all, plan);
          const { stands } = bedOn(spans, day, spanOfSeason(2027, 'north'));
          expect([toText(day), stands.map(({ planting: { id } }) => id)]).toEqual([toText(day), walked]);
          expect([toText(day), changes.has(day)]).toEqual([toText(day), walked.join() !== before]);
          before = walked.join();
        }
      }),
      { numRuns: 30 },
    );
  });

  it('never shows two plantings in one square, and each of them as standing, gone or to come', () => {
    fc.assert(
      fc.property(plantings, fc.integer({ min: FIRST, max: LAST }), (all, day) => {
        const garden = gardenOf(...all);
        const spans = spansOf(garden, planOf(garden), today);
        const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
        const { stands, gone, comes } = bedOn(spans, day, always);
        const squares = stands.map(({ planting: { x } }) => x);
        expect(new Set(squares).size).toBe(squares.length);
        expect(stands.length + gone.length + comes.length).toBe(spans.length);
      }),
      { numRuns: 300 },
    );
  });
});
