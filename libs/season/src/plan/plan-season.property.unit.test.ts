import * as fc from 'fast-check';
import { toDay } from '../calendar/day';
import { gardens } from '../testing/gardens';
import { planAt } from '../testing/plantings';
import type { PlannedPlanting, Planting } from './planting';
import { STEP_KINDS, type StepKind } from './step-kind';

const today = toDay('2027-06-15');
const PLACES = ['Duluth', 'Atlanta', 'Christchurch', 'Honolulu', 'London'];
const place = fc.constantFrom(...PLACES);
const byId = (plan: readonly PlannedPlanting[]) => new Map(plan.map((planned) => [planned.id, planned]));

/**
 * Reports as they come from a garden: steps in the order of the plan, each done some days late or early; none is planted
 * where its successor already stands.
 */
function reported(plantings: readonly Planting[], where: string, lateness: readonly number[]): Planting[] {
  let known = [...plantings];
  lateness.forEach((days, turn) => {
    const plan = planAt(where, known, today);
    const index = turn % known.length;
    const [planting, planned] = [known[index], plan[index]];
    const step = planned?.steps.find(({ state, kind }) => state !== 'done' && kind !== 'clear');
    if (!planting || planting.end || !step) return;
    const least = Math.max(planned?.stands?.from ?? 0, ...Object.values(planting.done));
    const isStart = step.kind === 'sow' || step.kind === 'plant-out' || step.kind === 'sow-indoors';
    const isTaken = known.some(({ after, done }) => after === planting.id && Object.keys(done).length > 0);
    if (isStart && isTaken) return;
    const day = Math.max(step.day + (isStart ? Math.max(0, days) : days), isStart ? 0 : least);
    known = known.map((one, at) =>
      at === index ? { ...one, done: { ...one.done, [step.kind]: day } } : one,
    );
  });
  return known;
}

const lateness = fc.array(fc.integer({ min: -10, max: 25 }), { maxLength: 8 });

describe('SEA-6 SEA-7 SEA-8 reflow', () => {
  it('never lets two plantings stand in one square at one time', () => {
    fc.assert(
      fc.property(gardens, place, lateness, (plantings, where, late) => {
        const known = reported(plantings, where, late);
        const plan = byId(planAt(where, known, today));
        return known.every(({ id, after, season }) => {
          const [own, before] = [plan.get(id)?.stands, after === null ? null : plan.get(after)?.stands];
          if (season === null || !own || !before) return true;
          return before.until !== null && own.from !== null && own.from >= before.until;
        });
      }),
      { numRuns: 300 },
    );
  });

  it('never changes what is done', () => {
    fc.assert(
      fc.property(gardens, place, lateness, (plantings, where, late) => {
        const known = reported(plantings, where, late);
        const plan = byId(planAt(where, known, today));
        return known.every(({ id, done }) => {
          const steps = plan.get(id)?.steps ?? [];
          return Object.entries(done).every(([kind, day]) =>
            steps.some((step) => step.kind === kind && step.day === day && step.state === 'done'),
          );
        });
      }),
      { numRuns: 200 },
    );
  });

  it('gives the same days whatever the order of the plantings and of the reports', () => {
    fc.assert(
      fc.property(gardens, place, lateness, fc.integer(), (plantings, where, late, seed) => {
        const known = reported(plantings, where, late);
        const shuffled = known
          .map((one) => ({
            ...one,
            done: Object.fromEntries(Object.entries(one.done).toReversed()),
            moved: Object.fromEntries(Object.entries(one.moved).toReversed()),
          }))
          .toSorted((a, b) => order(a.id, seed) - order(b.id, seed));
        const plan = byId(planAt(where, known, today));
        expect([...byId(planAt(where, shuffled, today)).values()].map((one) => plan.get(one.id))).toEqual(
          planAt(where, shuffled, today),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('keeps the steps of a planting in their order', () => {
    fc.assert(
      fc.property(gardens, place, (plantings, where) => {
        const calm = plantings.map((one) => ({ ...one, moved: {}, notYet: {}, end: null }));
        return planAt(where, calm, today).every(({ steps }) =>
          steps.every(({ day, kind }, index) => {
            const next = steps[index + 1];
            return !next || (day <= next.day && STEP_KINDS.indexOf(kind) < STEP_KINDS.indexOf(next.kind));
          }),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('is at rest: doing every step on its planned day moves nothing', () => {
    fc.assert(
      fc.property(gardens, place, (plantings, where) => {
        const calm = plantings.map((one) => ({ ...one, moved: {}, notYet: {}, end: null }));
        const plan = planAt(where, calm, today);
        const done = calm.map((one, index) => ({
          ...one,
          done: Object.fromEntries(
            (plan[index]?.steps ?? []).map(({ kind, day }): [StepKind, number] => [kind, day]),
          ),
        }));
        const days = (of: readonly PlannedPlanting[]) =>
          of.map(({ steps }) => steps.map(({ kind, day }) => [kind, day]));
        expect(days(planAt(where, done, today))).toEqual(days(plan));
        expect(
          planAt(where, done, today)
            .flatMap(({ steps }) => steps.map(({ was }) => was))
            .every((was) => was === null),
        ).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('says what was moved, and by how much, exactly where a day differs from the plan without reports', () => {
    fc.assert(
      fc.property(gardens, place, lateness, (plantings, where, late) => {
        const calm = plantings.map((one) => ({ ...one, moved: {}, notYet: {}, end: null }));
        const before = byId(planAt(where, calm, today));
        return planAt(where, reported(calm, where, late), today).every(({ id, steps }) =>
          steps.every(({ kind, day, was }) => {
            const planned = before.get(id)?.steps.find((step) => step.kind === kind)?.day;
            // What is started another way than planned has steps that the plan had not.
            return was === null ? (planned ?? day) === day : planned === was;
          }),
        );
      }),
      { numRuns: 100 },
    );
  });
});

/** Any fixed order of ids. */
const order = (id: string, seed: number): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) + seed) % 1009, 7);
