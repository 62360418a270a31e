import { fetchLayout } from './fetch-layout';

const gardenId = '0190a000-0000-7000-8000-000000000001';
const data = {
  garden: {
    id: gardenId,
    name: 'Herbs',
    soil_type: 'Loamy',
    hardiness_zone: '6a',
    sunlight: 'Full Sun',
    maintenance: 'Low',
    matrix: '1',
    width: 1,
    height: 1,
    created_at: '2026-05-21T09:00:00.000Z',
    updated_at: '2026-05-21T09:00:00.000Z',
  },
  version: 1,
  plants: [],
};

describe('fetchLayout', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('asks at its address and takes the answer', async () => {
    const asked: string[] = [];
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      return Response.json({ data });
    };
    expect(await fetchLayout({ gardenId })).toEqual(data);
    expect(asked).toEqual([`/api/gardens/fetchLayout?gardenId=${gardenId}`]);
  });

  it('refuses an answer of another shape', async () => {
    globalThis.fetch = async () => Response.json({ data: null });
    await expect(fetchLayout({ gardenId })).rejects.toMatchObject({ code: 'answer' });
  });
});
