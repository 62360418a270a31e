import { alertStore, showAlert } from '@planted/mfe-kit';
import { act, render, screen } from '@testing-library/react';
import { AlertHost } from './alert-host';

describe('an alert whose toasts are late', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    for (const { id } of alertStore.get()) alertStore.dismiss(id);
    act(() => jest.advanceTimersByTime(300));
    jest.useRealTimers();
  });
  /** The toasts are fetched, which nothing else lets happen under these clocks. */
  const come = () => act(async () => {});
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('stays from then on as long as any other, and so does the next', async () => {
    render(<AlertHost />);
    act(() => void showAlert({ kind: 'success', title: 'Layout saved' }));
    pass(20_000);
    expect(screen.queryByText('Layout saved')).toBeNull();
    await come();
    pass(4900);
    expect(screen.getByText('Layout saved')).toBeVisible();
    pass(500);
    expect(screen.queryByText('Layout saved')).toBeNull();

    act(() => void showAlert({ kind: 'success', title: 'Plants Restored' }));
    pass(4900);
    expect(screen.getByText('Plants Restored')).toBeVisible();
    pass(500);
    expect(screen.queryByText('Plants Restored')).toBeNull();
  });
});
