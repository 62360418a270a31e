import { DELETE_CONFIRMATION } from '@planted/contracts';
import fc from 'fast-check';
import { Gardener } from './testing/gardener';
import { type LiveListener, listenLive } from './testing/live-listener';
import { openTcpProxy } from './testing/tcp-proxy';
import { startTwoCopies, type TwoCopies } from './testing/two-copies';

const garden = {
  name: 'Herbs',
  soil_type: 'Loamy',
  hardiness_zone: '6a',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1\n1,1',
};

/** What a write was acknowledged as. */
const correlationOf = (answer: { status: number; headers: Headers }): string => {
  expect(answer.status).toBe(200);
  return answer.headers.get('x-correlation-id') ?? '';
};
const write = async (gardener: Gardener) =>
  correlationOf(
    await gardener.post('/api/journal/addJournalEntry', {
      title: 'Red',
      content: 'Ripe',
      privacy: 'private',
    }),
  );
const remind = async (gardener: Gardener) =>
  correlationOf(
    await gardener.post('/api/reminder/addReminder', {
      title: 'Tie',
      reminder_datetime: '2026-05-28T18:00:00Z',
    }),
  );

const moveTo = async (gardener: Gardener, name: string) => {
  const place = { name, region: null, latitude: 43.1, longitude: -89.4, elevation: null, town: null };
  const choice = { place, ownDates: null };
  return correlationOf(await gardener.post('/api/gardens/choosePlace', { expectedVersion: 0, choice }));
};

