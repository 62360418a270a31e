import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../query-client';
import { keptName } from './kept-names';
import { createReadKeeper } from './read-keeper';
import type { KeptRead, ReadStore } from './read-store';
import { within } from './read-store';
import { viewOf } from './what-is-shown';

const clients: QueryClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
});

const NOT_KEPT = 'No signal, and this device has nothing to show yet.';
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = (status: number) => () => Promise.reject(Object.assign(new Error('refused'), { status }));

/** A page of a gardener's on a device whose store outlives it. */
function openPage(kept = new Map<string, KeptRead>(), owner = 'rosa') {
  const state = { owner: owner as string | undefined, now: 1_000, isOffline: true, isIdle: true };
  let giveUp = () => {};
  const store: ReadStore = {
    get: async (whose, name) => kept.get(`${whose} ${name}`),
    put: async (whose, name, read) => void kept.set(`${whose} ${name}`, read),
    retain: async (whose) => {
      for (const key of kept.keys()) if (!key.startsWith(`${whose} `)) kept.delete(key);
    },
  };
  const keeper = createReadKeeper({
    store,
    owner: () => state.owner,
    now: () => state.now,
    isOffline: () => state.isOffline,
    wait: () =>
      new Promise((resolve) => {
        giveUp = resolve;
      }),
    whenIdle: (act) => {
      if (state.isIdle) act();
    },
  });
  const client = createQueryClient(() => {}, keeper);
  clients.push(client);
  const ask = (queryFn: () => Promise<unknown>, queryKey: readonly unknown[] = ['gardens']) =>
    client.fetchQuery({ queryKey, queryFn, retry: false, staleTime: 0 });
  return { ...{ kept, keeper, client, ask, state, store }, giveUp: () => giveUp() };
}

