import { randomUUID } from 'node:crypto';
import { defineEventType, type EventOf, personal, REMOVED_TEXT, uuid } from '@planted/contracts';
import {
  accept,
  createCommandHandler,
  createEventStore,
  createTableFeed,
  createUpcaster,
  type Decider,
  defineProjection,
  type EventStore,
  migrateEventStore,
  rebuildProjection,
  refuse,
  runProjection,
  type RunningProjection,
  startRelay,
} from '@planted/event-sourcing';
import { runOps } from '@planted/event-sourcing/ops';
import { eventually, PATIENT_MS } from '@planted/event-sourcing/testing';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { readMasterKey } from '../master-key/read-master-key';
import { createEventEncryption } from '../personal-data/event-encryption';
import { migratePersonalData } from '../personal-data/migrate-personal-data';
import { createPersonalData, type PersonalData } from '../personal-data/personal-data';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { upcastersFrom } from './upcasters-from';

const named = z.object({ helperId: uuid, name: personal(z.string()), beds: z.array(uuid) });
/** As the release before knew the type. */
const before = defineEventType({ type: 'HelperInvited', versions: { 1: { schema: named } } });

/** A name is split into two, and a bed gets what it may be used for: the worked example of docs/recipes.md. */
function withNames(data: unknown): unknown {
  const { name, beds, ...rest } = data as z.infer<typeof named>;
  const [givenName, familyName = null] = name === REMOVED_TEXT ? [name] : name.split(/ (?=[^ ]+$)/);
  return { ...rest, givenName, familyName, beds: beds.map((id) => ({ id, mayHarvest: false })) };
}
const today = defineEventType({
  type: 'HelperInvited',
  versions: {
    1: { schema: named, upcast: withNames },
    2: {
      schema: z.object({
        helperId: uuid,
        givenName: personal(z.string()),
        familyName: personal(z.string().nullable()),
        beds: z.array(z.object({ id: uuid, mayHarvest: z.boolean() })),
      }),
    },
  },
});
type HelperEvent = EventOf<typeof today>;
type Invite = HelperEvent['data'];

/** No two helpers of one name. */
const helpers: Decider<Invite, readonly string[], HelperEvent, { code: 'invited-already' }> = {
  initialState: [],
  decide: (invited, data) =>
    invited.includes(`${data.givenName}/${data.familyName}`)
      ? refuse({ code: 'invited-already' })
      : accept({ type: 'HelperInvited', schemaVersion: 2, data }),
  evolve: (invited, { data }) => [...invited, `${data.givenName}/${data.familyName}`],
};

const helperList = defineProjection<HelperEvent>({
  schema: 'helping',
  name: 'helpers',
  version: 1,
  tables: ['helpers'],
  create: 'create table helpers (id uuid primary key, given text, family text, harvests bigint, beds bigint)',
  handlers: {
    HelperInvited: (tx, { data: { helperId, givenName, familyName, beds } }) =>
      tx.query('insert into helpers values ($1, $2, $3, $4, $5)', [
        helperId,
        givenName,
        familyName,
        beds.filter(({ mayHarvest }) => mayHarvest).length,
        beds.length,
      ]),
  },
});

