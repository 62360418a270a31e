import { renderRemote } from '@planted/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { catalogueRow } from '@planted/contracts/testing';

const rows = [
  catalogueRow({ companion_plants: ['chives', 'gone'], avoid_plants: ['rue'] }),
  catalogueRow({ id: 'chives', plant_name: 'Chives', companion_plants: ['basil-sweet'] }),
  catalogueRow({ id: 'rue', plant_name: 'Rue' }),
];
const plot = 'soil=Loamy&sunlight=Full+Sun&water=mesic&zone=5b';

describe('a plant of the results', () => {
  const realFetch = globalThis.fetch;
  // Loaded before the first test, so that none waits for a compiler.
  beforeAll(() => Promise.all([import('../plant-finder-page'), import('./opened-plant-popup')]));
  beforeEach(() => {
    globalThis.fetch = async () => Response.json(rows);
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('FIND-2 opens the detail popup, by the keyboard too, and gives focus back', async () => {
    const { where } = renderRemote(remote, { at: '/plant-finder?q=basil' });
    const name = await screen.findByRole('link', { name: 'Sweet Basil' });
    name.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Sweet Basil' })).toBeVisible();
    expect(where()).toBe('/plant-finder?q=basil&plant=basil-sweet');
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(where()).toBe('/plant-finder?q=basil');
    await waitFor(() => expect(name).toHaveFocus());
  });

  it('FIND-2 is opened by an address, over the page that it closes to', async () => {
    const { where } = renderRemote(remote, { at: '/plant-finder?plant=chives' });
    const popup = await screen.findByRole('dialog', { name: 'Chives' });
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await gone();
    expect(where()).toBe('/plant-finder');
    expect(screen.getByText('Start searching to find plants')).toBeVisible();
  });

  it('leads to its companions, and closing goes back to the results at once', async () => {
    const { where } = renderRemote(remote, { at: '/plant-finder?q=sweet' });
    await userEvent.click(await screen.findByRole('link', { name: 'Sweet Basil' }));
    const companions = await screen.findByRole('region', { name: 'Companion plants' });
    expect(within(companions).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(companions).getByRole('button', { name: 'Chives' }));
    const popup = await screen.findByRole('dialog', { name: 'Chives' });
    expect(where()).toBe('/plant-finder?q=sweet&plant=chives');
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await gone();
    expect(where()).toBe('/plant-finder?q=sweet');
  });

  it('reports when the catalogue has no such plant', async () => {
    const { where } = renderRemote(remote, { at: '/plant-finder?plant=triffid' });
    expect(await screen.findByRole('dialog', { name: 'Plant not found' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(where()).toBe('/plant-finder');
  });

  it('reports when its address is opened and the plants cannot be loaded', async () => {
    globalThis.fetch = (async () => ({
      ok: false,
      status: 400,
      json: async () => ({ error: 'Resting.' }),
    })) as never;
    renderRemote(remote, { at: '/plant-finder?plant=chives' });
    expect(await screen.findByText(/could not be loaded: Resting/)).toBeVisible();
  });

  it('FIT-2 shows its fit once soil, sunlight, water and zone are chosen', async () => {
    renderRemote(remote, { at: `/plant-finder?${plot}` });
    const name = await screen.findByRole('link', { name: 'Sweet Basil' });
    expect(within(name.closest('li') as HTMLElement).getByText('100% fit')).toBeVisible();
    await userEvent.click(name);
    const fit = await screen.findByRole('region', { name: 'Fit with the plot you describe' });
    expect(within(fit).getByText('100%')).toBeVisible();
  });

  it('FIT-2 claims no fit while one of the four is open', async () => {
    renderRemote(remote, { at: `/plant-finder?${plot.replace('&zone=5b', '')}` });
    await userEvent.click(await screen.findByRole('link', { name: 'Sweet Basil' }));
    await screen.findByRole('dialog', { name: 'Sweet Basil' });
    expect(screen.queryByText(/% fit/)).not.toBeInTheDocument();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });
});
