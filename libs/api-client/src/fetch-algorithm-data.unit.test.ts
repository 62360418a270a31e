import { fetchCompanionPlants } from './fetch-companion-plants';
import { fetchFillerPlants } from './fetch-filler-plants';
import { fetchOrganicPestControlPlants } from './fetch-organic-pest-control-plants';
import { fetchPollinatorPlants } from './fetch-pollinator-plants';

const calls = [
  ['/api/algorithm/fetchFillerPlants', fetchFillerPlants, 'Failed to load Filler Plants'],
  [
    '/api/algorithm/fetchCompanionPlants',
    () => fetchCompanionPlants(['tomato']),
    'Failed to load companions',
  ],
  [
    '/api/algorithm/fetchOrganicPestControlPlants',
    fetchOrganicPestControlPlants,
    'Failed to load Organic Pest Control Plants',
  ],
  ['/api/algorithm/fetchPollinatorPlants', fetchPollinatorPlants, 'Failed to load Pollinator Plants'],
] as const;

describe.each(calls)('%s', (path, call, text) => {
  const realFetch = globalThis.fetch;
  const asked: string[] = [];
  const answering = (respond: () => Response) => {
    globalThis.fetch = async (input) => {
      asked.push(String(input));
      return respond();
    };
  };
  afterEach(() => {
    globalThis.fetch = realFetch;
    asked.length = 0;
  });

  it('AUTO-3 hands on what {data} holds', async () => {
    const data = path.endsWith('CompanionPlants') ? { tomato: [] } : [];
    answering(() => Response.json({ data }));
    expect(await call()).toEqual(data);
    expect(asked).toEqual([path]);
  });

  it(`AUTO-3 fails with the server's words, else with '${text}'`, async () => {
    answering(() => Response.json({ error: 'Too many requests.' }, { status: 429 }));
    await expect(call()).rejects.toThrow('Too many requests.');
    answering(() => new Response('<html>', { status: 502 }));
    await expect(call()).rejects.toThrow(text);
  });
});
