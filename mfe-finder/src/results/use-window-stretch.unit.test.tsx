import { renderHook, waitFor } from '@testing-library/react';
import { useWindowStretch } from './use-window-stretch';

const HEIGHT = 900;
const inWindow = { from: 0, to: HEIGHT + 200 };
const withMore = { from: -HEIGHT / 2, to: 1.5 * HEIGHT + 200 };

describe('the stretch of the page to have ready', () => {
  beforeEach(() => {
    window.innerHeight = HEIGHT;
  });

  it('is the window first, and half as much above and below once that has been shown', async () => {
    const { result } = renderHook(() => useWindowStretch('basil'));
    expect(result.current).toEqual(inWindow);
    await waitFor(() => expect(result.current).toEqual(withMore));
  });

  it('is the window alone again for what is newly shown', async () => {
    const { result, rerender } = renderHook((shown) => useWindowStretch(shown), { initialProps: 'basil' });
    await waitFor(() => expect(result.current).toEqual(withMore));
    rerender('mint');
    expect(result.current).toEqual(inWindow);
    await waitFor(() => expect(result.current).toEqual(withMore));
  });
});
