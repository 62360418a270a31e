import type { choosePlaceCall, RequestOf } from '@planted/contracts';
import { choosePlace } from './choose-place';
import { fetchPlace } from './fetch-place';

const gardenId = '0190a000-0000-7000-8000-000000000001';
const act: RequestOf<typeof choosePlaceCall> = {
  ...{ gardenId, expectedVersion: 1 },
  choice: { place: null, ownDates: { lastFrost: 126, firstFrost: 275, hemisphere: null } },
};

describe('the calls of places', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('choosePlace posts to its address under its key and takes the answer', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = async (address, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      asked.push([String(address), init?.method, init?.body, key]);
      return Response.json({ data: { version: 2 } });
    };
    expect(await choosePlace(act, 'key')).toEqual({ version: 2 });
    expect(asked).toEqual([['/api/gardens/choosePlace', 'POST', JSON.stringify(act), 'key']]);
  });

  it('choosePlace tells what is there now of a conflict', async () => {
    const current = { version: 4, choice: null };
    globalThis.fetch = async () =>
      Response.json({ error: 'Changed', code: 'conflict', current }, { status: 409 });
    await expect(choosePlace(act, 'key')).rejects.toMatchObject({ status: 409, current });
  });

  it('fetchPlace asks for a garden or for all, and refuses an answer of another shape', async () => {
    const asked: string[] = [];
    const data = { version: 0, choice: null, inherited: null, from: null, climate: null, gardens: [] };
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      return Response.json({ data: asked.length > 2 ? null : data });
    };
    expect(await fetchPlace({ gardenId })).toEqual(data);
    expect(await fetchPlace()).toEqual(data);
    expect(asked).toEqual([`/api/gardens/fetchPlace?gardenId=${gardenId}`, '/api/gardens/fetchPlace']);
    await expect(fetchPlace()).rejects.toMatchObject({ code: 'answer' });
  });
});
