import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CalendarContents, LayoutChangeRequest } from '@planted/contracts';
import { eventually } from '@planted/event-sourcing/testing';
import { commonSettings, createLog, createMetrics, openTracing, readSettings } from '@planted/service-kit';
import { PATIENT, createTestDatabase, type TestDatabase } from '@planted/service-kit/testing';
import pg from 'pg';
import { services } from './services';
import { type Embedded, startEmbedded } from './start-embedded';
import { Gardener, whenAvailable } from './testing/gardener';
import { type SpanCollector, startSpanCollector } from './testing/span-collector';
import { tracesOf } from './testing/stored-traces';

const madison = { name: 'Madison', region: 'Wisconsin', latitude: 43.1, longitude: -89.4 };
const everything: CalendarContents = {
  ...{ kinds: ['planting', 'harvest', 'reminders', 'watering'], gardenIds: null, withoutNames: false },
};
const newToken = () => randomBytes(32).toString('base64url');

interface ReadEvent {
  readonly uid: string;
  readonly day: string;
  readonly sequence: number;
  readonly modified: string;
  readonly status: string;
  readonly summary: string;
}

/** The entries of a calendar, by what is in their lines. */
const eventsIn = (text: string): ReadEvent[] =>
  text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((part) => {
      const of = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(part)?.[1] ?? '';
      const named = { uid: of('UID'), day: of('DTSTART;VALUE=DATE'), status: of('STATUS') };
      return {
        ...named,
        sequence: Number(of('SEQUENCE')),
        modified: of('LAST-MODIFIED'),
        summary: of('SUMMARY'),
      };
    });

