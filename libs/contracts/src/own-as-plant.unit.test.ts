import { withOwnKinds } from './own-as-plant';
import { ownKind } from './own-kind';
import { plant } from './plant';
import { catalogueRow, exampleOwnKind } from './testing';

const basil = catalogueRow({ companion_plants: ['tomato'], scientific_name: 'Ocimum basilicum' });
const rowOf = (known: Partial<ReturnType<typeof exampleOwnKind>> = {}) =>
  withOwnKinds([basil], [exampleOwnKind(known)])[1];

describe('an own kind as a row of the plant table', () => {
  it('REA-5 inherits all that its gardener did not say', () => {
    const row = rowOf({ facts: {} });
    expect(plant.parse(row)).toEqual(row);
    const { id: _id, plant_name: _name, ...inherited } = { ...basil, other_names: [], misspelled_names: [] };
    expect(row).toMatchObject(inherited);
    expect(row?.plant_name).toBe('Sweet Basil ‘Aunt Rosa’s’');
  });

  it('REA-5 has what its gardener said, and its stages add up to its days', () => {
    const row = rowOf({ facts: { days_to_maturity: 45, mature_height: 30, accent_color: '#efc84a' } });
    expect(row).toMatchObject({ days_to_maturity: 45, mature_height: 30, accent_color: '#efc84a' });
    expect(row?.growth_stages).toEqual([{ name: 'Germination', days: 45 }]);
  });

  it.each([
    [{ spacing_inches: 6 }, [1, 1, 4]],
    [{ spacing_inches: 18 }, [2, 2, null]],
    [{ planting_width: 2, plants_per_square_foot: 9 }, [2, 1, null]],
    [{ plants_per_square_foot: 9 }, [1, 1, 9]],
  ])('REA-5 takes the ground that %j say', (facts, ground) => {
    const row = rowOf({ facts });
    expect([row?.planting_width, row?.planting_height, row?.plants_per_square_foot]).toEqual(ground);
  });

  it('REA-5 of its own goes by its own name, with the neighbors of its family', () => {
    const row = rowOf({ isPlant: true, facts: { spacing_inches: 6, days_to_maturity: 90 } });
    expect(row).toMatchObject({
      plant_name: 'Aunt Rosa’s',
      scientific_name: null,
      companion_plants: ['tomato'],
    });
  });

  it('REA-5 is started as its gardener said, in dates and in words', () => {
    expect(rowOf()).not.toHaveProperty('own_start');
    const facts = {
      start: 'sow-indoors',
      indoor_weeks: 4,
      frost: 'tender',
      accent_color: '#efc84a',
    } as const;
    expect(rowOf({ facts })).toMatchObject({
      own_start: {
        start: 'sow-indoors',
        indoor_weeks: 4,
        frost: 'tender',
        isOfOneYear: false,
        hasOwnDays: false,
      },
      start_indoors: 'Weeks before planting out: 4',
      frost_tolerance: 'Low',
      leaf_color: '#efc84a',
      lifecycle: basil.lifecycle,
    });
    expect(rowOf({ facts: { start: 'direct-sow' } })).toMatchObject({ transplant_time: 'Direct sow' });
  });

  it('REA-5 of its own is of one year once it is sown, and of its relative’s as long as nothing is said', () => {
    const perennial = { ...basil, lifecycle: 'perennial' };
    const own = (start?: 'direct-sow' | 'set-out', days = 90) =>
      withOwnKinds(
        [perennial],
        [exampleOwnKind({ isPlant: true, facts: { spacing_inches: 6, days_to_maturity: days, start } })],
      )[1]?.lifecycle;
    expect([own(), own('direct-sow'), own('set-out'), own('direct-sow', 730)]).toEqual([
      ...['perennial', 'annual', 'perennial', 'perennial'],
    ]);
  });

  it('is left out where its plant is not there, and nothing is copied where there is none', () => {
    const kinds = [basil];
    expect(withOwnKinds(kinds, [])).toBe(kinds);
    const id = 'gone--0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
    expect(withOwnKinds(kinds, [exampleOwnKind({ id })])).toEqual(kinds);
  });
});

describe('what is said of an own kind', () => {
  const { isRemoved: _, ...kind } = exampleOwnKind();
  it.each([
    ['a name of 1,000 characters', { ...kind, name: 'x'.repeat(1000) }, 'must be 80 characters or fewer'],
    ['a blank name', { ...kind, name: '  ' }, 'must not be empty'],
    ['no days', { ...kind, facts: { days_to_maturity: 0 } }, 'must be at least 1'],
    ['half a day', { ...kind, facts: { days_to_maturity: 1.5 } }, 'must be a whole number'],
    ['a start that there is not', { ...kind, facts: { start: 'by magic' } }, 'Invalid option'],
    ['30 weeks indoors', { ...kind, facts: { indoor_weeks: 30 } }, 'must be at most 26'],
    ['a fact that nobody knows', { ...kind, facts: { price: 1 } }, 'Unrecognized key'],
    ['an id of the catalog', { ...kind, id: 'zucchini--black-beauty' }, 'must be the id of a plant'],
  ])('REA-5 refuses %s in clear words', (_what, said, words) => {
    const read = ownKind.safeParse(said);
    expect(read.error?.issues[0]?.message).toContain(words);
  });

  it('REA-5 takes names from right to left and with tags as they are', () => {
    for (const name of ['فلفل حار', '<b>Big</b>']) expect(ownKind.parse({ ...kind, name }).name).toBe(name);
  });
});
