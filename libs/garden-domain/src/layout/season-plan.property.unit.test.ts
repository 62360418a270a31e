import fc from 'fast-check';
import { type Matrix, rotateClockwise } from '../matrix';
import { changeLayout } from './change-layout';
import type { Layout, LayoutChange, PlantingSpot } from './layout-change';
import { afterPlainAct, type PlainBed, type PlainPlanting } from './season-oracle';
import { DONE_STEPS, NO_SEASON, PLANTING_STEPS } from './season-plan';
import { undoChanges } from './undo-changes';

const SIDE = 4;
const full: Matrix = Array.from({ length: SIDE }, () => new Array<0 | 1>(SIDE).fill(1));
const ids = ['a', 'b', 'c', 'd', 'e'] as const;
const square = (one: string, x: number): PlantingSpot => ({
  ...{ id: one, plantId: 'pea', x, y: 0, width: 2, height: 2, color: '#000000', plantsPerSquare: null },
});
/** Peas, what comes after them on their squares, and something else to come. */
const start: Layout = {
  matrix: full,
  standing: new Map([['a', square('a', 0)]]),
  ended: new Map(),
  season: {
    ...NO_SEASON,
    coming: new Map([
      ['b', square('b', 0)],
      ['c', square('c', 2)],
    ]),
    after: new Map([['b', 'a']]),
  },
};

const id = fc.constantFrom(...ids);
const at = { x: fc.nat(SIDE - 1), y: fc.nat(SIDE - 1) };
const sides = { width: fc.integer({ min: 1, max: 2 }), height: fc.integer({ min: 1, max: 2 }) };
const spot = fc
  .record({ id, ...at, ...sides })
  .map((one): PlantingSpot => ({ ...one, plantId: 'radish', color: '#000000', plantsPerSquare: null }));
const day = fc.constantFrom(null, '2026-04-01', '2026-05-01');
const after = fc.option(id);
const change: fc.Arbitrary<LayoutChange> = fc.oneof(
  { weight: 2, arbitrary: spot.map((planting) => ({ type: 'place' as const, planting })) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('place' as const), planting: spot, after }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('put-after' as const), id, after }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('move' as const), id, ...at }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('resize' as const), id, ...at, ...sides }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('fix-step' as const),
      id,
      step: fc.constantFrom(...PLANTING_STEPS),
      day,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('do-step' as const),
      id,
      step: fc.constantFrom(...DONE_STEPS),
      day,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('end' as const),
      id,
      how: fc.constantFrom('harvested', 'failed', 'mistake'),
      cause: fc.constant(null),
      day: fc.constant('2026-05-21'),
    }),
  },
  { weight: 2, arbitrary: id.map((one) => ({ type: 'restore' as const, id: one })) },
);
const act = fc.oneof(
  { weight: 3, arbitrary: fc.array(change, { minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.array(change, { minLength: 2, maxLength: 4 }) },
);
const acts = fc.array(act, { maxLength: 40, size: 'max' });

/** A layout in the words of the oracle. */
function plainBed({ standing, ended, season = NO_SEASON }: Layout): PlainBed {
  const { coming, dropped } = season;
  const lives = Object.entries({ standing, ended, coming, dropped });
  return new Map(
    lives.flatMap(([life, plantings]) =>
      [...plantings.values()].map((one): [string, PlainPlanting] => [
        one.id,
        {
          spot: one,
          life: life as PlainPlanting['life'],
          after: season.after.get(one.id) ?? null,
          days: Object.fromEntries(
            (['fixed', 'done'] as const).flatMap((part) =>
              Object.entries(season[part].get(one.id) ?? {}).map(([step, on]) => [`${part} ${step}`, on]),
            ),
          ),
          planted: season.planted.get(one.id) ?? null,
          wasComing: season.started.has(one.id),
        },
      ]),
    ),
  );
}
const byId = (bed: PlainBed) => [...bed].toSorted(([a], [b]) => a.localeCompare(b));
const alive = (layout: Layout) =>
  byId(plainBed(layout)).filter(([, { life }]) => life === 'standing' || life === 'coming');

/** Made one act after the other; those that cannot be are left out. */
const afterActs = (
  all: readonly (readonly LayoutChange[])[],
  each?: (was: Layout, is: Layout) => void,
): Layout =>
  all.reduce<Layout>((layout, changes) => {
    const made = changeLayout(layout, changes);
    if (!made.ok) return layout;
    each?.(layout, made.layout);
    return made.layout;
  }, start);

describe('SEA-8 any acts with plantings that come after others', () => {
  it('are what a plain oracle makes of them; none loses an id, and no square has two crops', () => {
    let accepted = 0;
    fc.assert(
      fc.property(acts, (all) => {
        let layout = start;
        for (const changes of all) {
          const made = changeLayout(layout, changes);
          const oracle = afterPlainAct(plainBed(layout), full, changes);
          expect(made.ok).toBe(oracle !== undefined);
          if (!made.ok) {
            expect(changes[made.index]).toBeDefined();
            continue;
          }
          accepted += 1;
          expect(byId(plainBed(made.layout))).toEqual(byId(oracle ?? new Map()));
          for (const one of plainBed(layout).keys()) expect(plainBed(made.layout).has(one)).toBe(true);
          const { standing, ended, season } = made.layout;
          const lives = standing.size + ended.size + season.coming.size + season.dropped.size;
          expect(lives).toBe(plainBed(made.layout).size);
          layout = made.layout;
        }
      }),
      { numRuns: 250 },
    );
    expect(accepted).toBeGreaterThan(500);
  });

  it('are undone, whatever they were', () => {
    fc.assert(
      fc.property(acts, (all) => {
        afterActs(all, (was, is) => {
          const back = changeLayout(is, undoChanges(was, is, '2026-05-22'));
          expect(back.ok ? alive(back.layout) : back).toEqual(alive(was));
        });
      }),
      { numRuns: 250 },
    );
  });

  it('are carried by four turns of the bed to where they were, and a turn is undone', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const layout = afterActs(all);
        let turned = layout;
        for (let turn = 0; turn < 4; turn += 1) {
          const reshaped = {
            turns: 1 as const,
            shift: { x: 0, y: 0 },
            matrix: rotateClockwise(turned.matrix),
          };
          const made = changeLayout(turned, [{ type: 'reshape', ...reshaped }]);
          if (!made.ok) throw new Error(made.problem);
          const back = changeLayout(made.layout, undoChanges(turned, made.layout, '2026-05-22', reshaped));
          expect(back.ok && alive(back.layout)).toEqual(alive(turned));
          turned = made.layout;
        }
        expect(turned).toEqual(layout);
      }),
      { numRuns: 200 },
    );
  });
});
