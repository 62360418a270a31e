import { catalog, placeOf } from '../testing/catalog';
import { groundOf } from '../windows/ground';
import { windowsOf } from '../windows/windows';
import type { CropFacts } from './crop-facts';
import { FROST_CLASSES, INDOOR_WEEKS, type OwnStart, ownSeasonFact } from './own-start';

const cropOf = (id: string): CropFacts => {
  const crop = catalog.get(id);
  if (!crop) throw new Error(`no ${id}`);
  return crop;
};
const factOf = (id: string, said: Partial<OwnStart> = {}) =>
  ownSeasonFact(cropOf(id).season, { isOfOneYear: false, hasOwnDays: false, ...said });
const waysOf = (id: string, said: Partial<OwnStart>, more: Partial<CropFacts> = {}) =>
  windowsOf({ ...cropOf(id), ...more, season: factOf(id, said) }, groundOf(placeOf('Boise'), 'open')).ways;
const median = (figures: readonly number[]): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

describe('how a gardener starts a kind of their own', () => {
  it('REA-5 is as of its plant where nothing is said', () => {
    for (const { season } of catalog.values()) expect(factOf(season.id)).toEqual(season);
  });

  it.each(['direct-sow', 'sow-indoors', 'set-out'] as const)(
    'REA-5 is %s alone where that was said, whatever the catalog has of its plant',
    (start) => {
      const expected = { 'direct-sow': 'sow', 'sow-indoors': 'sow-indoors', 'set-out': 'plant-out' }[start];
      for (const id of [
        'carrot',
        'tomato-cherry',
        'lettuce-butterhead',
        'onion-bulb',
        'iris-bearded',
        'garlic-softneck',
      ])
        if (catalog.has(id)) {
          const ways = waysOf(id, { start });
          expect(ways.length).toBeGreaterThan(0);
          expect(new Set(ways.map((way) => way.start))).toEqual(new Set([expected]));
        }
    },
  );

  it('REA-5 is under cover for so many weeks', () => {
    expect(waysOf('tomato-cherry', { indoor_weeks: 4 })[0]).toMatchObject({
      start: 'sow-indoors',
      indoorWeeks: [4, 4],
    });
    // The catalog never sows carrots indoors.
    expect(cropOf('carrot').season.indoor_weeks).toBeNull();
    expect(waysOf('carrot', { indoor_weeks: 3 }).map(({ start }) => start)).toContain('sow-indoors');
    expect(factOf('carrot', { start: 'sow-indoors' }).indoor_weeks).toEqual(INDOOR_WEEKS);
  });

  it('REA-5 waits for frost as its own class does', () => {
    const [hardy] = waysOf('carrot', { start: 'direct-sow' });
    const [tender] = waysOf('carrot', { start: 'direct-sow', frost: 'tender' });
    expect(tender?.from).toBeGreaterThan((hardy?.from ?? 0) + 28);
    expect(factOf('carrot', { frost: 'tender' })).toMatchObject({ kill_c: 0, autumn: null });
  });

  it('REA-5 of a plant from nothing is sown and picked in one year, though its relative takes two', () => {
    const caraway = cropOf('caraway');
    expect(caraway.lifecycle).toBe('biennial');
    const said = { start: 'direct-sow', isOfOneYear: true, hasOwnDays: true } as const;
    const [way, ...more] = waysOf('caraway', said, { lifecycle: 'annual', daysToMaturity: 90 });
    expect(way).toMatchObject({ start: 'sow', season: 'spring', overwinters: false });
    expect(more).toEqual([]);
  });

  it('REA-5 counts a gardener’s own days from what they do in the garden', () => {
    expect(factOf('tomato-cherry', { start: 'direct-sow' }).maturity_from).toBe('planting-out');
    expect(factOf('tomato-cherry', { start: 'direct-sow', hasOwnDays: true }).maturity_from).toBe('sowing');
    expect(factOf('carrot', { start: 'set-out', hasOwnDays: true }).maturity_from).toBe('planting-out');
  });

  it.each(Object.entries(FROST_CLASSES))(
    'REA-5 knows of %s kinds what most of the catalog has',
    (frost, known) => {
      const alike = [...catalog.values()].map(({ season }) => season).filter((one) => one.frost === frost);
      const weeks = alike.flatMap(({ direct_sow: sow }) => (sow ? [sow.after_last_frost] : []));
      const medians = [weeks.map(([from]) => from), weeks.map(([, to]) => to)].map(median);
      const kill = median(alike.map(({ kill_c }) => kill_c));
      expect([medians.map(Math.round), kill]).toEqual(known.slice(0, 2));
    },
  );
});
