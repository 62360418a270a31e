import { fingerprintOf } from './payload-fingerprint';

const payload = { gardenId: 'g', plantMap: [null, { name: 'Radish', plantId: 'radish' }] };

describe('the fingerprint of a payload', () => {
  it('is the same whatever the order of the fields', () => {
    const other = { plantMap: [null, { plantId: 'radish', name: 'Radish' }], gardenId: 'g' };
    expect(fingerprintOf('key', other)).toBe(fingerprintOf('key', payload));
  });

  it.each([
    ['another value', { ...payload, gardenId: 'h' }],
    ['another order of a list', { ...payload, plantMap: payload.plantMap.toReversed() }],
    ['a field more', { ...payload, gardenWidth: 4 }],
    ['a value moved to another field', { gardenId: payload.plantMap, plantMap: 'g' }],
  ])('is another with %s', (_what, other) => {
    expect(fingerprintOf('key', other)).not.toBe(fingerprintOf('key', payload));
  });

  it('cannot be compared without the key', () => {
    expect(fingerprintOf('other', payload)).not.toBe(fingerprintOf('key', payload));
  });
});
