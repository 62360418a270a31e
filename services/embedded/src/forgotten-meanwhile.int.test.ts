import { randomUUID } from 'node:crypto';
import {
  addJournalEntryCommand,
  deleteAccountCommand,
  fetchJournalEntriesQuery,
  openDemoSessionCommand,
  saveGardenCommand,
  sendContactMessageCommand,
} from '@planted/contracts';
import { eventually } from '@planted/event-sourcing/testing';
import { identityService } from '@planted/identity';
import { createLog, type Host, runOpsFor, type ServiceDefinition, startHost } from '@planted/service-kit';
import {
  PATIENT,
  asGardener,
  asGuest,
  createTestDatabase,
  type TestDatabase,
} from '@planted/service-kit/testing';
import pg from 'pg';
import { services as all } from './services';
import { tracesOf } from './testing/stored-traces';

const WORD = 'MarkAbsent';

describe('an account that is deleted while no process follows the log', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase(all);
    pool = new pg.Pool({ connectionString: database.url });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  async function during<T>(
    services: readonly ServiceDefinition[],
    work: (host: Host) => Promise<T>,
  ): Promise<T> {
    const environment = { ...PATIENT, NODE_ENV: 'test', DATABASE_URL: database.url };
    const log = createLog('silent');
    const host = await startHost({ environment, log, services, messages: 'in-process' });
    try {
      return await work(host);
    } finally {
      await host.stop();
    }
  }

  it('is gone from every table as soon as the product is back, with no help', async () => {
    const owner = randomUUID();
    await during(all, async ({ messaging }) => {
      const garden = {
        gardenId: randomUUID(),
        name: WORD,
        soil_type: 'Loamy',
        hardiness_zone: '5b',
        sunlight: 'Full Sun',
        maintenance: 'Low',
        matrix: '1',
      } as const;
      await messaging.send(saveGardenCommand, garden, asGardener(owner));
      const entry = { title: WORD, content: WORD, privacy: 'private' } as const;
      await messaging.send(addJournalEntryCommand, entry, asGardener(owner));
      const message = { email: 'absent@example.org', message: WORD };
      await messaging.send(sendContactMessageCommand, message, asGardener(owner));
      await messaging.send(fetchJournalEntriesQuery, {}, asGardener(owner));
    });
    await during([identityService], ({ messaging }) =>
      messaging.send(deleteAccountCommand, { confirm: 'delete my account' }, asGardener(owner)),
    );
    expect(await tracesOf(pool, [WORD])).not.toEqual([]);
    await during(all, () => eventually(async () => (await tracesOf(pool, [WORD])).length === 0));
  });

  it('is deleted once, however often it is asked for, and refuses what was under way', async () => {
    const owner = randomUUID();
    await during(all, async ({ messaging }) => {
      const ask = () =>
        messaging.send(deleteAccountCommand, { confirm: 'delete my account' }, asGardener(owner));
      await Promise.all([ask(), ask(), ask()]);
      const entry = { title: WORD, content: WORD, privacy: 'private' } as const;
      const late = messaging.send(addJournalEntryCommand, entry, asGardener(owner));
      await expect(late).rejects.toMatchObject({ code: 'not-signed-in' });
    });
    const { rows } = await pool.query('select type from event_store.events where stream = $1', [
      `gardener-${owner}`,
    ]);
    expect(rows).toEqual([{ type: 'GardenerForgotten' }]);
  });

  it('is deleted by the operator as by the gardener, who must be known, and only when it is confirmed', async () => {
    const ops = async (...args: string[]) => {
      const lines: string[] = [];
      const environment = { ...PATIENT, NODE_ENV: 'test', DATABASE_URL: database.url };
      const log = createLog('silent');
      const out = (line: string) => lines.push(line);
      const code = await runOpsFor({ args, environment, services: all, log, out });
      return [code, ...lines];
    };
    const besides = expect.stringContaining('set PLANTED_DATA_DIR');
    await during(all, async ({ messaging }) => {
      const { user } = await messaging.send(openDemoSessionCommand, { name: WORD }, asGuest());
      const { id } = user;
      expect(await ops('users', 'forget', 'nobody', '--confirm')).toEqual([1, 'no such gardener: nobody']);
      expect(await ops('users', 'forget', id)).toEqual([2, expect.stringContaining('--confirm')]);
      expect(await tracesOf(pool, [WORD])).not.toEqual([]);
      expect(await ops('users', 'forget', id.toUpperCase(), '--confirm')).toEqual([
        0,
        `${id}: deleted`,
        besides,
      ]);
      expect(await tracesOf(pool, [WORD])).toEqual([]);
      expect(await ops('users', 'forget', id, '--confirm')).toEqual([
        0,
        `${id}: was already deleted`,
        besides,
      ]);
    });
  });
});
