import { alertStore, MemoryRouter, showAlert, useStore } from '@planted/mfe-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import Toasts from './toasts';

/** As AlertHost shows them. */
function Shown() {
  const alerts = useStore(alertStore);
  return alerts.length > 0 && <Toasts alerts={alerts} />;
}

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

  it('SEA-1 leads to what it speaks of, and stays meanwhile, so that it can still be undone', () => {
    render(
      <MemoryRouter>
        <Shown />
      </MemoryRouter>,
    );
    const link = { label: 'See them', to: '/season' };
    act(
      () => void showAlert({ kind: 'undo', title: 'Dates follow Oslo now.', text: '3 steps moved.', link }),
    );
    expect(screen.getByText('3 steps moved.')).toBeInTheDocument();
    const seen = screen.getByRole('link', { name: 'See them' });
    expect(seen).toHaveAttribute('href', '/season');
    fireEvent.click(seen);
    expect(screen.getByText('Dates follow Oslo now.')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(10_400));
  });

  it('EDT-7 that can be undone counts its 10 seconds, but while it is under a pointer', () => {
    render(<Shown />);
    act(() => void showAlert({ kind: 'undo', title: 'Taken Back' }));
    expect(screen.getByText('10 s')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.getByText('6 s')).toBeInTheDocument();
    fireEvent.pointerOver(screen.getByText('Taken Back'));
    expect(screen.queryByText(/^\d+ s$/)).toBeNull();
    fireEvent.pointerOut(screen.getByText('Taken Back'), { relatedTarget: document.body });
    expect(screen.getByText('10 s')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(10_400));
  });

  it('FLD-4 that was pressed takes no second press while it leaves', () => {
    render(<Shown />);
    const run = jest.fn();
    act(() => void showAlert({ kind: 'undo', title: 'Watered', action: { label: 'Undo', run } }));
    const alert = screen.getByRole('status');
    expect(alert).not.toHaveAttribute('inert');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(alert).toHaveAttribute('inert');
    act(() => jest.advanceTimersByTime(300));
  });

  it('EDT-7 has the focus by F6, which goes back to where it was', () => {
    render(
      <>
        <button type="button">Page</button>
        <Shown />
      </>,
    );
    const page = screen.getByRole('button', { name: 'Page' });
    act(() => page.focus());
    const action = { label: 'Undo', run: () => {} };
    act(() => void showAlert({ kind: 'undo', title: 'Taken Back', action }));
    fireEvent.keyDown(page, { key: 'F6' });
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 'F6' });
    expect(page).toHaveFocus();
    act(() => jest.advanceTimersByTime(20_400));
  });

  it('lies alone on a phone, before others that are a press away', () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    } as never);
    render(<Shown />);
    act(() => {
      showAlert({ kind: 'error', title: 'Kitchen Bed was not saved' });
      showAlert({ kind: 'error', title: 'No signal' });
      showAlert({ kind: 'info', title: 'Still loading. The connection is slow.' });
    });
    const dismissals = () => screen.getAllByRole('button', { name: 'Dismiss' });
    expect(dismissals()).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('No signal');
    const more = screen.getByRole('button', { name: 'Show 2 more' });
    act(() => more.focus());
    fireEvent.click(more);
    expect(dismissals()).toHaveLength(3);
    // What is read stays, however long that takes.
    act(() => jest.advanceTimersByTime(60_000));
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer alerts' }));
    expect(dismissals()).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Show 2 more' }).blur());
    act(() => jest.advanceTimersByTime(8300));
    expect(screen.queryByText('No signal')).toBeNull();
    jest.restoreAllMocks();
  });

  it.each([
    ['the pointer', 'beside others'],
    ['the focus', 'beside others'],
    ['the pointer', 'alone'],
    ['the focus', 'alone'],
  ])('that was pressed and took %s along, %s, leaves the next one its clock', (what, where) => {
    render(<Shown />);
    const action = { label: 'Undo', run: () => {} };
    act(() => void showAlert({ kind: 'undo', title: 'Carrot removed', action }));
    const other = { kind: 'info', title: 'Beside it', durationMs: Number.POSITIVE_INFINITY } as const;
    if (where === 'beside others') act(() => void showAlert(other));
    const undo = screen.getByRole('button', { name: 'Undo' });
    if (what === 'the pointer') fireEvent.pointerOver(undo);
    else act(() => undo.focus());
    fireEvent.click(undo);
    act(() => jest.advanceTimersByTime(300));
    expect(undo).not.toBeInTheDocument();
    act(() => void showAlert({ kind: 'success', title: 'Plants Restored' }));
    act(() => jest.advanceTimersByTime(5300));
    expect(screen.queryByText('Plants Restored')).toBeNull();
    for (const left of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(left);
    act(() => jest.advanceTimersByTime(300));
  });
});
