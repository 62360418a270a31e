import { fetchSeason } from './fetch-season';

describe('fetchSeason', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  const planting = (id: string) => ({
    id,
    gardenId: GARDEN,
    ...{ plantId: 'pea', plantName: 'Pea', x: 0, y: 0, width: 2, height: 1, squares: 2, color: '#88aa55' },
    ...{ plantsPerSquare: null, state: 'coming', after: null, wasComing: false, plantedDay: null },
    ...{ fixed: [{ step: 'sow', day: '2026-04-01' }], done: [], harvestDays: [], end: null },
  });
  const GARDEN = '0190a000-0000-7000-8000-000000000001';
  const [first, second] = ['0190a000-0000-7000-8000-000000000002', '0190a000-0000-7000-8000-000000000003'];
  const gardens = [{ id: GARDEN, name: 'Kitchen Bed', style: 'raised-bed', version: 4 }];

  it('SEA-14 asks for every part, and goes on from where the first one was in the log', async () => {
    const asked: string[] = [];
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      const isFirst = asked.length === 1;
      const plantings = [planting(isFirst ? first : second)];
      const next = isFirst ? first : null;
      return Response.json({ data: { gardens, plantings, next, position: isFirst ? 7 : 9 } });
    };
    const plantings = [planting(first), planting(second)];
    expect(await fetchSeason()).toEqual({ gardens, plantings, position: 7 });
    expect(asked).toEqual(['/api/gardens/fetchSeason', `/api/gardens/fetchSeason?after=${first}`]);
  });

  it('refuses an answer of another shape', async () => {
    globalThis.fetch = async () => Response.json({ data: null });
    await expect(fetchSeason()).rejects.toMatchObject({ code: 'answer' });
  });
});