describe('an event whose shape has changed, in the log in its first one', () => {
  const [owner, stream] = [randomUUID(), `helpers-${randomUUID()}`];
  const [ada, grace] = [randomUUID(), randomUUID()];
  const bed = randomUUID();
  let database: TestDatabase;
  let pool: pg.Pool;
  let store: EventStore;
  let people: PersonalData;
  let running: { stop(): Promise<void> }[];

  const encryption = (types: readonly (typeof today | typeof before)[]) =>
    createEventEncryption(people, types);
  const upcaster = () => createUpcaster(upcastersFrom([today]), encryption([today]).decrypt);
  const handle = (command: Invite) =>
    createCommandHandler({
      store,
      decider: helpers,
      service: 'gardens',
      upcaster: upcaster(),
      encrypterFor: encryption([today]).encrypterFor,
      now: () => new Date('2026-06-01T08:00:00Z'),
      newId: () => uuidv7(),
    }).handle({ stream, command, metadata: { actor: owner, correlationId: 'c' } });
  const rows = async () =>
    (
      await pool.query(
        'select id, given, family, harvests::int, beds::int from helping.helpers order by given',
      )
    ).rows;
  const stored = async () =>
    (await pool.query('select data::text from event_store.events order by version')).rows;
  const verified = async () => {
    const lines: string[] = [];
    const args = ['read-models', 'verify', '--all'];
    const out = (line: string) => void lines.push(line);
    const code = await runOps({ args, pool, projections: [helperList], upcaster: upcaster(), out });
    return { code, last: lines.at(-1) };
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    await migrateEventStore(pool);
    await migratePersonalData(pool);
    store = createEventStore(pool, PATIENT_MS);
    people = createPersonalData(pool, await readMasterKey({ NODE_ENV: 'test' }));
    // The log as the release before left it.
    const data = { helperId: ada, name: 'Ada King Lovelace', beds: [bed] };
    const old = await encryption([before]).encrypterFor(owner)([
      { type: 'HelperInvited', schemaVersion: 1, data },
    ]);
    await store.append({
      stream,
      expectedVersion: 0,
      events: old.map((event) => ({ ...event, id: uuidv7() })),
      metadata: {
        actor: owner,
        time: '2026-05-01T08:00:00.000Z',
        correlationId: 'c',
        causationId: null,
        commandId: null,
        service: 'gardens',
      },
    });
    const projection: RunningProjection = runProjection({
      store,
      feed: createTableFeed({ store }),
      projection: helperList,
      upcaster: upcaster(),
    });
    running = [projection, startRelay({ store, holder: 'test' })];
  });
  afterAll(async () => {
    await Promise.all(running.map((each) => each.stop()));
    await store.close();
    await pool.end();
    await database.drop();
  });

  const adasRow = { id: ada, given: 'Ada King', family: 'Lovelace', harvests: 0, beds: 1 };
  const gracesRow = { id: grace, given: 'Grace', family: null, harvests: 1, beds: 1 };

  it('is decided upon in its new shape', async () => {
    const again = { givenName: 'Ada King', familyName: 'Lovelace', beds: [] };
    expect(await handle({ helperId: randomUUID(), ...again })).toEqual({
      ok: false,
      refusal: { code: 'invited-already' },
    });
    const beds = [{ id: bed, mayHarvest: true }];
    const invited = await handle({ helperId: grace, givenName: 'Grace', familyName: null, beds });
    expect(invited).toMatchObject({ ok: true, version: 2 });
  });

  it('is read so by read models, beside events of the new version, and rebuilt to the same', async () => {
    await eventually(async () => (await rows().catch(() => [])).length === 2);
    expect(await rows()).toEqual([adasRow, gracesRow]);
    expect(await verified()).toMatchObject({
      code: 0,
      last: 'helping.helpers: equals the replay of 2 events',
    });
    await rebuildProjection({ store, projection: helperList, upcaster: upcaster() });
    expect(await rows()).toEqual([adasRow, gracesRow]);
  });

  it('stays in the log as it was, with no word of a name to be read', async () => {
    const [first, second] = (await stored()).map(({ data }) => JSON.parse(data));
    expect(first).toEqual({ helperId: ada, beds: [bed], sealed: expect.stringMatching(/^v1\./) });
    expect(second).toEqual({ helperId: grace, beds: expect.any(Array), sealed: expect.any(String) });
    expect(JSON.stringify([first, second])).not.toMatch(/Lovelace|Grace|name/i);
  });

  it('is still read when its gardener is forgotten, without a half of what is removed', async () => {
    await people.forget(owner);
    await rebuildProjection({ store, projection: helperList, upcaster: upcaster() });
    const removed = { given: REMOVED_TEXT };
    expect((await rows()).toSorted((a, b) => a.harvests - b.harvests)).toEqual([
      { ...adasRow, ...removed, family: null },
      { ...gracesRow, ...removed, family: REMOVED_TEXT },
    ]);
    expect((await pool.query('select from event_store.parked')).rowCount).toBe(0);
  });
});
