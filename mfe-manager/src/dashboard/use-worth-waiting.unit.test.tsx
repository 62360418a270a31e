import { act, renderHook } from '@testing-library/react';
import { useWorthWaiting } from './use-worth-waiting';

const waitFor = (isPending: boolean) =>
  renderHook((props: { isPending: boolean }) => useWorthWaiting(props.isPending, 500), {
    initialProps: { isPending },
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is pending', () => {
  it('is worth waiting for until it is there', () => {
    const { result, rerender } = waitFor(true);
    act(() => jest.advanceTimersByTime(499));
    expect(result.current).toBe(true);
    rerender({ isPending: false });
    expect(result.current).toBe(false);
  });

  it('is worth no more than its time', () => {
    const { result } = waitFor(true);
    act(() => jest.advanceTimersByTime(500));
    expect(result.current).toBe(false);
  });

  it('holds nothing back when nothing is', () => {
    expect(waitFor(false).result.current).toBe(false);
  });
});
