import { NO_SEASON, type PlantingSpot, type StepDays } from '@planted/garden-domain';
import { addComing } from '../layout/coming';
import { EMPTY_LAYOUT, type Layout } from '../layout/layout';
import type { Coming } from '../layout/placed';
import { chosen } from '../testing/gardens';
import { type BedBase, bedDifference, rebaseBed } from './bed-draft';
import { expectedOf, layoutOf } from './spots';

const spot = (id: string, plantId: string, x: number): PlantingSpot => ({
  ...{ id, plantId, x, y: 0, width: 1, height: 1, color: '#aac62f', plantsPerSquare: null },
});
const byId = (...spots: PlantingSpot[]) => new Map(spots.map((one) => [one.id, one]));
const mistake = () => ({ how: 'mistake', cause: null, day: '2027-04-02' }) as const;

/** Peas on the first square of three, and what is to come. */
function base(coming: readonly PlantingSpot[] = [], after: Record<string, string> = {}): BedBase {
  return {
    version: 3,
    matrix: [[1, 1, 1]],
    standing: byId(spot('peas', 'pea', 0)),
    ended: new Map(),
    season: { ...NO_SEASON, coming: byId(...coming), after: new Map(Object.entries(after)) },
  };
}
const drawn = (from: BedBase): Layout =>
  layoutOf(
    from.standing,
    expectedOf(from.season),
    { ...EMPTY_LAYOUT, plants: [chosen('pea', 1), chosen('bean', 1)] },
    [],
  );
const coming = (id: string, x: number, after: string | null, fixed: StepDays = {}): Coming => ({
  ...{ id, plantId: 'bean', plantName: 'bean', color: '#aac62f', width: 1, height: 1, x, y: 0, after, fixed },
});
const changes = (from: BedBase, layout: Layout) => bedDifference(from, layout, mistake, '2027-04-02');

describe('SEA-8 the act of a draft with what is to come', () => {
  it('has nothing where nothing differs', () => {
    const from = base([spot('beans', 'bean', 0)], { beans: 'peas' });
    expect(changes(from, drawn(from))).toEqual([]);
  });

  it('places what is to come after its predecessor, with the dates that were chosen', () => {
    const layout = addComing(drawn(base()), [coming('beans', 0, 'peas', { sow: '2027-07-03' })]);
    expect(changes(base(), layout)).toMatchObject([
      { type: 'place', after: 'peas', planting: { id: 'beans', x: 0, y: 0 } },
      { type: 'fix-step', id: 'beans', step: 'sow', day: '2027-07-03' },
    ]);
  });

  it('comes after none where its predecessor was never in the garden', () => {
    const layout = addComing(drawn(base()), [coming('beans', 1, 'was-undone')]);
    expect(changes(base(), layout)).toMatchObject([{ type: 'place', after: null }]);
  });

  it('restores what was dropped, which the garden knows already', () => {
    const from = base();
    const dropped = { ...from, season: { ...from.season, dropped: byId(spot('beans', 'bean', 1)) } };
    const [first] = changes(dropped, addComing(drawn(from), [coming('beans', 1, null)]));
    expect(first).toEqual({ type: 'restore', id: 'beans' });
  });
});

describe('EDT-4 a draft with what is to come, where others were faster', () => {
  it('keeps both, and the date that only one has set', () => {
    const before = base([spot('beans', 'bean', 0)], { beans: 'peas' });
    const here = addComing(drawn(before), [coming('more', 1, null, { sow: '2027-07-03' })]);
    const theirs = {
      ...before,
      version: 4,
      season: { ...before.season, fixed: new Map([['beans', { sow: '2027-07-10' }]]) },
    };
    const { expected, unfit } = rebaseBed(before, here, theirs);
    expect(unfit).toEqual([]);
    expect([...expected.coming.keys()].toSorted()).toEqual(['beans', 'more']);
    expect(expected.fixed.get('beans')).toEqual({ sow: '2027-07-10' });
    expect(expected.fixed.get('more')).toEqual({ sow: '2027-07-03' });
  });

  it('tells what could not be kept, as something to come', () => {
    const before = base();
    const here = addComing(drawn(before), [coming('beans', 0, 'peas')]);
    const theirs = base([spot('radish', 'radish', 0)], { radish: 'peas' });
    const { expected, unfit } = rebaseBed(before, here, { ...theirs, version: 4 });
    expect([...expected.coming.keys()]).toEqual(['radish']);
    expect(unfit).toMatchObject([{ wanted: { id: 'beans' }, now: null, why: 'no-room', isComing: true }]);
  });
});
