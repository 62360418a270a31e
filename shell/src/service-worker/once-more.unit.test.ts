import { onceMore } from './once-more';

/** Fails so many times, then does not. */
const failing = (times: number, cause: unknown) => {
  const work = jest.fn(async () => {
    if (work.mock.calls.length <= times) throw cause;
  });
  return work;
};

describe('what is kept for use without a network', () => {
  const gone = new TypeError('Failed to fetch');

  it.each([0, 1, 2])('FLD-2 is kept although it did not come %d times', async (times) => {
    const work = failing(times, gone);
    await onceMore(work, [0, 0]);
    expect(work).toHaveBeenCalledTimes(times + 1);
  });

  it('FLD-2 is given up where it does not come again', async () => {
    const work = failing(3, gone);
    await expect(onceMore(work, [0, 0])).rejects.toThrow('Failed to fetch');
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('is not asked for again where the device has no room', async () => {
    const full = new DOMException('full', 'QuotaExceededError');
    const work = failing(3, full);
    await expect(onceMore(work, [0, 0])).rejects.toBe(full);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
