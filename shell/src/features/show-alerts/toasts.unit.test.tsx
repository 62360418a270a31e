import { alertStore, showAlert, useStore } from '@planted/mfe-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import Toasts from './toasts';

const Shown = () => <Toasts alerts={useStore(alertStore)} />;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an alert', () => {
  it('stays while it is under a pointer whose last place was taken away, and leaves after it', () => {
    render(
      <>
        <p>What goes away</p>
        <Shown />
      </>,
    );
    act(() => void showAlert({ kind: 'success', title: 'Layout saved' }));
    const alert = screen.getByText('Layout saved');
    // As browsers say it of such a pointer: React takes the old place for one that it has left before.
    fireEvent.pointerOver(alert, { relatedTarget: screen.getByText('What goes away') });
    act(() => jest.advanceTimersByTime(20_000));
    expect(alert).toBeInTheDocument();
    fireEvent.pointerOut(alert, { relatedTarget: document.body });
    act(() => jest.advanceTimersByTime(6000));
    expect(alert).not.toBeInTheDocument();
  });
});
