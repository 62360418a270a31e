import type { chooseMorningNoteCall, RequestOf } from '@planted/contracts';
import { chooseMorningNote } from './choose-morning-note';
import { fetchMorningNote } from './fetch-morning-note';

const chosen: RequestOf<typeof chooseMorningNoteCall> = {
  ...{ expectedVersion: 0, time: '07:00', timeZone: 'Europe/Paris', quiet: null, byMail: true },
};

describe('the calls of the morning note', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('TEL-4 choose posts under its key and takes the version', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = async (address, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      asked.push([String(address), init?.method, JSON.parse(String(init?.body)), key]);
      return Response.json({ data: { version: 1 } });
    };
    expect(await chooseMorningNote(chosen, 'one')).toEqual({ version: 1 });
    expect(asked).toEqual([['/api/morningNote/chooseMorningNote', 'POST', chosen, 'one']]);
  });

  it('TEL-4 fetch asks at its address, and refuses an answer of another shape', async () => {
    const data = { version: 0, note: null, pushKey: 'BKey', devices: [] };
    globalThis.fetch = async (address) =>
      Response.json({ data: String(address) === '/api/morningNote/fetchMorningNote' ? data : null });
    expect(await fetchMorningNote()).toEqual(data);
    globalThis.fetch = async () => Response.json({ data: null });
    await expect(fetchMorningNote()).rejects.toMatchObject({ code: 'answer' });
  });
});
