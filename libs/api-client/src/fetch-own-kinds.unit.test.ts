import { exampleOwnKind } from '@planted/contracts/testing';
import { fetchOwnKinds } from './fetch-own-kinds';
import { removeOwnKind } from './remove-own-kind';
import { saveOwnKind } from './save-own-kind';

describe('the calls of own kinds', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });
  const { isRemoved: _, ...kind } = exampleOwnKind();

  const answering = (data: unknown) => {
    const asked: unknown[] = [];
    globalThis.fetch = async (address, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      asked.push([String(address), init?.method ?? 'GET', init?.body, key]);
      return Response.json({ data });
    };
    return asked;
  };

  it('saveOwnKind and removeOwnKind post to their addresses under their keys', async () => {
    const asked = answering({ id: kind.id });
    expect(await saveOwnKind(kind, 'key')).toEqual({ id: kind.id });
    expect(await removeOwnKind({ id: kind.id }, 'other')).toEqual({ id: kind.id });
    expect(asked).toEqual([
      ['/api/gardens/saveOwnKind', 'POST', JSON.stringify(kind), 'key'],
      ['/api/gardens/removeOwnKind', 'POST', JSON.stringify({ id: kind.id }), 'other'],
    ]);
  });

  it('fetchOwnKinds asks at its address, and refuses one without a name', async () => {
    const asked = answering([exampleOwnKind()]);
    expect(await fetchOwnKinds()).toEqual([exampleOwnKind()]);
    expect(asked).toEqual([['/api/gardens/fetchOwnKinds', 'GET', undefined, null]]);
    answering([{ ...exampleOwnKind(), name: null }]);
    await expect(fetchOwnKinds()).rejects.toMatchObject({ code: 'answer' });
  });
});
