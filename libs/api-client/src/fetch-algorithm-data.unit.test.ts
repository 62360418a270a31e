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

describe('the neighbors of varieties', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('REA-8 are those of their plants, from both sides, and only plants are asked for', async () => {
    const asked: string[] = [];
    const good = (id: string) => ({
      ...{ id, relation: 'good', mechanism: 'pest', reason: 'It keeps aphids away.', evidence: 'trial' },
    });
    globalThis.fetch = async (input, init) => {
      asked.push(`${String(input)} ${String(init?.body)}`);
      return Response.json({ data: { basil: [good('tomato')], tomato: [good('basil')] } });
    };
    const known = await fetchCompanionPlants(['basil', 'tomato--sungold', 'tomato']);
    expect(asked).toEqual(['/api/algorithm/fetchCompanionPlants {"plantIds":["basil","tomato"]}']);
    expect(known).toEqual({
      basil: [good('tomato'), good('tomato--sungold')],
      tomato: [good('basil')],
      'tomato--sungold': [good('basil')],
    });
  });
});

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
