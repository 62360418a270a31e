import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { NoSignal } from './no-signal';

/** The browser notices that its signal goes, or that it is back. */
function notices(onLine: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
}

afterEach(() => {
  signOutForTest();
  jest.restoreAllMocks();
});

describe('that there is no signal', () => {
  it('FLD-9 is told at once, while nothing else is here, and no longer than it is so', () => {
    signInForTest({ id: 'rosa' });
    render(<NoSignal />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    notices(false);
    expect(screen.getByRole('status')).toHaveTextContent('No signal.');
    notices(true);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('FLD-9 is told a gardener as soon as it is known that one is here; a guest has nothing to send', () => {
    notices(false);
    render(<NoSignal />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    act(() => void signInForTest({ id: 'rosa' }));
    expect(screen.getByRole('status')).toBeVisible();
  });
});
