import { defineRemote, Link } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from './routes';
import { catalogueRow, exampleOwnKind, exampleVariety } from '@planted/contracts/testing';

const rows = [
  catalogueRow({
    tags: ['Beginner Friendly', 'Heat Lover', 'Fragrant'],
    companion_plants: ['a', 'b', 'c', 'd', 'e', 'f'],
  }),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
    catalogueRow({ id, plant_name: `Plant ${id}`, plant_type: 'root', short_description: 'x'.repeat(200) }),
  ),
];

const answer =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

describe('/plant-finder', () => {
  const realFetch = globalThis.fetch;
  // Loaded before the first test, so that none waits for a compiler.
  beforeAll(() => import('./plant-finder-page'));
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('FIND-1 asks to start searching before any filter is set', async () => {
    globalThis.fetch = answer(rows) as typeof fetch;
    renderRemote(remote, { at: '/plant-finder' });
    expect(await screen.findByText('Start searching to find plants')).toBeVisible();
    expect(screen.getByPlaceholderText('Start typing to search for plants...')).toBeVisible();
  });

  it('FIND-2 shows a card with at most 2 badges and 4 companions, then the number of others', async () => {
    globalThis.fetch = answer(rows) as typeof fetch;
    renderRemote(remote, { at: '/plant-finder' });
    await userEvent.type(await screen.findByRole('searchbox'), 'sweet basil');
    const card = (await screen.findByRole('heading', { name: 'Sweet Basil' })).closest('li') as HTMLElement;
    expect(within(card).getByText(/Plant a, Plant b, Plant c, Plant d/)).toHaveTextContent('+2 more');
    expect(within(within(card).getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('1 plant');
  });

  it('REA-5 finds kinds of the gardener’s own beside the catalog’s, and opens them; what was removed is gone', async () => {
    const own = [
      exampleOwnKind({ name: '<b>Rosa’s</b>' }),
      {
        ...exampleOwnKind({ id: 'basil-sweet--0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c', name: 'Old' }),
        isRemoved: true,
      },
    ];
    globalThis.fetch = (async (address: RequestInfo | URL) =>
      Response.json(
        String(address).startsWith('/api/gardens/fetchOwnKinds')
          ? { data: own }
          : String(address).startsWith('/api/catalog/fetchVarieties')
            ? { data: [] }
            : rows,
      )) as typeof fetch;
    renderRemote(remote, { at: '/plant-finder?q=sweet+basil', user: {} });
    const name = 'Sweet Basil ‘<b>Rosa’s</b>’';
    const heading = await screen.findByRole('heading', { name });
    expect(within(heading.closest('li') as HTMLElement).getByText('mine')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /Old/ })).toBeNull();
    const searched = screen.getByText(/plants to search by climate/);
    expect(searched).toHaveTextContent(/^8 plants to search by climate, soil and growing conditions\.$/);
    await userEvent.click(within(heading).getByRole('link'));
    expect(await screen.findByRole('dialog', { name })).toHaveTextContent('45 days');
  });

  it('FIND-2 cuts a description to 150 characters', async () => {
    globalThis.fetch = answer(rows) as typeof fetch;
    renderRemote(remote, { at: '/plant-finder?q=plant+a' });
    expect(await screen.findByText(`${'x'.repeat(150)}…`)).toBeVisible();
  });

  it('FIND-1 reports when nothing is found, and Clear starts over', async () => {
    globalThis.fetch = answer(rows) as typeof fetch;
    const { where } = renderRemote(remote, { at: '/plant-finder?q=zzz&zone=5b' });
    expect(await screen.findByText('No plants found')).toBeVisible();
    expect(screen.getByText(/Try adjusting your search criteria or filters/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Start searching to find plants')).toBeVisible();
    expect(where()).toBe('/plant-finder');
  });

  it('REA-7 marks the other name that matched, and says what a slip was taken for', async () => {
    const zucchini = catalogueRow({ id: 'z', plant_name: 'Zucchini', other_names: ['courgette'] });
    globalThis.fetch = answer([...rows, zucchini]) as typeof fetch;
    renderRemote(remote, { at: '/plant-finder?q=courgete' });
    const card = (await screen.findByRole('heading', { name: 'Zucchini' })).closest('li') as HTMLElement;
    expect(within(card).getByText('also courgette')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 result for courgette · you typed “courgete”');
  });

  it('REA-8 finds a plant by its variety, and its page lists the varieties with what differs in bold', async () => {
    const asked: string[] = [];
    globalThis.fetch = (async (address) => {
      asked.push(String(address));
      return Response.json(String(address).includes('fetchVarieties') ? { data: [exampleVariety()] } : rows);
    }) as typeof fetch;
    renderRemote(remote, { at: '/plant-finder' });
    const box = await screen.findByRole('searchbox');
    expect(asked.filter((address) => address.includes('fetchVarieties'))).toEqual([]);
    await userEvent.type(box, 'genovese');
    const card = (await screen.findByRole('heading', { name: 'Sweet Basil' })).closest('li') as HTMLElement;
    expect(within(card).getByText('variety Genovese')).toBeVisible();
    await userEvent.click(within(card).getByRole('link'));
    const varieties = await screen.findByRole('region', { name: 'Varieties 1' });
    expect(within(varieties).getByRole('heading', { name: /^Genovese/ })).toBeVisible();
    expect(within(varieties).getByText('68 days').tagName).toBe('STRONG');
    expect(within(varieties).getByText(/seed catalogs of North America/)).toBeVisible();
  });

  it('FIND-1 keeps the search in the address', async () => {
    globalThis.fetch = answer(rows) as typeof fetch;
    const { where } = renderRemote(remote, { at: '/plant-finder' });
    await userEvent.type(await screen.findByRole('searchbox'), 'bas');
    expect(where()).toBe('/plant-finder?q=bas');
  });

  it('FIND-1 asks again when another address is opened, as by the back button', async () => {
    globalThis.fetch = answer(rows) as typeof fetch;
    renderRemote(
      defineRemote({
        routes: remote.routes.map(({ Component, ...route }) => ({
          ...route,
          Component: () => (
            <>
              <Link to="/plant-finder?q=plant+c">Plant c</Link>
              <Component />
            </>
          ),
        })),
      }),
      { at: '/plant-finder' },
    );
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, 'sweet');
    await screen.findByRole('heading', { name: 'Sweet Basil' });
    await userEvent.click(screen.getByRole('link', { name: 'Plant c' }));
    expect(await screen.findByRole('heading', { name: 'Plant c' })).toBeVisible();
    expect(search).toHaveValue('plant c');
  });

  it('FIND-1 gives each card its position among all that were found', async () => {
    globalThis.fetch = answer(rows) as typeof fetch;
    renderRemote(remote, { at: '/plant-finder?q=plant' });
    const card = (await screen.findByRole('heading', { name: 'Plant b' })).closest('li');
    expect(card).toHaveAttribute('aria-posinset', '2');
    expect(card).toHaveAttribute('aria-setsize', '6');
  });

  it('FIND-1 takes a dropdown choice back by its word for any', async () => {
    globalThis.fetch = answer(rows) as typeof fetch;
    const { where } = renderRemote(remote, { at: '/plant-finder?type=root' });
    const type = await screen.findByRole('combobox', { name: 'Plant Type' });
    expect(type).toHaveTextContent('Root');
    expect(screen.getByRole('combobox', { name: 'Season' })).toHaveTextContent('Any season');
    type.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Any type' }));
    expect(where()).toBe('/plant-finder');
  });

  it('reports when the plants cannot be loaded, and tries again', async () => {
    globalThis.fetch = answer({ error: 'The catalogue is resting.' }, 400) as typeof fetch;
    renderRemote(remote, { at: '/plant-finder?q=basil' });
    expect(await screen.findByText(/The catalogue is resting/)).toBeVisible();
    expect(screen.getByText('Search plants by climate, soil and growing conditions.')).toBeVisible();
    globalThis.fetch = answer(rows) as typeof fetch;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Sweet Basil' })).toBeVisible();
  });
});
