import { describeFrozenExamples, recorded } from './testing/frozen-examples';
import { createUpcaster } from './upcast';

type V1 = { feet: number };
type V2 = { meters: number };

const upcaster = createUpcaster({
  Measured: {
    current: 3,
    upcasters: {
      1: (data) => ({ meters: (data as V1).feet * 0.3048 }),
      2: (data) => ({ centimeters: (data as V2).meters * 100 }),
    },
    parse(data) {
      if (Number.isFinite((data as { centimeters: number }).centimeters)) return data;
      throw new Error('centimeters must be a number');
    },
  },
  Named: { current: 2 },
});

describeFrozenExamples(upcaster, [
  { stored: { type: 'Measured', schemaVersion: 1, data: { feet: 10 } }, current: { centimeters: 304.8 } },
  { stored: { type: 'Measured', schemaVersion: 2, data: { meters: 2 } }, current: { centimeters: 200 } },
  { stored: { type: 'Measured', schemaVersion: 3, data: { centimeters: 5 } }, current: { centimeters: 5 } },
]);

describe('an upcaster', () => {
  it('leaves the stored event as it is', () => {
    const stored = recorded({ type: 'Measured', schemaVersion: 1, data: { feet: 10 } });
    const copy = structuredClone(stored);
    expect(upcaster.upcast(stored)).toMatchObject({ schemaVersion: 3, id: stored.id, stream: stored.stream });
    expect(stored).toEqual(copy);
  });

  it.each([
    ['an unknown type', { type: 'Forgotten', schemaVersion: 1, data: {} }, 'unknown-event-type'],
    [
      'a type named like a built-in',
      { type: 'constructor', schemaVersion: 1, data: {} },
      'unknown-event-type',
    ],
    ['a future version', { type: 'Measured', schemaVersion: 4, data: {} }, 'future-event-version'],
    ['data that does not parse', { type: 'Measured', schemaVersion: 3, data: {} }, 'malformed-event'],
    [
      'data that an upcaster cannot read',
      { type: 'Measured', schemaVersion: 1, data: null },
      'malformed-event',
    ],
    ['a version without an upcaster', { type: 'Named', schemaVersion: 1, data: {} }, 'malformed-event'],
  ])('names what it cannot read: %s', (_what, event, code) => {
    expect(() => upcaster.upcast(recorded(event))).toThrow(expect.objectContaining({ code }));
  });
});
