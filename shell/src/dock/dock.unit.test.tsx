import { MemoryRouter } from '@planted/mfe-kit';
import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type Waiting, waitingStore } from '../waiting/waiting-store';
import { DockHost } from './dock-host';

const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <DockHost />
    </MemoryRouter>,
  );
const here = () => document.querySelector('[aria-current=page]')?.textContent;

describe('FLD-4 the dock of a phone', () => {
  beforeEach(() => act(() => void signInForTest()));
  afterEach(() => {
    act(() => {
      waitingStore.set(null);
      signOutForTest();
    });
  });

  it.each([
    ['/dashboard', 'Today'],
    ['/garden-manager?open=event&garden=bed', 'Log'],
    ['/garden-manager?tab=reminders', 'Beds'],
    ['/season', 'Season'],
  ])('at %s is at %s, and leads to its four places', async (at, place) => {
    open(at);
    await screen.findByRole('navigation', { name: 'In the garden' });
    expect(here()).toBe(place);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Today', '/dashboard'],
      ['Log', '/garden-manager?open=event'],
      ['Beds', '/garden-manager'],
      ['Season', '/season'],
    ]);
  });

  it('counts what needs the gardener, in words', async () => {
    open('/season');
    await screen.findByRole('navigation');
    expect(screen.getByRole('link', { name: 'Today' })).toBeInTheDocument();
    const refused = [{ key: 'one' }] as unknown as Waiting['refused'];
    act(() => waitingStore.set({ refused } as unknown as Waiting));
    expect(screen.getByRole('link', { name: 'Today 1 needs you' })).toBeInTheDocument();
    act(() => waitingStore.set({ refused: [...refused, ...refused] } as unknown as Waiting));
    expect(screen.getByRole('link', { name: 'Today 2 need you' })).toBeInTheDocument();
  });

  it('is neither for guests nor where a page has a bar of its own', async () => {
    const { unmount } = open('/garden-summary');
    await act(async () => {});
    expect(screen.queryByRole('navigation')).toBeNull();
    unmount();
    act(() => signOutForTest());
    open('/dashboard');
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  });
});
