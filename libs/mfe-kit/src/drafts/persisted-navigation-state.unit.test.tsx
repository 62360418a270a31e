import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../testing';
import { createGardenSummaryHandOver } from './persisted-navigation-state';

function parseNames(value: unknown): string[] {
  if (!Array.isArray(value)) throw new Error('not a list');
  return value.map(String);
}

function setUp() {
  const gardenSummary = createGardenSummaryHandOver(parseNames);
  function Designer() {
    const open = gardenSummary.useOpen();
    return (
      <button type="button" onClick={() => open(['Salad bed'])}>
        Next
      </button>
    );
  }
  function Summary() {
    const received = gardenSummary.useReceived();
    return <p>{received.status === 'received' ? received.state.join() : received.status}</p>;
  }
  return {
    routes: [
      { path: '/in-ground-layout-page', title: 'Designer', Component: Designer },
      { path: '/garden-summary', title: 'Summary', Component: Summary },
    ],
  };
}

// jsdom has no IndexedDB: here drafts live in memory, which the storage logs once.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('from designer to garden summary', () => {
  it('hands the state over, and keeps it for a later visit', async () => {
    const remote = setUp();
    const { where, unmount } = renderRemote(remote, { at: '/in-ground-layout-page' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(where()).toBe('/garden-summary');
    expect(screen.getByText('Salad bed')).toBeInTheDocument();
    unmount();

    renderRemote(remote, { at: '/garden-summary' });
    expect(await screen.findByText('Salad bed')).toBeInTheDocument();
  });

  it('NAV-4 reports that nothing was persisted', async () => {
    const key = createGardenSummaryHandOver(parseNames);
    await key.clear();
    renderRemote(setUp(), { at: '/garden-summary' });
    expect(await screen.findByText('nothing')).toBeInTheDocument();
  });

  it('ignores navigation state that is none', async () => {
    await createGardenSummaryHandOver(parseNames).clear();
    renderRemote(setUp(), { at: '/garden-summary', state: { what: 'rubbish' } });
    expect(await screen.findByText('nothing')).toBeInTheDocument();
  });

  it('AUTH-5 Back shows nothing of a gardener who has logged out', async () => {
    const remote = setUp();
    const rosas = renderRemote(remote, { at: '/in-ground-layout-page', user: { id: 'rosa' } });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const state = rosas.state();
    rosas.unmount();

    const guests = renderRemote(remote, { at: '/garden-summary', state });
    expect(await screen.findByText('nothing')).toBeInTheDocument();
    guests.unmount();

    renderRemote(remote, { at: '/garden-summary', state, user: { id: 'rosa' } });
    expect(await screen.findByText('Salad bed')).toBeInTheDocument();
  });
});
