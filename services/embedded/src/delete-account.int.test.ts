import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { branchesStream, gardenStream, ownKindsStream, placeStream, tokens } from '@planted/contracts';
import { createEventStore } from '@planted/event-sourcing';
import { eventually, readMessages } from '@planted/event-sourcing/testing';
import { exampleRequests } from '@planted/gateway/testing';
import { type MockAuthority, startMockAuthority } from '@planted/identity/testing';
import {
  createEventEncryption,
  createLog,
  createPersonalData,
  readMasterKey,
  runOpsFor,
} from '@planted/service-kit';
import pg from 'pg';
import { services } from './services';
import { type Answer, Gardener } from './testing/gardener';
import { startPushService } from './testing/browser-push';
import { type Person, settle } from './testing/authorization/person';
import { startTestProduct, type TestProduct } from './testing/start-test-product';
import { tracesOf } from './testing/stored-traces';

const nats = process.env['TEST_NATS_URL'];
const namespace = `test_${randomUUID()}`;
const readings = exampleRequests
  .filter(({ call }) => call.access === 'signed-in' && call.method === 'GET')
  .map(({ call }) => call)
  .filter(({ request }) => request.safeParse({}).success);

/** A word that is in all that this gardener types. */
const WORD = 'MarkCanary';
/** Where a gardener's id may be when they are gone: it names no one any more. */
const PSEUDONYMOUS = [
  'event_store.closed_actors',
  'event_store.events',
  'event_store.log',
  'personal_data.keys',
];