describe('a read', () => {
  it('FLD-2 that was answered once is there on the next page without a network', async () => {
    const { kept, ask } = openPage();
    await ask(async () => ['Kitchen Bed']);
    const next = openPage(kept);
    expect(await next.ask(noNetwork)).toEqual(['Kitchen Bed']);
    expect(next.client.getQueryState(['gardens'])?.status).toBe('success');
  });

  it('FLD-2 is kept whatever the day that it was asked for', async () => {
    const { kept, ask } = openPage();
    await ask(async () => 'as of Tuesday', ['dashboard', '2027-05-18']);
    expect(await openPage(kept).ask(noNetwork, ['dashboard', '2027-05-19'])).toBe('as of Tuesday');
  });

  it('FLD-2 is kept for each garden', async () => {
    const { kept, ask } = openPage();
    await ask(async () => 'one', ['fetch-layout', { gardenId: '1' }]);
    const next = openPage(kept);
    await expect(next.ask(noNetwork, ['fetch-layout', { gardenId: '2' }])).rejects.toThrow(NOT_KEPT);
    expect(await next.ask(noNetwork, ['fetch-layout', { gardenId: '1' }])).toBe('one');
  });

  it('FLD-2 of a gardener’s own is kept at once, since the page may be left before it comes to rest', async () => {
    const { kept, ask, state } = openPage();
    state.isIdle = false;
    await ask(async () => 'carrots', ['manager-plants', '1']);
    await ask(async () => 'all kinds', ['plants']);
    expect([...kept.keys()]).toEqual(['rosa ["manager-plants","1"]']);
  });

  it('FLD-2 that is not here fails in words of its own only where there is no network', async () => {
    const { ask, state } = openPage();
    await expect(ask(noNetwork)).rejects.toMatchObject({ message: NOT_KEPT, status: 0 });
    await expect(ask(refused(404), ['reminders'])).rejects.toThrow('refused');
    state.isOffline = false;
    await expect(ask(noNetwork, ['dashboard'])).rejects.toThrow('Failed to fetch');
  });

  it('FLD-8 of another gardener is not shown, nor a guest theirs', async () => {
    const { kept, ask } = openPage();
    await ask(async () => ['Kitchen Bed']);
    await expect(openPage(kept, 'bruno').ask(noNetwork)).rejects.toThrow(NOT_KEPT);
    await expect(openPage(kept, 'guest').ask(noNetwork)).rejects.toThrow(NOT_KEPT);
  });

  it('FLD-8 that comes after its gardener has left is not kept', async () => {
    const { kept, ask, state } = openPage();
    await ask(async () => {
      state.owner = 'bruno';
      return ['Kitchen Bed'];
    });
    expect([...kept]).toEqual([]);
  });

  it('is neither kept nor answered while it is not known who is here', async () => {
    const { kept, ask, state } = openPage(new Map([['undefined ["gardens"]', { data: 1, at: 1 }]]));
    state.owner = undefined;
    await expect(ask(noNetwork)).rejects.toThrow('Failed to fetch');
    await ask(async () => 2, ['reminders']);
    expect(kept.size).toBe(1);
  });

  it('that has no name here is not kept', async () => {
    const { kept, ask } = openPage();
    await ask(async () => 'a draft', ['drafted-beds']);
    expect([...kept]).toEqual([]);
  });

  it.each([401, 403, 404, 409])('that is refused with %d is not answered with what was', async (status) => {
    const { kept, ask } = openPage();
    await ask(async () => ['Kitchen Bed']);
    await expect(openPage(kept).ask(refused(status))).rejects.toThrow('refused');
  });

  it.each([0, 500, 503])('FLD-2 that fails with %d is answered with what was', async (status) => {
    const { kept, ask } = openPage();
    await ask(async () => ['Kitchen Bed']);
    expect(await openPage(kept).ask(refused(status))).toEqual(['Kitchen Bed']);
  });

  it('FLD-9 that hangs is answered with what was, and with what comes once it comes', async () => {
    const { kept, ask } = openPage();
    await ask(async () => 'old');
    const { ask: askAgain, giveUp, client, keeper } = openPage(kept);
    let arrive: (data: string) => void = () => {};
    const shown = askAgain(() => new Promise<string>((resolve) => (arrive = resolve)));
    giveUp();
    expect(await shown).toBe('old');
    expect(keeper.keptSince('["gardens"]')).toBe(1_000);
    arrive('new');
    await new Promise((resolve) => setTimeout(resolve));
    expect(client.getQueryData(['gardens'])).toBe('new');
    expect(keeper.keptSince('["gardens"]')).toBe(undefined);
  });

  it('FLD-9 that hangs is not taken for an answer where the page shows something, and waits for it', async () => {
    const { ask, giveUp } = openPage();
    await ask(async () => 'before the watering');
    let answer: (data: string) => void = () => {};
    const asked = ask(() => new Promise<string>((resolve) => (answer = resolve)));
    giveUp();
    await new Promise((resolve) => setImmediate(resolve));
    answer('after the watering');
    expect(await asked).toBe('after the watering');
  });

  it('FLD-9 that comes late comes also where the device does not answer', async () => {
    const { ask, giveUp, store } = openPage();
    store.get = () => new Promise(() => {});
    let answer: (data: string) => void = () => {};
    const asked = ask(() => new Promise<string>((resolve) => (answer = resolve)));
    await new Promise((resolve) => setImmediate(resolve));
    giveUp();
    await new Promise((resolve) => setImmediate(resolve));
    answer('late');
    expect(await asked).toBe('late');
  });

  it('FLD-9 that was answered late does not take the place of one that was asked for later', async () => {
    const first = openPage();
    await first.ask(async () => 'kept');
    const { ask, giveUp, client } = openPage(first.kept);
    let answer: (data: string) => void = () => {};
    const hanging = ask(() => new Promise<string>((resolve) => (answer = resolve)));
    await new Promise((resolve) => setImmediate(resolve));
    giveUp();
    expect(await hanging).toBe('kept');
    expect(await ask(async () => 'asked for later')).toBe('asked for later');
    answer('late');
    await new Promise((resolve) => setImmediate(resolve));
    expect(client.getQueryData(['gardens'])).toBe('asked for later');
  });

  it('FLD-2 that a page shows is not taken from it by an outage', async () => {
    const { ask, client } = openPage();
    await ask(async () => 'shown');
    expect(await ask(noNetwork)).toBe('shown');
    expect(client.getQueryState(['gardens'])?.error).toBe(null);
  });

  it('FLD-2 is asked for again when there is a network, and only what was kept', async () => {
    const { kept, ask } = openPage();
    await ask(async () => 'old');
    const { ask: askAgain, client, keeper } = openPage(kept);
    await askAgain(noNetwork);
    await askAgain(async () => 'fresh', ['reminders']);
    await keeper.askAgain(client);
    expect(client.getQueryState(['gardens'])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['reminders'])?.isInvalidated).toBe(false);
  });
});

