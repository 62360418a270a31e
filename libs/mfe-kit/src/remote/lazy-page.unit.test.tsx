import { lazyPage } from './lazy-page';

const Beds = () => <h1>Beds</h1>;

describe('a page whose code comes apart', () => {
  it('is asked for once, and known to be there', async () => {
    const fetchCode = jest.fn(async () => ({ default: Beds }));
    const page = lazyPage(fetchCode);
    expect(page.isLoaded()).toBe(false);
    await Promise.all([page.load(), page.load()]);
    expect([page.isLoaded(), fetchCode.mock.calls.length]).toEqual([true, 1]);
  });

  it('ARCH-1 that failed ahead of time fails when it opens too, and does not come without its style sheet', async () => {
    const fetchCode = jest.fn(async () => ({ default: Beds }));
    fetchCode.mockRejectedValueOnce(new Error('Unable to preload CSS'));
    const page = lazyPage(fetchCode);
    await expect(page.load()).rejects.toThrow('CSS');
    await expect(page.load()).rejects.toThrow('CSS');
    expect(page.isLoaded()).toBe(false);
  });
});
