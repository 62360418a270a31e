import { catalogueRow, exampleOwnKind } from '@planted/contracts/testing';
import { fetchOwnKinds } from './fetch-own-kinds';
import { readKindsOf } from './read-kinds-of';
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

  it('REA-5 are read beside the plant table where something of them is planted, and only there', async () => {
    const asked: string[] = [];
    const isOwn = (address: string) => address.includes('fetchOwnKinds');
    globalThis.fetch = async (to) => {
      const address = String(to);
      asked.push(address);
      if (address.includes('rest/v1')) return Response.json([catalogueRow()]);
      return Response.json({ data: isOwn(address) ? [exampleOwnKind()] : [] });
    };
    expect(await readKindsOf([catalogueRow().id])).toHaveLength(1);
    expect(asked.filter(isOwn)).toEqual([]);
    const kinds = await readKindsOf([exampleOwnKind().id]);
    expect(kinds.map(({ plant_name }) => plant_name)).toEqual(['Sweet Basil', 'Sweet Basil ‘Aunt Rosa’s’']);
    expect(asked.filter(isOwn)).toHaveLength(1);
  });

  it('fetchOwnKinds asks at its address, and refuses one without a name', async () => {
    const asked = answering([exampleOwnKind()]);
    expect(await fetchOwnKinds()).toEqual([exampleOwnKind()]);
    expect(asked).toEqual([['/api/gardens/fetchOwnKinds', 'GET', undefined, null]]);
    answering([{ ...exampleOwnKind(), name: null }]);
    await expect(fetchOwnKinds()).rejects.toMatchObject({ code: 'answer' });
  });
});
