import { backoffMs } from './backoff';

describe('the pause before a command is decided again', () => {
  it('may be anything from nothing to its limit, which doubles until it is an eighth of a second', () => {
    expect(backoffMs(1, 0)).toBe(0);
    expect([1, 2, 3, 5, 9].map((failed) => backoffMs(failed, 0.5))).toEqual([4, 8, 16, 64, 64]);
  });
});
