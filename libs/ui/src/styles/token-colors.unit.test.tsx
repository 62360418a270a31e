import { act, renderHook, waitFor } from '@testing-library/react';
import { readTokenColors, useThemeVersion } from './token-colors';

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

describe('colors for a canvas', () => {
  it('answer by token name and leave nothing in the page', () => {
    const before = document.body.childElementCount;
    expect(Object.keys(readTokenColors(['soil', 'grid-line']))).toEqual(['soil', 'grid-line']);
    expect(document.body.childElementCount).toBe(before);
  });

  it('are to be read again when the theme is chosen', async () => {
    const { result } = renderHook(() => useThemeVersion());
    const before = result.current;
    act(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await waitFor(() => expect(result.current).not.toBe(before));
  });
});