describe('deleting an account', () => {
  let authority: MockAuthority;
  let product: TestProduct;
  let push: Awaited<ReturnType<typeof startPushService>>;
  let pool: pg.Pool;
  let canary: Person;
  let other: Person;
  let canaryId: string;
  let phone: Gardener;
  let refreshToken: string;
  let folder: string;
  const mail = async () => {
    const names = await readdir(join(folder, 'mail')).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(folder, 'mail', name), 'utf8')));
  };

  const asked = async (answer: Promise<Answer>) => expect(await answer).toMatchObject({ status: 200 });
  const settledAs = async (name: string) =>
    settle(product.url, name, await authority.signFor(name), [push.subscribe()]);
  const deleteAs = (who: Person, confirm: string) =>
    new Gardener(product.url).ask('/api/account/delete', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: who.cookie },
      body: JSON.stringify({ confirm }),
    });
  const auth = (path: string, body: object, accessToken?: string) =>
    new Gardener(product.url).ask(`/auth/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(body),
    });
  const ops = async (...args: string[]): Promise<[number, ...string[]]> => {
    const lines: string[] = [];
    const environment = { NODE_ENV: 'test', DATABASE_URL: product.databaseUrl, PLANTED_DATA_DIR: folder };
    const out = (line: string) => void lines.push(line);
    const code = await runOpsFor({ args, environment, services, log: createLog('silent'), out });
    return [code, ...lines];
  };
  const tablesWith = async (...words: string[]) => (await tracesOf(pool, words)).map(({ table }) => table);
  /** What the services read in the streams of the gardener's garden, of its drafts and of their place. */
  const readByServices = async (): Promise<readonly (readonly [string, string])[]> => {
    const store = createEventStore(new pg.Pool({ connectionString: product.databaseUrl, pipeline: true }));
    const key = await readMasterKey({ NODE_ENV: 'test', PLANTED_DATA_DIR: folder });
    const { decrypt } = createEventEncryption(createPersonalData(store.pool, key));
    const [gardenId = ''] = canary.owned.garden ?? [];
    const streams = [
      gardenStream(gardenId),
      branchesStream(gardenId),
      placeStream(canaryId),
      ownKindsStream(canaryId),
    ];
    try {
      return await Promise.all(
        streams.map(async (stream) => {
          const events = await decrypt(await store.readStream(stream));
          return [stream, JSON.stringify(events.map(({ data }) => data))] as const;
        }),
      );
    } finally {
      await store.close();
      await store.pool.end();
    }
  };
  const caughtUp = () =>
    eventually(async () => {
      const { rows } = await pool.query(
        `select name from event_store.projections, event_store.relay
         where status = 'live' and sequence < last_sequence
         union all select 'pending' from event_store.pending`,
      );
      return rows.length === 0;
    });

  beforeAll(async () => {
    authority = await startMockAuthority();
    push = await startPushService();
    folder = await mkdtemp(join(tmpdir(), 'delete-account-'));
    const settings = {
      ...{ ...authority.environment, NATS_NAMESPACE: namespace, PLANTED_DATA_DIR: folder },
      PUSH_SERVICES: push.origin,
    };
    product = await startTestProduct(nats ? 'JetStream' : 'the event table', { settings });
    pool = new pg.Pool({ connectionString: product.databaseUrl });
    other = await settledAs('Other');
    canary = await settledAs('Canary');
    const signIn = await auth('/token?grant_type=id_token', {
      provider: 'google',
      id_token: await authority.signFor('Canary'),
    });
    const opened = tokens.parse(signIn.body);
    canaryId = opened.user.id;
    refreshToken = opened.refresh_token;
    await auth('/factors', { factor_type: 'totp', friendly_name: `${WORD} factor` }, opened.access_token);
    phone = new Gardener(product.url);
    await phone.post('/api/verify-google-token', { token: await authority.signFor('Canary') });
    await phone.post('/api/activities/addGardenEvent', {
      eventDetails: {
        subject: 'garden',
        subject_id: canary.owned.garden[0],
        action: 'fertilized',
        value: `${WORD} value`,
        unit: `${WORD} unit`,
        old_status: `${WORD} old`,
        new_status: `${WORD} new`,
        notes: `${WORD} notes`,
      },
    });
    const [gardenId, branchId] = [canary.owned.garden?.[0], canary.owned.branch?.[0]];
    const [first, second] = canary.owned.plant ?? [];
    const ignore = (id: string | undefined, because: string) => ({ type: 'ignore-rotation', id, because });
    await asked(
      phone.post('/api/gardens/changeLayout', {
        ...{ gardenId, expectedVersion: 2, changes: [ignore(first, `${WORD} of the garden`)] },
      }),
    );
    const day = new Date().toISOString().slice(0, 10);
    const end = { type: 'end', id: second, how: 'failed', cause: `${WORD} cause`, day };
    await asked(
      phone.post('/api/gardens/changeBranch', {
        ...{ gardenId, branchId, expectedVersion: 2, changes: [ignore(first, `${WORD} of the draft`), end] },
      }),
    );
    await phone.post('/api/contact/sendContactMessage', {
      email: `${WORD}@example.org`,
      message: `${WORD} message`,
    });
    const guest = (email: string) =>
      new Gardener(product.url).post('/api/contact/sendContactMessage', { email, message: 'from a guest' });
    expect(await guest(' Canary@Example.org ')).toMatchObject({ status: 200 });
    expect(await guest('neighbor@example.org')).toMatchObject({ status: 200 });
    for (const email of ['canary@example.org', 'other@example.org'])
      expect(await auth('/recover', { email })).toMatchObject({ status: 200 });
    await eventually(async () => (await mail()).length === 2);
    await writeFile(join(folder, 'mail', 'of-0.2.0.eml'), 'From: x\r\nTo: canary@example.org\r\n\r\nHello');
    await caughtUp();
  });
  afterAll(async () => {
    await pool.end();
    await product.stop();
    await authority.stop();
    await push.stop();
    await rm(folder, { recursive: true });
  });

  it('never stores in an event what a gardener typed, but in encrypted form, nor sends it to NATS', async () => {
    const tables = await tablesWith(WORD);
    expect(tables.filter((table) => table.startsWith('event_store'))).toEqual([]);
    expect(tables).toEqual(
      expect.arrayContaining([
        'community.contact_messages',
        'identity.factors',
        expect.stringMatching(/^tracking_dashboard_g\d+\.gardens$/),
        expect.stringMatching(/^tracking_recent_activity_g\d+\.activities$/),
      ]),
    );
    if (!nats) return;
    const messages = await readMessages(nats, `${namespace.toUpperCase()}_EVENTS`);
    expect(messages.length).toBe(await product.countEvents());
    expect(messages.filter((message) => message.includes(WORD))).toEqual([]);
  });

  it('asks for the gardener’s name or the words, and does nothing without', async () => {
    const before = await product.countEvents();
    for (const confirm of ['', 'Other', 'delete account', 'yes'])
      expect(await deleteAs(canary, confirm)).toMatchObject({ status: 400, body: { field: 'confirm' } });
    expect(await product.countEvents()).toBe(before);
    expect((await phone.get('/api/me')).status).toBe(200);
  });

  it('TIM-6 until then has words of the gardener in their garden, its drafts and their place', async () => {
    const words = [
      [`${WORD} of the garden`],
      [`${WORD} draft`, `${WORD} of the draft`, `${WORD} cause`],
      [`${WORD} place`, '43.1'],
      [`${WORD} variety`],
    ];
    for (const [at, [stream, text]] of (await readByServices()).entries())
      expect([stream, words[at]?.filter((word) => !text.includes(word))]).toEqual([stream, []]);
  });

  it('ends every session at once, and leaves nothing of the gardener that can be read, wherever it was', async () => {
    const others = await other.read(readings);
    expect(await deleteAs(canary, ' canary ')).toMatchObject({ status: 200, body: { success: true } });
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await deleteAs(canary, 'canary')).status).toBe(401);
    expect((await auth('/token?grant_type=refresh_token', { refresh_token: refreshToken })).status).toBe(400);
    const asked = await new Gardener(product.url).ask('/auth/v1/user', {
      method: 'GET',
      headers: { authorization: `Bearer ${canary.accessToken}` },
    });
    expect(asked.status).toBeGreaterThanOrEqual(400);
    await caughtUp();
    expect(await tablesWith(WORD, 'canary')).toEqual([]);
    const named = await tablesWith(...Object.values(canary.owned).flat());
    expect(named.filter((table) => !table.startsWith('event_store.'))).toEqual([]);
    expect([...new Set(await tablesWith(canaryId))].sort()).toEqual(PSEUDONYMOUS);
    const { rows } = await pool.query('select key from personal_data.keys where owner_id = $1', [canaryId]);
    expect(rows).toEqual([{ key: null }]);
    expect(await other.read(readings)).toBe(others);
  });

  it('TIM-6 leaves nothing in garden, drafts and place that even the services could read', async () => {
    for (const [stream, text] of await readByServices()) {
      expect([stream, text.includes('(removed)')]).toEqual([stream, true]);
      expect([stream, [WORD, '43.1', '-89.4'].filter((word) => text.includes(word))]).toEqual([stream, []]);
    }
  });

  it('leaves no email with the address in a file, and no message that a guest sent from it', async () => {
    expect((await mail()).map((text) => /^To: (.*)\r$/m.exec(text)?.[1])).toEqual(['other@example.org']);
    const { rows } = await pool.query(
      'select email from community.contact_messages where gardener_id is null',
    );
    expect(rows).toEqual([{ email: 'neighbor@example.org' }]);
  });

  it('is done by the operator in the same way, emails and messages included', async () => {
    const signIn = await auth('/token?grant_type=id_token', {
      provider: 'google',
      id_token: await authority.signFor('Written'),
    });
    const { id } = tokens.parse(signIn.body).user;
    const email = 'written@example.org';
    const message = { email: ' Written@Example.org', message: 'from a guest' };
    await new Gardener(product.url).post('/api/contact/sendContactMessage', message);
    await auth('/recover', { email });
    await eventually(async () => (await mail()).length === 2);
    await writeFile(join(folder, 'mail', 'of-0.2.0.eml'), `From: x\r\nTo: ${email}\r\n\r\nHello`);
    const forget = () => ops('users', 'forget', id, '--confirm');
    expect(await forget()).toEqual([0, `${id}: deleted`]);
    expect((await mail()).map((text) => /^To: (.*)\r$/m.exec(text)?.[1])).toEqual(['other@example.org']);
    expect(await tablesWith('written@')).toEqual([]);
    // Written after it was deleted, by a copy that was restored for instance.
    await writeFile(join(folder, 'mail', `2026-11-23-${id}-x.eml`), 'To: x\r\n\r\nHello');
    expect(await forget()).toEqual([0, `${id}: was already deleted`]);
    expect(await mail()).toHaveLength(1);
  });

  it('brings nothing back when every read model is rebuilt from the log, and parks nothing', async () => {
    for (const { id } of services.flatMap(({ projections }) => projections ?? [])) {
      const [code, ...lines] = await ops('read-models', 'rebuild', id);
      expect([code, lines.at(-1)]).toEqual([0, `${id}: rebuilt and live`]);
    }
    expect(await tablesWith(WORD, 'canary', '(removed)')).toEqual([]);
    expect([...new Set(await tablesWith(canaryId))].sort()).toEqual(PSEUDONYMOUS);
    expect((await pool.query('select from event_store.parked')).rowCount).toBe(0);
    expect(await other.read(readings)).toContain('MarkOther');
  });

  it('makes a newcomer of the same person who signs in again', async () => {
    const again = await settledAs('Canary');
    expect(again.marks).not.toContain(canaryId);
    expect(await again.read(readings)).not.toContain(canary.owned.garden[0]);
  });
});
