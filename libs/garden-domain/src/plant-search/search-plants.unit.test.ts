import { isOneSlip, startsWithOneSlip } from './one-slip';
import { searchPlants, slipWords } from './search-plants';

const plant = (plant_name: string, other_names: string[] = [], misspelled_names: string[] = []) => ({
  plant_name,
  scientific_name: null,
  crop_type: 'Cucurbit',
  other_names,
  misspelled_names,
});
const zucchini = plant('Zucchini', ['courgette', 'courgettes', 'marrow']);
const pumpkin = plant('Pumpkin');
const squash = plant('Yellow Squash', ['yellow courgette']);
const thyme = { ...plant('Thyme', ['garden thyme'], ['time']), crop_type: 'Mint Family' };
const plants = [pumpkin, squash, thyme, zucchini];
const names = (typed: string) =>
  searchPlants(plants, typed).matches.map(({ plant: found }) => found.plant_name);
const told = (typed: string) => slipWords(searchPlants(plants, typed), typed);

describe('searching plants', () => {
  it('REA-7 puts a whole other name before a longer one, and a name before both', () => {
    expect(names('squash')).toEqual(['Yellow Squash']);
    expect(names('cour')).toEqual(['Yellow Squash', 'Zucchini']);
    expect(names('Cucurbit')).toEqual(['Pumpkin', 'Yellow Squash', 'Zucchini']);
  });

  it('REA-7 says what a slip was taken for', () => {
    expect(told('courgete ')).toBe('2 results for courgette · you typed “courgete”');
    expect(told('pumkpin')).toBe('1 result for pumpkin · you typed “pumkpin”');
    expect(told('yelow squash')).toBe('1 result for yellow squash · you typed “yelow squash”');
    expect(told('time')).toBe('1 result for thyme · you typed “time”');
    expect(told('courgette')).toBe('');
    expect(told('carburettor')).toBe('');
  });

  it('REA-7 follows while a word with a slip is being typed', () => {
    expect(names('corget')).toEqual(['Yellow Squash', 'Zucchini']);
    expect(told('zuchi')).toBe('1 result for zucchini · you typed “zuchi”');
  });

  it('REA-7 takes nothing for a slip that is a name of something', () => {
    const beet = plant('Beet');
    const bean = plant('Bean');
    expect(searchPlants([beet, bean], 'bean').matches).toEqual([{ plant: bean }]);
  });

  it('REA-8 finds a plant by its variety after names, and takes a slip for one only where no name is near', () => {
    const tomato = {
      ...plant('Beefsteak Tomato'),
      variety_names: ['Brandywine', 'Black Krim', 'Marrow Red'],
    };
    const search = (typed: string) => searchPlants([tomato, zucchini], typed);
    expect(search('black krim').matches).toEqual([{ plant: tomato, variety: 'Black Krim' }]);
    expect(search('BRANDY').matches).toEqual([{ plant: tomato, variety: 'Brandywine' }]);
    expect(search('marrow').matches).toEqual([
      { plant: zucchini, alias: 'marrow' },
      { plant: tomato, variety: 'Marrow Red' },
    ]);
    expect(search('beefsteak').matches).toEqual([{ plant: tomato }]);
    expect(slipWords(search('brandywin3'), 'brandywin3')).toContain('1 result for brandywine');
  });

  it('finds by further text before slips, and then does not claim that a slip was meant', () => {
    const { matches, meant } = searchPlants(plants, 'marow', ({ plant_name }) =>
      plant_name === 'Thyme' ? 'from marow to market' : '',
    );
    expect(matches.map(({ plant: found }) => found.plant_name)).toEqual(['Thyme', 'Zucchini']);
    expect(meant).toEqual([]);
  });

  it('finds everything by a blank text and nothing by signs alone', () => {
    expect(names('  ')).toEqual(plants.map(({ plant_name }) => plant_name));
    expect(names('?!')).toEqual([]);
  });

  it('finds records of an older service by their names', () => {
    const old = { plant_name: 'Beet', scientific_name: null, crop_type: 'Chenopod' };
    expect(searchPlants([old], 'beets').matches).toEqual([{ plant: old }]);
  });
});

describe('one slip of the finger', () => {
  it.each([
    ['another letter', 'carrot', 'cattot', false],
    ['another letter', 'carrot', 'catrot', true],
    ['a missing letter', 'carrot', 'carot', true],
    ['an extra letter', 'carrot', 'carrrot', true],
    ['swapped letters', 'carrot', 'carrto', true],
    ['the last letter missing', 'beet', 'bee', true],
    ['none', 'carrot', 'carrot', false],
    ['fewer than four letters', 'pea', 'pet', false],
    ['two letters apart', 'carrot', 'carr', false],
  ])('REA-7 %s: %s typed as %s', (_slip, word, typed, is) => {
    expect(isOneSlip(word, typed)).toBe(is);
  });

  it('REA-7 begins a word with one slip, not with none or two', () => {
    expect(startsWithOneSlip('courgette', 'corget')).toBe(true);
    expect(startsWithOneSlip('courgette', 'courge')).toBe(false);
    expect(startsWithOneSlip('courgette', 'corgte')).toBe(false);
  });
});
