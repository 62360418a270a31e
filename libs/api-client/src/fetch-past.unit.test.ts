import { fetchPast } from './fetch-past';

const gardenId = '0190a000-0000-7000-8000-000000000001';

describe('fetchPast', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('TIM-1 asks for a day at its address and reads the shape of the bed', async () => {
    const asked: string[] = [];
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      const beds = [{ from: '2026-05-01', matrix: '1,1\n0,1', x: 0, y: -1 }];
      const none = { plantings: [], spans: [], coming: [], said: [], entries: [] };
      return Response.json({ data: { beds, ...none } });
    };
    const past = await fetchPast({ gardenId, from: '2026-05-02', to: '2026-05-02' });
    expect(past.beds).toEqual([
      {
        ...{ from: '2026-05-01', x: 0, y: -1 },
        matrix: [
          [1, 1],
          [0, 1],
        ],
      },
    ]);
    expect(asked).toEqual([`/api/gardens/fetchPast?gardenId=${gardenId}&from=2026-05-02&to=2026-05-02`]);
  });

  it('refuses an answer of another shape', async () => {
    globalThis.fetch = async () => Response.json({ data: null });
    await expect(fetchPast({ gardenId })).rejects.toMatchObject({ code: 'answer' });
  });
});
