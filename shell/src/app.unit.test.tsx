import { Link } from '@planted/mfe-kit';
import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { App } from './app';

jest.mock('./layout/app-frame', () => ({ AppFrame: ({ children }: { children: unknown }) => children }));
jest.mock('./routes', () => ({
  pages: [
    { path: '/', element: <Page /> },
    { path: '/restless', element: <Restless /> },
  ],
}));

/** A page that holds what it found when it came up, as one does with a draft. */
function Page() {
  const [held] = useState(() => present);
  return <p>the bed of {held}</p>;
}

/** It begins when React no longer waits for its effects, as it does in tests. */
const another = jest.fn((round: number, set: (round: number) => void) => {
  if (round > 0) set(round + 1);
  else setTimeout(() => set(1));
});

/** A page whose effect asks for the next one, again and again. */
function Restless() {
  const [round, setRound] = useState(0);
  useEffect(() => another(round, setRound), [round]);
  return <Link to="/">Leave</Link>;
}

let present = 'a guest';

function become(gardener: string): void {
  present = gardener;
  act(() => {
    if (gardener === 'a guest') signOutForTest();
    else signInForTest({ id: gardener });
  });
}

describe('what a page holds', () => {
  it('AUTH-6 stays when a guest signs in', () => {
    become('a guest');
    render(<App />);
    become('rosa');
    expect(screen.getByText('the bed of a guest')).toBeInTheDocument();
  });

  it('AUTH-5 goes with the gardener who signs out, or in whose place another is', () => {
    become('rosa');
    render(<App />);
    expect(screen.getByText('the bed of rosa')).toBeInTheDocument();
    become('a guest');
    expect(screen.getByText('the bed of a guest')).toBeInTheDocument();
    become('ada');
    become('bruno');
    expect(screen.getByText('the bed of bruno')).toBeInTheDocument();
  });
});

describe('ARCH-1 a page whose effects ask for updates without end', () => {
  it('is left by a link', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    become('a guest');
    window.history.pushState(null, '', '/restless');
    render(<App />);
    await waitFor(() => expect(another.mock.calls.length).toBeGreaterThan(100));
    // As a browser does it: React's act would wait for the last of the effects.
    screen.getByRole('link', { name: 'Leave' }).click();
    expect(await screen.findByText('the bed of a guest')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