(process.env['TEST_NATS_URL'] === undefined ? describe.skip : describe)(
  'EDT-4 what changed is told live, with two copies of everything',
  () => {
    let product: TwoCopies;
    let ada: Gardener;
    let grace: Gardener;
    const listeners: LiveListener[] = [];

    beforeAll(async () => {
      product = await startTwoCopies({
        LIVE_STREAMS_PER_GARDENER: '3',
        SAVES_PER_MINUTE: '100000',
        CALLS_PER_MINUTE: '100000',
      });
      ada = await Gardener.signedIn(product.urls[0], 'Ada');
      grace = await Gardener.signedIn(product.urls[1], 'Grace');
    });
    afterEach(async () => {
      await Promise.all(listeners.splice(0).map((each) => each.close()));
    });
    afterAll(() => product.stop(), 60_000);

    /** Listening already. */
    async function listen(gardener: Gardener, copy: 0 | 1 = 0): Promise<LiveListener> {
      const listener = listenLive(product.urls[copy], gardener.cookie);
      listeners.push(listener);
      await listener.until(() => listener.heard.some(({ event }) => event === 'ready'));
      return listener;
    }
    const hasHeard = (listener: LiveListener, by: string) =>
      listener.until(() => listener.changes().some((each) => each.by === by));

    it('EDT-4 a garden, a reminder, an entry and a place reach every device of their gardener, by name only, and no one else', async () => {
      const [here, there, foreign] = [await listen(ada), await listen(ada, 1), await listen(grace, 1)];
      const saved = await ada.post('/api/gardens/save', garden, 'draft');
      const done = [correlationOf(saved), await remind(ada), await write(ada), await moveTo(ada, 'Home')];
      for (const by of done) await Promise.all([here, there].map((each) => hasHeard(each, by)));
      expect(here.changes().map(({ kind, by }) => [kind, by])).toEqual([
        ['garden', done[0]],
        ['reminder', done[1]],
        ['journal', done[2]],
        ['place', done[3]],
      ]);
      expect(there.changes()).toEqual(here.changes());
      expect(JSON.stringify([here.heard, there.heard])).not.toMatch(/Herbs|Tie|Ripe|Red|Ada|Home/);
      await hasHeard(foreign, await write(grace));
      expect(foreign.changes()).toHaveLength(1);
    });

    it('EDT-4 what was told can be read at once, of the other copy too', async () => {
      const listener = await listen(ada, 1);
      const elsewhere = new Gardener(product.urls[1]);
      elsewhere.cookie = ada.cookie;
      const count = async () =>
        ((await elsewhere.get('/api/journal/fetchJournalEntries')).body as { data: unknown[] }).data.length;
      for (let times = 0; times < 5; times += 1) {
        const before = await count();
        const by = await write(ada);
        await hasHeard(listener, by);
        expect(await count()).toBe(before + 1);
      }
    });

    it('EDT-4 nothing is lost and nothing told twice when connections are cut at random and gateways restart', async () => {
      const step = fc.constantFrom('write', 'remind', 'cut', 'move', 'restart');
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25 }), async (steps) => {
          const proxies = await Promise.all(product.urls.map((url) => openTcpProxy(url)));
          const origins = proxies.map(({ url }) => new URL(url).origin);
          const writer = new Gardener(product.urls[0]);
          writer.cookie = ada.cookie;
          const other = new Gardener(product.urls[1]);
          other.cookie = ada.cookie;
          const listener = listenLive(origins[0] ?? '', ada.cookie);
          listeners.push(listener);
          await listener.until(() => listener.heard.some(({ event }) => event === 'ready'));
          const done: string[] = [];
          let at = 0;
          for (const each of steps) {
            if (each === 'write') done.push(await write(at === 0 ? writer : other));
            if (each === 'remind') done.push(await remind(at === 0 ? other : writer));
            if (each === 'move') listener.reconnect(origins[(at = 1 - at)]);
            if (each === 'restart') await product.restart(at === 0 ? 0 : 1);
            if (each === 'cut') {
              for (const proxy of proxies) proxy.cut();
              done.push(await write(writer));
              for (const proxy of proxies) proxy.heal();
            }
          }
          done.push(await write(writer));
          for (const by of done) await hasHeard(listener, by);
          expect(listener.heard.filter(({ event }) => event === 'everything')).toEqual([]);
          const ids = listener.heard.flatMap(({ event, id }) =>
            event === 'changed' && id !== '' ? [id] : [],
          );
          expect(ids).toEqual([...new Set(ids)]);
          await listener.close();
          await Promise.all(proxies.map((proxy) => proxy.close()));
        }),
        { numRuns: 4 },
      );
    });

    it('EDT-4 whoever was away for more than can be listed is told to ask for everything', async () => {
      const listener = await listen(grace);
      const position = listener.heard.at(-1)?.id;
      for (let times = 0; times < 101; times += 1) await write(grace);
      const missed = await grace.get(`/api/gardens/live?after=${position}`);
      expect(missed.body).toMatchObject({ data: { changes: [], isComplete: false } });
      const diverged = await grace.get('/api/gardens/live?after=999999999');
      expect(diverged.body).toMatchObject({ data: { changes: [], isComplete: false } });
      const response = await fetch(`${product.urls[0]}/api/gardens/live`, {
        headers: { accept: 'text/event-stream', cookie: grace.cookie, 'last-event-id': `${position}` },
      });
      const first = await response.body?.pipeThrough(new TextDecoderStream()).getReader().read();
      expect(first?.value).toMatch(/event: everything\ndata: \{\}\n\nid: \d+\nevent: ready/);
    });

    it('EDT-4 a page that has just been opened hears what changed in the seconds before', async () => {
      const by = await write(ada);
      const { body } = await ada.get('/api/gardens/live?seconds=60');
      expect(JSON.stringify(body)).toContain(by);
      expect((await ada.get('/api/gardens/live')).body).toMatchObject({ data: { changes: [] } });
    });

    it('EDT-4 a gardener has so many streams, and the next is refused in the shape of every refusal', async () => {
      await Promise.all([listen(ada), listen(ada), listen(ada)]);
      const refused = await ada.ask('/api/gardens/live', {
        method: 'GET',
        headers: { accept: 'text/event-stream' },
      });
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many', error: expect.any(String) } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      await listen(ada, 1);
    });

    it('EDT-4 a stream ends with its session, and at once when the gardener is forgotten', async () => {
      const guest = await fetch(`${product.urls[0]}/api/gardens/live`, {
        headers: { accept: 'text/event-stream' },
      });
      expect(guest.status).toBe(401);
      await guest.text();
      const [left, gone] = await Promise.all(
        ['Leaver', 'Gone'].map((name) => Gardener.signedIn(product.urls[0], name)),
      );
      if (!left || !gone) throw new Error('nobody signed in');
      const [one, other] = [await listen(left), await listen(gone, 1)];
      // The cookie goes with the sign-out; the streams have theirs already.
      expect((await left.post('/api/logout', {})).status).toBe(200);
      expect((await gone.post('/api/account/delete', { confirm: DELETE_CONFIRMATION })).status).toBe(200);
      await other.until(() => other.statuses.includes(401));
      await one.until(() => one.statuses.includes(401));
    });
  },
);
