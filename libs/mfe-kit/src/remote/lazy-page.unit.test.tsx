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

  it('ARCH-1 that failed ahead of time is asked for again when it opens', async () => {
    const fetchCode = jest.fn(async () => ({ default: Beds }));
    fetchCode.mockRejectedValueOnce(new Error('offline'));
    const page = lazyPage(fetchCode);
    await expect(Promise.all([page.load(), page.load()])).rejects.toThrow('offline');
    expect(page.isLoaded()).toBe(false);
    await page.load();
    expect([page.isLoaded(), fetchCode.mock.calls.length]).toEqual([true, 2]);
  });
});
