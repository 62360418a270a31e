import { createDeviceStore } from './device-store';

const LIMIT_MS = 50;
const later = () => new Promise((resolve) => setTimeout(resolve));
const failure = (name: string) => new DOMException(name, name);

/** One transaction, which ends as the test says. */
class Transaction {
  readonly done: Promise<string>;
  complete: (result: string) => void = () => {};
  isCommitted = false;
  isAborted = false;
  private reject: (cause: unknown) => void = () => {};

  constructor() {
    this.done = new Promise((resolve, reject) => {
      this.complete = resolve;
      this.reject = reject;
    });
  }

  objectStore() {
    if (this.isAborted) throw failure('InvalidStateError');
    return this;
  }

  abort() {
    if (this.isCommitted) throw failure('InvalidStateError');
    this.isAborted = true;
    this.reject(failure('AbortError'));
  }
}

/** A page, and a database that answers as the test says. */
function openPage({ answers = true, denies = 0 } = {}) {
  const page = new EventTarget();
  const begun: Transaction[] = [];
  const state = { opened: 0, closed: 0, denies, answers };
  const connection = () => ({
    transaction() {
      if (state.closed > 0) {
        state.closed -= 1;
        throw failure('InvalidStateError');
      }
      const transaction = new Transaction();
      begun.push(transaction);
      return transaction;
    },
  });
  function open() {
    state.opened += 1;
    const opening = { result: connection(), error: failure('UnknownError') };
    const heard = opening as typeof opening & { onsuccess: () => void; onerror: () => void };
    const isDenied = state.denies > 0;
    if (isDenied) state.denies -= 1;
    queueMicrotask(() => {
      if (isDenied) heard.onerror();
      else if (state.answers) heard.onsuccess();
    });
    return opening;
  }
  const store = createDeviceStore('planted-test', 'things', {
    indexedDb: () => ({ open }) as unknown as IDBFactory,
    page: () => page,
    limitMs: LIMIT_MS,
  });
  const act = () => store('readwrite', (one) => (one as unknown as Transaction).done);
  const tell = (type: 'pagehide' | 'pageshow') => page.dispatchEvent(new Event(type));
  return { begun, state, act, tell };
}

describe('a store of the device', () => {
  it('opens its database once, and does what it is asked in a transaction', async () => {
    const { begun, state, act } = openPage();
    const acts = [act(), act()];
    await later();
    for (const [at, transaction] of begun.entries()) transaction.complete(`done ${at}`);
    expect(await Promise.all(acts)).toEqual(['done 0', 'done 1']);
    expect(state.opened).toBe(1);
  });

  it('FLD-9 ends what a page that is left has not committed, and does it again when that is shown again', async () => {
    const { begun, act, tell } = openPage();
    const acting = act();
    await later();
    tell('pagehide');
    await later();
    expect(begun.map(({ isAborted }) => isAborted)).toEqual([true]);
    tell('pageshow');
    await later();
    begun[1]?.complete('again');
    expect(await acting).toBe('again');
    expect(begun).toHaveLength(2);
  });

  it('FLD-9 leaves alone what is committed', async () => {
    const { begun, act, tell } = openPage();
    const acting = act();
    await later();
    for (const transaction of begun) transaction.isCommitted = true;
    tell('pagehide');
    begun[0]?.complete('kept');
    expect(await acting).toBe('kept');
    expect(begun).toHaveLength(1);
  });

  it('FLD-9 begins nothing in a page that was left', async () => {
    const { begun, act, tell } = openPage();
    const first = act();
    await later();
    begun[0]?.complete('first');
    await first;
    tell('pagehide');
    const acting = act();
    await later();
    expect(begun).toHaveLength(1);
    tell('pageshow');
    await later();
    begun[1]?.complete('shown');
    expect(await acting).toBe('shown');
  });

  it('FLD-9 opens another connection where the browser has closed one', async () => {
    const { begun, state, act } = openPage();
    state.closed = 1;
    const acting = act();
    await later();
    begun[0]?.complete('done');
    expect(await acting).toBe('done');
    expect(state.opened).toBe(2);
  });

  it('FLD-9 says that a browser denies it, and asks the next time again', async () => {
    const { begun, act } = openPage({ denies: 1 });
    await expect(act()).rejects.toThrow('UnknownError');
    const acting = act();
    await later();
    begun[0]?.complete('done');
    expect(await acting).toBe('done');
  });

  it('FLD-9 ends a transaction that takes too long, so that it does not happen later', async () => {
    const { begun, act } = openPage();
    await expect(act()).rejects.toThrow('planted-test does not answer');
    expect(begun.map(({ isAborted }) => isAborted)).toEqual([true]);
  });

  it('FLD-9 does not wait for a browser that never opens it', async () => {
    const { begun, act } = openPage({ answers: false });
    await expect(act()).rejects.toThrow('planted-test does not answer');
    expect(begun).toEqual([]);
  });
});
