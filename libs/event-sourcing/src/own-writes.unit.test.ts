import { LocalProgress } from './local-progress';
import type { EventStore } from './event-store';
import { waitForOwnWrites } from './own-writes';
import type { SignalListener } from './signals';

/**
 * A store of which only the first look at the own writes is answered: what is pending, and how far the log is applied.
 */
function storeWith({ stamped = 3, applied = 3 } = {}) {
  const listeners = new Set<SignalListener>();
  const query = jest
    .fn()
    .mockResolvedValueOnce({
      rows: [{ name: 'gardens', stamped, applied, positions: ['11'], ids: ['event-4'], paused: false }],
    })
    .mockResolvedValue({ rows: [{ done: false }] });
  const store = {
    pool: { query },
    localProgress: new LocalProgress(),
    signals: {
      subscribe(_channel: string, listener: SignalListener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  return {
    store: store as unknown as EventStore,
    query,
    listeners,
    applyHere() {
      store.localProgress.note('gardens', [{ id: 'event-4', sequence: 4 }]);
      for (const listener of listeners) listener('gardens');
    },
  };
}
const wait = (store: EventStore) =>
  waitForOwnWrites({ store, actor: 'rose', projections: ['gardens'], timeoutMs: 60 });

describe('own writes that this process applies itself', () => {
  it('are waited for without a second look at the database', async () => {
    const { store, query, listeners, applyHere } = storeWith();
    const waiting = wait(store);
    while (listeners.size === 0) await Promise.resolve();
    applyHere();
    expect(await waiting).toEqual({ caughtUp: true });
    expect(query).toHaveBeenCalledTimes(1);
    expect(listeners.size).toBe(0);
  });

  it('are known where they were applied while the database was asked', async () => {
    const { store, query, applyHere } = storeWith();
    applyHere();
    expect(await wait(store)).toEqual({ caughtUp: true });
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('are waited for without a second look where they were in the log already', async () => {
    const { store, query, listeners, applyHere } = storeWith({ applied: 2 });
    const waiting = wait(store);
    while (listeners.size === 0) await Promise.resolve();
    applyHere();
    expect(await waiting).toEqual({ caughtUp: true });
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('do not hide that a read model which was rebuilt elsewhere is still behind', async () => {
    const { store, applyHere } = storeWith({ applied: 2 });
    applyHere();
    expect(await wait(store)).toEqual({ caughtUp: false });
  });
});
