import * as calls from '@planted/api-client';
import { keptName } from '@planted/mfe-kit/offline';

/** An address that is a secret stays on no device, and can be changed with a network only. */
const LEFT_OUT = ['fetchCalendarAddressKey'];

const keys = Object.entries(calls).flatMap(([name, value]): [string, readonly unknown[]][] =>
  name.endsWith('Key') && Array.isArray(value) && !LEFT_OUT.includes(name) ? [[name, value]] : [],
);

describe('the reads of the product', () => {
  it.each(keys)('FLD-2 are kept: %s', (_name, key) => {
    expect(keptName(key)).toBe(JSON.stringify(key));
  });

  it('FLD-8 are not kept where they are secret', () => {
    expect(LEFT_OUT.map((name) => keptName(Reflect.get(calls, name)))).toEqual([undefined]);
  });

  it('are more than a few', () => {
    expect(keys.length).toBeGreaterThan(10);
  });
});
