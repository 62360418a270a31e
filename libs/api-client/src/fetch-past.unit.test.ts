import { fetchPast } from './fetch-past';
import { fetchSeason } from './fetch-season';

const gardenId = '0190a000-0000-7000-8000-000000000001';

const none = { plantings: [], spans: [], coming: [], said: [], entries: [] };
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

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

  /** By address and zone. */
  function asked(answer: (zone: string | null) => Response): (readonly [string, string | null])[] {
    const requests: (readonly [string, string | null])[] = [];
    globalThis.fetch = async (address, options) => {
      const zone = new Headers(options?.headers).get('time-zone');
      requests.push([String(address), zone]);
      return answer(zone);
    };
    return requests;
  }

  it('TIM-1 names the zone of the device, which no other call does, and asks anew for what was preloaded', async () => {
    const preloaded = jest.fn();
    globalThis.plantedAnswers = preloaded;
    const requests = asked(() => Response.json({ data: { beds: [], ...none } }));
    await fetchPast({ gardenId });
    expect(requests).toEqual([[`/api/gardens/fetchPast?gardenId=${gardenId}`, here]]);
    expect(preloaded).not.toHaveBeenCalled();
    delete globalThis.plantedAnswers;
    const others = asked(() =>
      Response.json({ data: { gardens: [], plantings: [], next: null, position: 0 } }),
    );
    await fetchSeason();
    expect(others.map(([, zone]) => zone)).toEqual([null]);
  });

  it('TIM-1 has days of UTC where the server does not know the zone, and fails with all else', async () => {
    const refusal = (field: string) =>
      Response.json({ error: `${field}: is not known`, code: 'invalid', field }, { status: 400 });
    const requests = asked((zone) =>
      zone === null ? Response.json({ data: { beds: [], ...none } }) : refusal('Time-Zone'),
    );
    expect(await fetchPast({ gardenId })).toEqual({ beds: [], ...none });
    expect(requests.map(([, zone]) => zone)).toEqual([here, null]);
    const once = asked(() => refusal('gardenId'));
    await expect(fetchPast({ gardenId })).rejects.toMatchObject({ field: 'gardenId' });
    expect(once).toHaveLength(1);
  });

  it('refuses an answer of another shape', async () => {
    globalThis.fetch = async () => Response.json({ data: null });
    await expect(fetchPast({ gardenId })).rejects.toMatchObject({ code: 'answer' });
  });
});
