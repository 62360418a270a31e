import { examplePlant } from '@planted/contracts/testing';
import { localDayOf } from '@planted/garden-domain';
import { renderRemote } from '@planted/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { type Answers, gardensOf, serve } from '../testing/serve-gardens';

beforeAll(() => Promise.all([import('./families-of-garden'), import('../square-memory/memory-of-square')]));

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const row = { ...gardenRowOf(1), matrix: '1,1' };
const garlic = examplePlant({ id: 'garlic', plant_name: 'Garlic' });
const year = Number(localDayOf(new Date()).slice(0, 4));
const stored = (id: string, plantId: string, x: number, other: object) => ({
  ...{
    id: `0190a8f0-0000-7000-8000-00000000900${id}`,
    gardenId: row.id,
    plantId,
    plantName: plantId,
    x,
    y: 0,
  },
  ...{ width: 1, height: 1, squares: 1, color: '#aac62f', plantsPerSquare: null, after: null },
  ...{ wasComing: false, fixed: [], done: [], harvestDays: [], end: null, ...other },
});
const plantings = [
  stored('1', 'garlic', 0, { state: 'standing', plantedDay: `${year}-01-01` }),
  stored('2', 'Tomato', 1, {
    ...{ state: 'ended', plantedDay: `${year - 1}-05-20` },
    end: { day: `${year - 1}-09-02`, how: 'failed', cause: null },
  }),
];
const place = { version: 0, choice: null, inherited: null, from: null, climate: null, gardens: [] };
const season = (style: string, of = plantings) => ({
  data: {
    gardens: [{ id: row.id, name: row.name, style, version: 3 }],
    ...{ plantings: of, next: null, position: 1 },
  },
});
const kinds = [
  { id: 'garlic', family: 'Amaryllidaceae', isAnnual: true, isFlower: false, isHousePlant: false },
  { id: 'Tomato', family: 'Solanaceae', isAnnual: true, isFlower: false, isHousePlant: false },
];
const facts = {
  ...{ about: '', rules: [], not_promised: [] },
  default: {
    ...{ years: 3, applies: 'always', evidence: 'tradition', source: [], sentence: '', note: '' },
    ...{ exempt: [], mixed_families: '' },
  },
};
const answers = (other: Answers = {}): Answers => ({
  ...gardensOf([row], [gardenPlantOf(0, { plant: garlic })]),
  '/rest/v1/plants': [garlic],
  '/api/gardens/fetchPlace': { data: place },
  '/api/gardens/fetchSeason': season('in-ground'),
  '/api/catalog/fetchRotationFacts': { data: { facts, kinds } },
  ...other,
});

async function open(served = answers()) {
  const server = serve(served);
  renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Families by year' }));
  return server;
}

describe('TIM-2 the families of a bed in the manager', () => {
  it('TIM-2 are told by square and year when they are asked for, and ring the square whose memory is open', async () => {
    await open();
    const region = await screen.findByRole('region', { name: 'Families by year' });
    const rows = within(within(region).getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `Square${year - 1}${year}`,
      'Row 1, column 1nothingAllium',
      'Row 1, column 2Nightshadenothing',
    ]);
    expect(region.querySelector('[data-ringed]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'What grew here?' }));
    await screen.findByRole('dialog', { name: 'Row 1, column 1' });
    expect(within(region).getByText(/the ring is the square you chose/)).toBeVisible();
    expect(region.querySelectorAll('[data-ringed="0,0"]')).toHaveLength(2);
  });

  it('TIM-2 are not told of a container', async () => {
    await open(answers({ '/api/gardens/fetchSeason': season('container') }));
    expect(await screen.findByText(/The soil of this garden is not its own for years/)).toBeVisible();
  });

  it('TIM-2 say that nothing grew yet', async () => {
    await open(answers({ '/api/gardens/fetchSeason': season('in-ground', []) }));
    expect(await screen.findByText('Nothing has grown here yet.')).toBeVisible();
  });

  it('TIM-2 say that they could not be read, and try again', async () => {
    const { answers: served } = await open(answers({ '/api/catalog/fetchRotationFacts': 500 }));
    const words = await screen.findByText(/The families of this bed could not be read/);
    const alert = words.closest<HTMLElement>('[role="alert"]');
    if (!alert) throw new Error('it is not said at once');
    Object.assign(served, answers());
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Families by year' })).toBeVisible();
  });
});
