import { Link, MemoryRouter, type RemoteRoutes, Route, Routes } from '@planted/mfe-kit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useState } from 'react';
import { UnmountErrorBoundary } from './unmount-error-boundary';
import { RemotePage } from './remote-page';

const loadRemoteRoutes = jest.fn<Promise<RemoteRoutes>, []>();
jest.mock('../federation', () => ({
  loadRemoteRoutes: () => loadRemoteRoutes(),
  RemoteProviders: ({ children }: { children: React.ReactNode }) => children,
}));

/** A page of a micro-frontend of this name, below a ribbon, with another page to go to. */
function open(remote: string, Component: React.ComponentType) {
  loadRemoteRoutes.mockResolvedValueOnce({ routes: [{ path: '/', title: 'Broken', Component }] });
  render(
    <MemoryRouter>
      <Link to="/about">About</Link>
      <UnmountErrorBoundary>
        <Routes>
          <Route path="/" element={<RemotePage remote={remote} path="/" name="Broken" />} />
          <Route path="/about" element={<h1>About us</h1>} />
        </Routes>
      </UnmountErrorBoundary>
    </MemoryRouter>,
  );
}

const leave = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible();
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a micro-frontend that misbehaves', () => {
  it('by an effect that sets its state without end leaves a panel, and the ribbon works', async () => {
    open('mfe_loop', function Loop() {
      const [count, setCount] = useState(0);
      useLayoutEffect(() => setCount(count + 1), [count]);
      return <p>{count}</p>;
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page');
    await leave();
  });

  it('by an effect that throws when it is left does not keep anybody there', async () => {
    open('mfe_stuck', function Stuck() {
      useEffect(() => () => {
        throw new Error('stuck in the mud');
      });
      return <h1>Mud</h1>;
    });
    await screen.findByRole('heading', { name: 'Mud' });
    await leave();
  });

  it('by a timer that throws after its page was left takes nothing away from the next', async () => {
    const thrown = jest.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', thrown);
    open('mfe_late', function Late() {
      useEffect(() => {
        const timer = setInterval(() => {
          clearInterval(timer);
          throw new Error('too late');
        }, 50);
      }, []);
      return <h1>Late</h1>;
    });
    await screen.findByRole('heading', { name: 'Late' });
    await leave();
    await waitFor(() => expect(thrown).toHaveBeenCalled());
    expect(screen.getByRole('heading', { name: 'About us' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'About' }));
    expect(screen.getByRole('heading', { name: 'About us' })).toBeVisible();
    removeEventListener('error', thrown);
  });

  it('by listeners and timers that it leaves behind takes nothing away from the next page', async () => {
    const heard = jest.fn();
    open('mfe_leak', function Leak() {
      useEffect(() => addEventListener('resize', heard), []);
      return <h1>Leak</h1>;
    });
    await screen.findByRole('heading', { name: 'Leak' });
    await leave();
    dispatchEvent(new Event('resize'));
    expect(heard).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'About us' })).toBeVisible();
    removeEventListener('resize', heard);
  });
});
