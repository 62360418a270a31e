import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { App } from './app';

jest.mock('./layout/app-frame', () => ({ AppFrame: ({ children }: { children: unknown }) => children }));
jest.mock('./routes', () => ({ pages: [{ path: '/', element: <Page /> }] }));

/** A page that holds what it found when it came up, as one does with a draft. */
function Page() {
  const [held] = useState(() => present);
  return <p>the bed of {held}</p>;
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
