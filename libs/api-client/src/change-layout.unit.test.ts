import type { RequestOf, changeLayoutCall } from '@planted/contracts';
import { changeLayout } from './change-layout';

const gardenId = '0190a000-0000-7000-8000-000000000001';
const act: RequestOf<typeof changeLayoutCall> = {
  gardenId,
  expectedVersion: 2,
  changes: [{ type: 'restore', id: gardenId }],
};

describe('changeLayout', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('posts to its address under its key and takes the answer', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = async (address, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      asked.push([String(address), init?.method, init?.body, key]);
      return Response.json({ data: { version: 3 } });
    };
    expect(await changeLayout(act, 'key')).toEqual({ version: 3 });
    expect(asked).toEqual([['/api/gardens/changeLayout', 'POST', JSON.stringify(act), 'key']]);
  });

  it('tells what changed since of a conflict', async () => {
    const current = { version: 4, matrix: null, plants: [], ended: [] };
    globalThis.fetch = async () =>
      Response.json({ error: 'Changed', code: 'conflict', current }, { status: 409 });
    await expect(changeLayout(act, 'key')).rejects.toMatchObject({ status: 409, current });
  });

  it('refuses an answer of another shape', async () => {
    globalThis.fetch = async () => Response.json({ data: null });
    await expect(changeLayout(act, 'key')).rejects.toMatchObject({ code: 'answer' });
  });
});
