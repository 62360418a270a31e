import { renderRemote } from '@planted/mfe-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from './routes';
import { activityOf, gardenPlantOf, gardenRowOf } from './testing/rows';
import { DASHBOARD, gardensOf, serve } from './testing/serve-gardens';

const serveGardens = (...known: Parameters<typeof gardensOf>) => serve(gardensOf(...known));

const maya = { user: { given_name: 'Maya' } };

describe('mfe-manager', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('DASH-2 shows the first 5 gardens with their plant counts, and a garden without a name as Unnamed Garden', async () => {
    const gardens = [1, 2, 3, 4, 5, 6].map((n) => gardenRowOf(n, n === 2 ? { name: '' } : {}));
    serveGardens(gardens, [gardenPlantOf(0)]);
    renderRemote(remote, { at: '/dashboard', ...maya });
    expect(await screen.findByRole('heading', { name: 'Garden 5' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Garden 6' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Unnamed Garden' })).toBeVisible();
    const first = screen.getByRole('heading', { name: 'Garden 1' }).closest('li') as HTMLElement;
    expect(within(first).getByText('1 plant')).toBeVisible();
  });

  it('DASH-2 and DASH-4 say so when there is nothing yet, and lead on', async () => {
    serveGardens([], []);
    renderRemote(remote, { at: '/dashboard', ...maya });
    expect(await screen.findByText('You have not created any gardens yet, jump on it!')).toBeVisible();
    expect(screen.getByText('No plants to show, be sure to plant your gardens!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/garden-manager');
  });

  it('DASH-6 shows an example, marked as one, when the gardens cannot be loaded', async () => {
    serve({ [DASHBOARD]: 400 });
    renderRemote(remote, { at: '/dashboard', ...maya });
    expect(await screen.findByText(/This is an example garden, not one of yours/)).toHaveTextContent(
      'It rains.',
    );
    expect(screen.getByRole('group', { name: 'Example garden' })).toBeVisible();
  });

  it('asks a guest to sign in, and shows nothing as theirs', async () => {
    serve({});
    renderRemote(remote, { at: '/dashboard' });
    expect(await screen.findByText('An example of how a garden looks here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  it('MAN-1 has no plant lit in a garden that is come back to', async () => {
    serveGardens([gardenRowOf(1), gardenRowOf(2)], [gardenPlantOf(0)]);
    renderRemote(remote, { at: '/garden-manager', ...maya });
    const bed = (name: string) => screen.findByRole('region', { name });
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('combobox', { name: 'Garden' }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    // The list of gardens lies over the bed: once it closes, the pointer is on a plant.
    fireEvent.pointerOver(within(await bed('Garden 1')).getByRole('img', { name: 'Carrot' }));
    expect(within(await bed('Garden 1')).getByText('Carrot')).toBeVisible();
    await choose('Garden 2');
    await bed('Garden 2');
    await choose('Garden 1');
    expect(within(await bed('Garden 1')).getByRole('img', { name: 'Carrot' })).toBeVisible();
    expect(within(await bed('Garden 1')).queryByText('Carrot')).toBeNull();
  });

  it('MAN-1 draws as many of a plant in a square as grow there', async () => {
    const carrot = gardenPlantOf(0);
    const tree = gardenPlantOf(1, {
      plant: { ...carrot.plant, plant_name: 'Plum', plants_per_square_foot: null },
    });
    serveGardens([gardenRowOf(1)], [carrot, tree]);
    renderRemote(remote, { at: '/garden-manager', ...maya });
    const bed = within(await screen.findByRole('region', { name: 'Garden 1' }));
    expect(bed.getByRole('img', { name: 'Carrot' }).querySelectorAll('image')).toHaveLength(16);
    expect(bed.getByRole('img', { name: 'Plum' }).querySelectorAll('image')).toHaveLength(1);
  });

  it('MAN-1 selects the first garden, MAN-4 shows its 5 latest activities', async () => {
    const activities = [1, 2, 3, 4, 5, 6].map((n) => activityOf(n));
    serveGardens([gardenRowOf(1), gardenRowOf(2)], [gardenPlantOf(0)], activities);
    renderRemote(remote, { at: '/garden-manager', ...maya });
    expect(await screen.findByText('Note 5')).toBeVisible();
    expect(screen.queryByText('Note 6')).toBeNull();
    expect(screen.getAllByText('Layout Saved')).toHaveLength(5);
    expect(screen.getByText('16 plants in 1 square, 1 kind')).toBeVisible();
  });

  it('shows what happened in the selected garden only', async () => {
    const other = gardenRowOf(2);
    const ofGarden = (id: string) => `/api/activities/fetchGardenActivities?gardenId=${id}`;
    serve({
      ...gardensOf([gardenRowOf(1), other], []),
      [ofGarden(gardenRowOf(1).id)]: { data: [activityOf(1)], next: null },
      [ofGarden(other.id)]: { data: [], next: null },
    });
    renderRemote(remote, { at: `/garden-manager?garden=${other.id}`, ...maya });
    expect(await screen.findByText('Nothing has happened here yet.')).toBeVisible();
  });

  it('asks for the plants of the selected garden only, and keeps it until the next one is there', async () => {
    const other = gardenRowOf(2);
    let answer: (body: unknown) => void = () => {};
    const later = new Promise((done) => {
      answer = done;
    });
    const plantsOf = (id: string) => `/api/gardens/fetchManagerPlants?gardenId=${id}`;
    serve({
      ...gardensOf([gardenRowOf(1), other]),
      '/api/gardens/fetchManagerPlants': 404,
      [plantsOf(gardenRowOf(1).id)]: { data: [gardenPlantOf(0)], next: null },
      [plantsOf(other.id)]: () => later,
    });
    renderRemote(remote, { at: '/garden-manager', ...maya });
    expect(await screen.findByRole('group', { name: 'Garden 1' })).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Garden' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Garden 2' }));
    expect(screen.getByRole('group', { name: 'Garden 1' })).toBeVisible();
    answer({ data: [gardenPlantOf(1, { garden_id: other.id })], next: null });
    expect(await screen.findByRole('group', { name: 'Garden 2' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Garden 1' })).toBeNull();
  });

  it('MAN-6 and MAN-7 keep reminders and a journal also for a gardener without a garden', async () => {
    serveGardens([], []);
    renderRemote(remote, { at: '/garden-manager?tab=journals&open=add', ...maya });
    expect(await screen.findByRole('link', { name: 'Create Garden' })).toBeVisible();
    expect(await screen.findByRole('form', { name: 'New journal entry' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Plants' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Reminders' })).toBeVisible();
  });

  it.each([
    ['/dashboard', '220px'],
    ['/garden-manager', '500px'],
  ])('DASH-7 draws a garden on %s %s wide, and lights the plant that is pointed at', async (at, width) => {
    serveGardens();
    renderRemote(remote, { at, ...maya });
    const bed = await screen.findByRole('group', { name: 'Garden 1' });
    expect(bed.closest(`[style*="width: ${width}"]`)).not.toBeNull();
    expect(screen.queryByText('Carrot', { selector: 'span[aria-hidden]' })).toBeNull();
    await userEvent.hover(within(bed).getByRole('img', { name: 'Carrot' }));
    expect(screen.getByText('Carrot', { selector: 'span[aria-hidden]' })).toBeVisible();
  });
});
