import { JustEncrypted } from './just-encrypted';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what was just encrypted', () => {
  it('is here for half a second, as it will be read from the log', () => {
    const here = new JustEncrypted();
    here.put('one', { note: 'slugs', cause: undefined });
    expect(here.get('one')).toEqual({ note: 'slugs' });
    expect(here.get('one')).not.toHaveProperty('cause');
    expect(here.get('two')).toBeUndefined();
    jest.advanceTimersByTime(400);
    // What comes later does not make it stay.
    here.put('two', {});
    jest.advanceTimersByTime(100);
    expect([here.get('one'), here.get('two')]).toEqual([undefined, {}]);
  });

  it('is not kept where it is large, or much', () => {
    const here = new JustEncrypted();
    here.put('large', { note: 'x'.repeat(20_000) });
    expect(here.get('large')).toBeUndefined();
    for (let at = 0; at < 100; at += 1) here.put(`${at}`, {});
    expect([here.get('63'), here.get('64')]).toEqual([{}, undefined]);
  });
});
