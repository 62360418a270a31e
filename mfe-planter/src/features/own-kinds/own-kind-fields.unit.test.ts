import { catalogueRow } from '@planted/contracts/testing';
import { familiesOf, familyWords, readKind, type TypedKind } from './own-kind-fields';

const typed = (known: Partial<TypedKind> = {}): TypedKind => ({
  ...{
    id: 'basil-sweet--0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
    isPlant: false,
    name: 'Aunt Rosa’s',
    facts: {},
  },
  ...known,
});
const problemsOf = (known: Partial<TypedKind>) => {
  const read = readKind(typed(known));
  return read.ok ? {} : Object.fromEntries(read.problems);
};

describe('what is typed of an own kind', () => {
  it('REA-5 is a name alone, and an emptied fact inherits again', () => {
    const read = readKind(typed({ facts: { days_to_maturity: ' 72 ', mature_height: '' } }));
    expect(read).toMatchObject({ ok: true, kind: { name: 'Aunt Rosa’s', facts: { days_to_maturity: 72 } } });
    expect(read.ok && 'mature_height' in read.kind.facts).toBe(false);
  });

  it('REA-5 is how it is started, without weeks indoors of what is sown in its place', () => {
    const facts = { start: 'sow-indoors', indoor_weeks: '4', frost: 'tender', accent_color: '#e9e64a' };
    const read = readKind(typed({ facts }));
    expect(read).toMatchObject({ ok: true, kind: { facts: { ...facts, indoor_weeks: 4 } } });
    const sown = readKind(typed({ facts: { ...facts, start: 'direct-sow' } }));
    expect(sown.ok && 'indoor_weeks' in sown.kind.facts).toBe(false);
  });

  it('REA-5 says whose sowing dates a plant from nothing has', () => {
    expect(familyWords('Caraway', {})).toContain('are those of Caraway until you say how it is started');
    expect(familyWords('Caraway', { start: 'direct-sow' })).toContain('Sowing dates follow what you say');
  });

  it.each([
    [{ name: ' ' }, { name: 'The name must not be empty.' }],
    [{ name: 'x'.repeat(1000) }, { name: 'The name must be 80 characters or fewer.' }],
    [{ facts: { planting_width: '0' } }, { planting_width: 'Squares wide must be at least 1.' }],
    [{ facts: { days_to_maturity: '1.5' } }, { days_to_maturity: 'Days to harvest must be a whole number.' }],
    [{ facts: { indoor_weeks: '40' } }, { indoor_weeks: 'Indoors before must be at most 26.' }],
    [{ facts: { mature_height: 'tall' } }, { mature_height: 'Type a whole number.' }],
    [
      { isPlant: true, facts: { days_to_maturity: '90' } },
      { spacing_inches: 'Spacing is needed: there is no plant to take it from.' },
    ],
  ])('REA-5 says of %j what cannot be', (known, problems) => {
    expect(problemsOf(known)).toEqual(problems);
  });

  it('REA-5 has a plant of each family to take after, and no house plant', () => {
    const fern = catalogueRow({ id: 'fern', plant_type: 'house plant', crop_type: 'Fern' });
    const basil = catalogueRow({ crop_type: 'Mint' });
    expect([...familiesOf([fern, basil, { ...basil, id: 'mint' }])]).toEqual([['Mint', basil]]);
  });
});
