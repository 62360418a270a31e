import { Gardener } from './gardener.mjs';
import { Ledger } from './ledger.mjs';

const answerNotFound = async () =>
  Response.json({ error: 'Garden not found', code: 'not-found', field: 'gardenId' }, { status: 404 });

describe('a gardener of the faults', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('tells the oracle of a garden that the product does not find, instead of giving up', async () => {
    const ledger = new Ledger();
    const gardener = new Gardener('http://127.0.0.1:1', ledger);
    ledger.open({
      ...{ command: 'c1', gardener: gardener.id, garden: 'bed', type: 'LayoutChanged' },
      act: { expectedVersion: 1, changes: [], answered: [2], conflict: null },
    });
    globalThis.fetch = answerNotFound;
    expect(await gardener.shownLayouts()).toEqual([['bed', null]]);
  });

  it('keeps what a page that is behind is told, and nothing of an act that asks for taken squares', async () => {
    const behind = { version: 3, plants: [], ended: [] };
    for (const [current, kept, version] of [
      [behind, behind, 3],
      [{ id: 'p1' }, null, 2],
    ] as const) {
      const ledger = new Ledger();
      const gardener = new Gardener('http://127.0.0.1:1', ledger);
      globalThis.fetch = async () => Response.json({ code: 'conflict', current }, { status: 409 });
      expect(await gardener.changeLayout('bed', 2, [])).toMatchObject({ current: { version } });
      expect(ledger.entries).toMatchObject([{ acknowledged: false, act: { conflict: kept } }]);
    }
  });
});
