import { renderHook, waitFor } from '@testing-library/react';
import { usePageCode } from './use-page-code';

describe('the code of a page that is opened', () => {
  it('ARCH-1 is asked for once more where a prefetch under way has lost it', async () => {
    let isThere = false;
    const load = jest.fn(async () => {
      isThere = true;
      return { default: () => null };
    });
    load.mockRejectedValueOnce(new Error('offline'));
    const page = { load, isLoaded: () => isThere };
    const { result } = renderHook(() => usePageCode(page));
    await waitFor(() => expect(result.current).toBe(true));
    expect([isThere, load.mock.calls.length]).toEqual([true, 2]);
  });

  it('ARCH-1 that does not come the second time either is left to the page, which shows why', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')));
    const page = { load, isLoaded: () => false };
    const { result } = renderHook(() => usePageCode(page));
    await waitFor(() => expect(result.current).toBe(true));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
