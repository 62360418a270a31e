import { BESIDE_READERS, FULL_SPEED, restAfter } from './pace';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** How long it rests, in milliseconds. */
async function restOf(tookMs: number, pace = BESIDE_READERS): Promise<number> {
  const begun = Date.now();
  const resting = restAfter(tookMs, pace).then(() => Date.now() - begun);
  await jest.runAllTimersAsync();
  return resting;
}

describe('a replay beside readers', () => {
  it('rests three times as long as it has worked, and not longer when it had to wait for its turn', async () => {
    expect(await restOf(7)).toBe(21);
    expect(await restOf(4_000)).toBe(50);
  });

  it('does not rest at full speed', async () => {
    expect(await restOf(7, FULL_SPEED)).toBe(0);
  });

  it('ends its rest when it is paused', async () => {
    const pausing = new AbortController();
    const resting = restAfter(20, BESIDE_READERS, pausing.signal);
    pausing.abort();
    await resting;
    expect(jest.getTimerCount()).toBe(0);
  });
});