describe('a gardener’s calendar', () => {
  const metrics = createMetrics('embedded');
  const logged: string[] = [];
  let collector: SpanCollector;
  let database: TestDatabase;
  let pool: pg.Pool;
  let product: Embedded;
  let endTracing: () => Promise<void>;

  beforeAll(async () => {
    collector = await startSpanCollector();
    database = await createTestDatabase(services);
    pool = new pg.Pool({ connectionString: database.url, max: 1 });
    const environment = {
      ...{ ...PATIENT, NODE_ENV: 'test', PORT: '0', CALLS_PER_MINUTE: '100000', DATABASE_URL: database.url },
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    };
    const log = createLog('trace', { write: (line) => void logged.push(line) });
    const tracing = await openTracing(readSettings(commonSettings, environment), 'embedded', log);
    endTracing = tracing.stop;
    product = await startEmbedded(environment, log, metrics, tracing);
  });
  afterAll(async () => {
    await product.stop();
    await endTracing();
    await collector.stop();
    await pool.end();
    await database.drop();
  });

  /** As a calendar reads an address: without a cookie. */
  async function read(token: string, have?: string) {
    const headers = new Headers(have === undefined ? [] : [['if-none-match', have]]);
    for (;;) {
      const response = await fetch(`${product.url}/feed/${token}.ics`, { headers });
      const text = await response.text();
      if (response.status !== 503) return { status: response.status, headers: response.headers, text };
      await new Promise((again) => setTimeout(again, 1_000 * Number(response.headers.get('retry-after'))));
    }
  }

  async function settle(name: string) {
    const gardener = await Gardener.signedIn(product.url, name);
    const post = async (path: string, body: object) => {
      const key = randomUUID();
      const answer = await whenAvailable(() => gardener.post(path, body, key));
      expect([path, answer.body, answer.status]).toEqual([path, answer.body, 200]);
      return answer.body as { data: never };
    };
    await post('/api/gardens/choosePlace', {
      expectedVersion: 0,
      choice: { place: { ...madison, elevation: 263, town: null }, ownDates: null },
    });
    const saved: { data: { id: string }[] } = await post('/api/gardens/save', {
      ...{ name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '5b', sunlight: 'Full Sun' },
      ...{ maintenance: 'Low', matrix: '1,1,1' },
    });
    const gardenId = saved.data[0]?.id ?? '';
    let expectedVersion = 1;
    let addressVersion = 0;
    return {
      gardener,
      gardenId,
      post,
      async change(...changes: LayoutChangeRequest[]) {
        const act = { gardenId, expectedVersion, changes };
        const { data }: { data: { version: number } } = await post('/api/gardens/changeLayout', act);
        expectedVersion = data.version;
      },
      /** Makes an address, or replaces it. @returns its token */
      async makeAddress(contents = everything) {
        const token = newToken();
        const { data }: { data: { version: number } } = await post('/api/calendar/makeCalendarAddress', {
          ...{ expectedVersion: addressVersion, contents, timeZone: 'America/Chicago' },
          tokenHash: createHash('sha256').update(token).digest('hex'),
          hint: `${token.slice(0, 4)}…${token.slice(-3)}`,
        });
        addressVersion = data.version;
        return token;
      },
      async choose(contents: CalendarContents) {
        const act = { expectedVersion: addressVersion, contents };
        const { data }: { data: { version: number } } = await post(
          '/api/calendar/chooseCalendarContents',
          act,
        );
        addressVersion = data.version;
      },
      async revoke() {
        await post('/api/calendar/revokeCalendarAddress', { expectedVersion: addressVersion });
      },
    };
  }
  const placing = (plantId: string, x: number): Extract<LayoutChangeRequest, { type: 'place' }> => ({
    ...{ type: 'place', id: randomUUID(), plantId, x, y: 0, width: 1, height: 1 },
  });
  const yearOf = (day: string) => Number(day.slice(0, 4));

  it('TEL-1 TEL-2 is read without a session, the same to the byte, and 304 for who has it', async () => {
    const ada = await settle('Ada');
    await ada.change(placing('bean-bush', 0), placing('radish', 1));
    await ada.post('/api/reminder/addReminder', {
      ...{ title: 'Order, seeds; soon', reminder_datetime: '2030-02-28T23:30:00Z', time_zone: 'Asia/Tokyo' },
    });
    await ada.post('/api/journal/addJournalEntry', {
      ...{ title: 'Secret diary', content: 'Nobody reads this', privacy: 'private', garden_id: ada.gardenId },
    });
    const token = await ada.makeAddress();
    const [first, again] = [await read(token), await read(token)];
    expect(first.status).toBe(200);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const told = eventsIn(first.text);
    expect(told.map(({ summary }) => summary).sort()).toEqual(
      expect.arrayContaining(['Harvest Bush Bean', 'Order\\, seeds\\; soon', 'Sow Bush Bean', 'Sow Radish']),
    );
    expect(told.find(({ summary }) => summary.startsWith('Order'))?.day).toBe('20300301');
    expect(first.text).not.toMatch(/diary|Nobody reads/);
    expect(again.text).toBe(first.text);
    const etag = first.headers.get('etag') ?? '';
    const known = await read(token, etag);
    expect([known.status, known.text, known.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await ada.gardener.get('/api/calendar/fetchCalendarAddress')).body).toMatchObject({
      data: {
        version: 1,
        address: {
          hint: `${token.slice(0, 4)}…${token.slice(-3)}`,
          lastReadAt: expect.any(String),
          contents: everything,
        },
      },
    });
  });

  it('TEL-3 moves what is moved under its name, and withdraws what is taken out', async () => {
    const eve = await settle('Eve');
    const [bean, radish] = [placing('bean-bush', 0), placing('radish', 1)];
    await eve.change(bean, radish);
    const token = await eve.makeAddress();
    const before = eventsIn((await read(token)).text);
    const sowing = before.find(({ summary }) => summary === 'Sow Bush Bean');
    const day = `${yearOf(sowing?.day ?? '')}-06-09`;
    await eve.change({ type: 'fix-step', id: bean.id, step: 'sow', day });
    const moved = eventsIn((await read(token)).text);
    const sown = moved.find(({ uid }) => uid === sowing?.uid);
    expect(sown).toMatchObject({ day: day.replaceAll('-', ''), sequence: 1, status: 'CONFIRMED' });
    const ofRadish = (events: ReadEvent[]) => events.filter(({ uid }) => uid.startsWith(radish.id));
    expect(ofRadish(moved)).toEqual(ofRadish(before));
    const today = new Date().toISOString().slice(0, 10);
    await eve.change({ type: 'end', id: radish.id, how: 'mistake', cause: null, day: today });
    const gone = ofRadish(eventsIn((await read(token)).text));
    expect(gone).toEqual(
      ofRadish(before).map((each) => ({
        ...each,
        ...{ status: 'CANCELLED', sequence: 1, summary: 'No longer planned', modified: expect.any(String) },
      })),
    );
    expect(gone.length).toBeGreaterThan(0);
  });

  it('TEL-1 tells only what was chosen, and no names where they are to be left out', async () => {
    const ivy = await settle('Ivy');
    await ivy.change(placing('bean-bush', 0));
    await ivy.post('/api/reminder/addReminder', {
      ...{ title: 'Thin the Bush Bean', reminder_datetime: '2030-05-01T12:00:00Z', garden_id: ivy.gardenId },
    });
    const live = async (token: string) =>
      eventsIn((await read(token)).text)
        .filter(({ status }) => status === 'CONFIRMED')
        .map(({ summary }) => summary)
        .sort();
    const token = await ivy.makeAddress({ ...everything, withoutNames: true });
    expect(await live(token)).toEqual(['Clear', 'Harvest', 'Reminder', 'Sow']);
    expect((await read(token)).text).not.toMatch(/Bean|Kitchen|Thin/);
    await ivy.choose({ ...everything, kinds: ['harvest'], gardenIds: [ivy.gardenId] });
    expect(await live(token)).toEqual(['Clear Bush Bean', 'Harvest Bush Bean']);
  });

  it('TEL-1 answers the same 404 for an address that is replaced, revoked, unknown or none, or whose gardener is gone', async () => {
    const dan = await settle('Dan');
    const [replaced, revoked] = [await dan.makeAddress(), await dan.makeAddress()];
    expect((await read(replaced)).status).toBe(404);
    expect((await read(revoked)).status).toBe(200);
    await dan.revoke();
    const gus = await settle('Gus');
    const deleted = await gus.makeAddress();
    expect((await read(deleted)).status).toBe(200);
    await gus.post('/api/account/delete', { confirm: 'delete my account' });
    const answers = await Promise.all(
      [replaced, revoked, deleted, newToken(), 'x', `${revoked}.ics`, `${revoked}%00`].map((token) =>
        read(token),
      ),
    );
    const told = answers.map(({ status, headers, text }) => [status, headers.get('cache-control'), text]);
    expect(new Set(told.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify([404, 'no-store', '{"error":"Calendar not found","code":"not-found"}'])]),
    );
    await eventually(async () => {
      const { rows } = await pool.query('select owner_id from tracking.calendar_feeds');
      const gone = await pool.query('select actor from event_store.closed_actors');
      return gone.rows.length === 1 && rows.every(({ owner_id }) => owner_id !== gone.rows[0]?.actor);
    });
  });

  it('TEL-1 keeps the token in no log, metric, trace or table, and the export has no more than its hash', async () => {
    const kim = await settle('Kim');
    const token = await kim.makeAddress();
    const { headers } = await read(token);
    await read(`${token}x`);
    const exported = await kim.gardener.get('/api/account/export');
    expect(JSON.stringify(exported.body)).toContain('CalendarAddressMade');
    const correlation = headers.get('x-correlation-id')?.replaceAll('-', '') ?? '';
    await eventually(async () => collector.spans.some(({ traceId }) => traceId === correlation));
    const kept = {
      logs: logged.join(''),
      metrics: await metrics.metrics(),
      traces: collector.bodies.join(''),
    };
    for (const [where, text] of Object.entries(kept)) {
      expect([where, text.includes('/feed/*')]).toEqual([where, true]);
      expect([where, text.includes(token.slice(4, 40))]).toEqual([where, false]);
    }
    expect(JSON.stringify(exported.body)).not.toContain(token.slice(4, 40));
    expect(await tracesOf(pool, [token.slice(4, 40)])).toEqual([]);
  });

  it('TEL-2 tells readings at the same time the same', async () => {
    const lee = await settle('Lee');
    await lee.change(placing('bean-bush', 0));
    const token = await lee.makeAddress();
    const texts = await Promise.all(Array.from({ length: 6 }, () => read(token)));
    expect(texts.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(
      new Set(
        eventsIn(texts.map(({ text }) => text).join('')).map(({ uid, sequence }) => `${uid} ${sequence}`),
      ).size,
    ).toBe(eventsIn(texts[0]?.text ?? '').length);
  });
});