describe('what a page shows of what was kept', () => {
  /** Shows a query, as a component does. */
  async function show(
    { client }: { client: QueryClient },
    queryKey: unknown[],
    queryFn: () => Promise<unknown>,
  ) {
    const observer = new QueryObserver(client, { queryKey, queryFn, retry: false });
    const stop = observer.subscribe(() => {});
    await client.fetchQuery({ queryKey, queryFn, retry: false }).catch(() => {});
    return stop;
  }

  it('FLD-2 is as old as the oldest of the gardener’s own', async () => {
    const before = openPage();
    await before.ask(async () => 1, ['plants']);
    before.state.now = 2_000;
    await before.ask(async () => 1);
    before.state.now = 3_000;
    await before.ask(async () => 1, ['reminders']);
    const page = openPage(before.kept);
    for (const name of ['plants', 'reminders', 'gardens']) await show(page, [name], noNetwork);
    expect(viewOf(page.client, page.keeper)).toEqual({ since: 2_000, isNever: false });
  });

  it('FLD-2 is nothing where none of it was ever here', async () => {
    const page = openPage();
    const stop = await show(page, ['gardens'], noNetwork);
    expect(viewOf(page.client, page.keeper)).toEqual({ since: undefined, isNever: true });
    stop();
    expect(viewOf(page.client, page.keeper).isNever).toBe(false);
  });

  it('FLD-2 is not nothing while a part of it is here, or where a server is broken', async () => {
    const before = openPage();
    await before.ask(async () => 1);
    const page = openPage(before.kept);
    await show(page, ['gardens'], noNetwork);
    await show(page, ['reminders'], noNetwork);
    expect(viewOf(page.client, page.keeper).isNever).toBe(false);
    const online = openPage();
    online.state.isOffline = false;
    await show(online, ['gardens'], refused(500));
    expect(viewOf(online.client, online.keeper).isNever).toBe(false);
  });
});

describe('what decides whether a page was ever here', () => {
  const watch = (client: QueryClient, queryKey: unknown[], enabled = true) =>
    new QueryObserver(client, { queryKey, queryFn: noNetwork, retry: false, enabled }).subscribe(() => {});

  it('FLD-2 is no read that nobody is to make, as a gardener’s where a guest is', async () => {
    const { client, keeper, ask } = openPage();
    watch(client, ['plants']);
    watch(client, ['reminders'], false);
    await ask(noNetwork, ['plants']).catch(() => {});
    expect(viewOf(client, keeper).isNever).toBe(true);
  });

  it('FLD-2 is no read that a page does without, as of own kinds beside the plants', async () => {
    const before = openPage();
    await before.ask(async () => 1, ['plants']);
    const { client, keeper, ask } = openPage(before.kept);
    for (const name of ['plants', 'fetch-own-kinds']) {
      watch(client, [name]);
      await ask(noNetwork, [name]).catch(() => {});
    }
    expect(viewOf(client, keeper).isNever).toBe(false);
  });
});

describe('the room for reads', () => {
  it('is bounded in number and bytes: the oldest go first', () => {
    const many = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [`read ${at}`, { at, bytes: 10 }]),
    );
    expect(Object.keys(within(many)).length).toBe(200);
    expect(within(many)).not.toHaveProperty('read 99');
    const large = { old: { at: 1, bytes: 6_000_000 }, new: { at: 2, bytes: 6_000_000 } };
    expect(Object.keys(within(large))).toEqual(['new']);
  });

  it('names a read by its key without the day', () => {
    expect(keptName(['dashboard', '2027-05-18'])).toBe('["dashboard"]');
    expect(keptName(['fetch-past', { gardenId: '1', day: '2027-05-18' }])).toContain('2027-05-18');
  });
});
