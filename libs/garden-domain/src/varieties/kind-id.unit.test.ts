import { isOwnKindId, isVarietyId, kindIdOf, ownKindId } from './kind-id';

describe('ids of varieties', () => {
  it('REA-8 say which plant they are of, and other ids are their own plant', () => {
    expect(kindIdOf('cabbage-green--january-king')).toBe('cabbage-green');
    expect(isVarietyId('cabbage-green--january-king')).toBe(true);
    expect(kindIdOf('cabbage-green')).toBe('cabbage-green');
    expect(isVarietyId('cabbage-green')).toBe(false);
  });

  it('REA-5 tell own kinds from those of the catalog', () => {
    const own = ownKindId('zucchini', '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b');
    expect([isOwnKindId(own), kindIdOf(own)]).toEqual([true, 'zucchini']);
    expect(isOwnKindId('zucchini--black-beauty')).toBe(false);
  });
});
