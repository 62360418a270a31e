import { seasonOf, toDay, toText } from '@planted/season';
import { bedOn, spansOf, type PlannedBed } from '@planted/season-plan';
import {
  addedDays,
  after,
  bedOf,
  fatesOf,
  gone,
  idOf,
  known,
  linesOf,
  oneBed,
  OWN,
  propose,
  stored,
} from '../testing/proposed-season';

describe('TIM-4 the proposal of the next season', () => {
  it('leaves perennials, and shifts an annual to where it lies in the next bed', () => {
    const next = propose({ plantings: [stored(1, 'asparagus', 0), stored(2, 'tomato-cherry', 1)] });
    expect(next.season).toBe(2027);
    expect(linesOf(next)).toEqual([
      ['asparagus', 'stays', 0, 'Perennial.'],
      [
        'tomato-cherry',
        'shifts',
        5,
        expect.stringMatching(
          /^From row 1, column 2\. Its old squares: free again in \d{4}\. No rotation rule speaks against these squares\.$/,
        ),
      ],
    ]);
  });

  it('goes on to the first bed after the last', () => {
    expect(fatesOf(propose({ plantings: [stored(1, 'bean-bush', 6)] }))).toEqual([
      ['bean-bush', 'shifts', 2],
    ]);
  });

  it('passes over squares that rotation speaks against, and says so of squares that are chosen by hand', () => {
    const plantings = [stored(1, 'tomato-cherry', 0), gone(2, 'potato', 4, 2025), gone(3, 'potato', 5, 2025)];
    expect(fatesOf(propose({ plantings }))).toEqual([['tomato-cherry', 'shifts', 6]]);
    const byHand = propose({ plantings, choices: [[idOf(1), { x: 4, y: 0 }]] });
    expect(linesOf(byHand)).toEqual([
      [
        'tomato-cherry',
        'shifts',
        4,
        expect.stringContaining(
          'Rotation speaks against these squares: Cherry Tomato where Potato stood in 2025. Free again in',
        ),
      ],
    ]);
  });

  it('REA-5 treats an own kind as its plant: it shifts, rotation speaks for its family, and it keeps its id', () => {
    const plantings = [stored(1, OWN, 0), gone(2, 'potato', 4, 2025), gone(3, 'potato', 5, 2025)];
    const next = propose({ plantings });
    expect(fatesOf(next)).toEqual([[OWN, 'shifts', 6]]);
    expect(next.changes).toContainEqual(expect.objectContaining({ type: 'place', plantId: OWN, x: 6 }));
    const potato = propose({ plantings: [stored(1, 'potato', 0), gone(2, OWN, 4, 2025)] });
    expect(fatesOf(potato)).toEqual([['potato', 'shifts', 5]]);
    expect(addedDays(plantings, next)).toEqual([[OWN, 2027, expect.anything()]]);
  });

  it('asks no rotation for containers: the same squares are taken, and nothing is said of them', () => {
    const plantings = [stored(1, 'tomato-cherry', 0), gone(2, 'potato', 4, 2025)];
    expect(linesOf(propose({ plantings, asksRotation: false }))).toEqual([
      ['tomato-cherry', 'shifts', 4, 'From row 1, column 1.'],
    ]);
  });

  it('lets annuals go, or come again where they stood, by rule and by hand', () => {
    const plantings = [stored(1, 'bean-bush', 0), stored(2, 'lettuce-leaf', 1, { plantedDay: '2026-08-20' })];
    expect(linesOf(propose({ plantings, rule: 'go' }))).toEqual([
      ['bean-bush', 'goes', null, 'Annual, not asked for again.'],
      ['lettuce-leaf', 'goes', null, 'Annual, not asked for again.'],
    ]);
    expect(fatesOf(propose({ plantings, rule: 'stay' }))).toEqual([
      ['bean-bush', 'again', 0],
      ['lettuce-leaf', 'again', 1],
    ]);
    const mixed = propose({ plantings, rule: 'go', choices: [[idOf(1), 'stay']] });
    expect(fatesOf(mixed)).toEqual([
      ['lettuce-leaf', 'goes', null],
      ['bean-bush', 'again', 0],
    ]);
  });

  it('proposes what failed elsewhere, with its day and cause, whatever the rule', () => {
    const end = { day: '2026-08-09', how: 'failed' as const, cause: 'bacterial spot' };
    const plantings = [gone(1, 'bean-bush', 1, 2026, { end })];
    expect(linesOf(propose({ plantings, rule: 'go', matrix: oneBed }))).toEqual([
      [
        'bean-bush',
        'elsewhere',
        2,
        'It failed in row 1, column 2 on August 9: bacterial spot. No rotation rule speaks against these squares.',
      ],
    ]);
  });

  it('says of what is in the ground over winter that it stands', () => {
    const garlic = stored(1, 'garlic', 0, { plantedDay: '2026-10-10' });
    expect(linesOf(propose({ plantings: [garlic], day: '2026-11-18' }))).toEqual([
      ['garlic', 'stays', 0, 'By its plan it still stands when 2027 begins.'],
    ]);
  });

  it('proposes a perennial that failed elsewhere, planted anew', () => {
    const end = { day: '2026-08-09', how: 'failed' as const, cause: null };
    const plantings = [gone(1, 'asparagus', 0, 2026, { end })];
    const next = propose({ plantings });
    expect(linesOf(next)).toEqual([
      [
        'asparagus',
        'elsewhere',
        4,
        'Perennial, planted anew. It failed in row 1, column 1 on August 9. No rotation rule speaks against these squares.',
      ],
    ]);
    expect(addedDays(plantings, next)).toEqual([['asparagus', 2027, Number.POSITIVE_INFINITY]]);
  });

  it('starts what is planted in fall in the fall of the next season, by the rule', () => {
    const end = { day: '2026-07-10', how: 'harvested' as const, cause: null };
    const plantings = [gone(1, 'garlic', 0, 2026, { plantedDay: '2025-10-10', end })];
    const next = propose({ plantings, day: '2026-06-30' });
    expect(linesOf(next)).toEqual([
      [
        'garlic',
        'in-fall',
        4,
        expect.stringMatching(
          /^It is planted in fall and stands over the winter, from 2027 into the next year\. From row 1, column 1\./,
        ),
      ],
    ]);
    expect(toText(next.lines[0]?.chance?.from ?? 0)).toMatch(/^2027-(09|10|11)-/);
    const [added] = addedDays(plantings, next);
    expect(added?.slice(0, 2)).toEqual(['garlic', 2027]);
    expect(seasonOf(added?.[2] ?? 0, 'north')).toBe(2028);
    expect(fatesOf(propose({ plantings, day: '2026-06-30', rule: 'stay' }))).toEqual([
      ['garlic', 'in-fall', 0],
    ]);
    expect(fatesOf(propose({ plantings, day: '2026-06-30', rule: 'go' }))).toEqual([
      ['garlic', 'goes', null],
    ]);
  });

  it('starts a biennial that does not stand over the winter anew', () => {
    const end = { day: '2026-09-30', how: 'harvested' as const, cause: null };
    const plantings = [gone(1, 'caraway', 0, 2026, { end })];
    const next = propose({ plantings });
    expect(linesOf(next)).toEqual([
      ['caraway', 'anew', 4, expect.stringMatching(/^Biennial, started anew\. From row 1, column 1\./)],
    ]);
    const [added] = addedDays(plantings, next);
    expect(added?.slice(0, 2)).toEqual(['caraway', 2027]);
    expect(seasonOf(added?.[2] ?? 0, 'north')).toBe(2028);
  });

  it('says where no square is left, and which squares one may come to', () => {
    const plantings = [stored(1, 'tomato-cherry', 0), stored(2, 'asparagus', 1)];
    const full = propose({ plantings, matrix: [[1, 1]] });
    expect(linesOf(full)).toContainEqual([
      'tomato-cherry',
      'goes',
      null,
      'No free squares are left that rotation does not speak against.',
    ]);
    expect(full.cornersFor(idOf(1))).toEqual([{ x: 0, y: 0, width: 1, height: 1 }]);
    expect(full.changes).toEqual([]);
  });

  it('changes nothing of the last season: what is added begins in the next one, and no other planting has other days', () => {
    const plantings = [
      stored(1, 'tomato-cherry', 0),
      stored(2, 'bean-bush', 1),
      stored(3, 'asparagus', 2),
      gone(4, 'potato', 4, 2025),
      stored(5, 'radish', 5, {
        state: 'coming',
        plantedDay: null,
        fixed: [{ step: 'sow', day: '2027-04-20' }],
      }),
    ];
    for (const rule of ['stay', 'shift'] as const) {
      const next = propose({ plantings, rule });
      expect(new Set(next.changes.map(({ type }) => type))).toEqual(new Set(['place', 'fix-step']));
      const [before, later] = [bedOf(plantings), after(plantings, next)];
      const daysOf = ({ garden, plan }: PlannedBed) =>
        spansOf(garden, plan, known.today).map(
          ({ planting: { id }, from, until }) => [id, from, until] as const,
        );
      const days = daysOf(later);
      expect(days).toEqual(expect.arrayContaining(daysOf(before)));
      const added = days.filter(([id]) => id.startsWith('0190b000'));
      expect(added).toHaveLength(2);
      for (const [, from] of added) expect(seasonOf(from, 'north')).toBe(2027);
      for (const day of ['2026-05-30', '2026-09-18', '2026-12-30']) {
        const shown = (bed: PlannedBed) =>
          bedOn(spansOf(bed.garden, bed.plan, known.today), toDay(day), { from: 0, to: 0 }).stands.map(
            ({ planting }) => planting.id,
          );
        expect({ day, ids: shown(later) }).toEqual({ day, ids: shown(before) });
      }
      expect(later.plan.planned.flatMap(({ warnings }) => warnings)).toEqual([]);
    }
  });

  it('tells what is in the bed for the next season already, and keeps off its squares', () => {
    const inBed = stored(2, 'radish', 4, { plantedDay: null, addedDay: '2026-11-18' });
    const next = propose({ plantings: [stored(1, 'tomato-cherry', 0), inBed] });
    expect(linesOf(next)).toEqual([
      ['radish', 'planned', 4, 'Already planned for 2027.'],
      ['tomato-cherry', 'shifts', 5, expect.anything()],
    ]);
    expect(next.standing.map(({ plantId }) => plantId)).toEqual(['tomato-cherry']);
  });

  it('plans nothing twice: what is planned is told, and its kind is not asked for again but by hand', () => {
    const plantings = [stored(1, 'tomato-cherry', 0), stored(2, 'bean-bush', 1)];
    const { garden } = after(plantings, propose({ plantings }));
    const again = propose({ plantings: garden.plantings });
    expect(again.changes).toEqual([]);
    expect(linesOf(again).map(([, fate, , reason]) => [fate, reason])).toEqual([
      ['planned', 'Already planned for 2027.'],
      ['planned', 'Already planned for 2027.'],
      ['goes', 'Another is already planned for 2027.'],
      ['goes', 'Another is already planned for 2027.'],
    ]);
    const tomato = again.lines.find(({ planting, fate }) => fate === 'goes' && planting.x === 0)?.planting;
    const spot = again.cornersFor(tomato?.id ?? '').at(-1);
    const choices = tomato && spot ? [[tomato.id, spot] as const] : [];
    const byHand = propose({ plantings: garden.plantings, choices, added: '0190c000' });
    expect(byHand.changes.filter(({ type }) => type === 'place')).toHaveLength(1);
  });

  it('tells of each that stands what becomes of it, where one of two is planned', () => {
    const inBed = stored(3, 'tomato-cherry', 4, { plantedDay: null, addedDay: '2026-11-18' });
    const next = propose({
      plantings: [stored(1, 'tomato-cherry', 0), stored(2, 'tomato-cherry', 1), inBed],
    });
    expect(
      linesOf(next)
        .map(([, fate]) => fate)
        .toSorted(),
    ).toEqual(['goes', 'planned', 'shifts']);
  });

  it('plans what stands on the day that is asked for, from any day of the season', () => {
    const plantings = [
      gone(1, 'bean-bush', 0, 2026, { end: { day: '2026-07-10', how: 'harvested', cause: null } }),
      stored(2, 'carrot', 1),
    ];
    const kindsOn = (day: string) =>
      propose({ plantings, day })
        .lines.map(({ planting }) => planting.plantId)
        .toSorted();
    expect(kindsOn('2026-06-30')).toEqual(['bean-bush', 'carrot']);
    expect(kindsOn('2026-07-20')).toEqual(['carrot']);
    expect(toText(propose({ plantings }).lines[0]?.chance?.from ?? 0)).toMatch(/^2027-/);
  });
});
