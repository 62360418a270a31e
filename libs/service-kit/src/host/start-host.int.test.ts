import { randomUUID } from 'node:crypto';
import { createTcpProxy, eventually } from '@planted/event-sourcing/testing';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ConfigurationError } from '../configuration';
import { healthQuery } from '../health/health-query';
import { createLog } from '../logging/create-log';
import type { ServiceDefinition } from '../service-definition';
import { asGuest } from '../testing/contexts';
import { greetingService, greetQuery } from '../testing/greeting-service';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { startHost } from './start-host';

/** Would fail if two processes ran it at once, or one ran it again. */
class Greetings1763712000000 implements MigrationInterface {
  readonly name = 'Greetings1763712000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create table community.greetings (text text)');
    await queryRunner.query('select pg_sleep(0.2)');
    await queryRunner.query(`insert into community.greetings values ('Hello')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table community.greetings');
  }
}

const service: ServiceDefinition = { ...greetingService, migrations: [Greetings1763712000000] };
const silent = createLog('silent');

describe('a process that runs services', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const start = (environment: Record<string, string> = {}, log = silent) =>
    startHost({
      environment: {
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        NATS_NAMESPACE: `test_${randomUUID()}`,
        ...environment,
      },
      services: [service],
      messages: 'in-process',
      log,
    });

  it('may start at the same time as the other instances: the tables are made once', async () => {
    const hosts = await Promise.all([start(), start(), start()]);
    for (const { messaging } of hosts) {
      expect(await messaging.send(greetQuery, { name: 'Ada' }, asGuest())).toMatchObject({
        text: 'Hello Ada',
      });
      const health = await messaging.send(healthQuery('community'), {}, asGuest());
      expect(health).toEqual({ postgres: 'connected', readModels: {} });
    }
    const client = new Client({ connectionString: database.url });
    await client.connect();
    expect((await client.query('select text from community.greetings')).rows).toEqual([{ text: 'Hello' }]);
    await client.end();
    await Promise.all(hosts.map((host) => host.stop()));
  });

  it('leaves no connection open when it ends', async () => {
    const host = await start();
    await host.stop();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const others = `select count(*)::int from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
    // A backend ends a moment after its client.
    const deadline = Date.now() + 60_000;
    let open: unknown;
    do {
      open = (await client.query(others)).rows[0].count;
    } while (open !== 0 && Date.now() < deadline);
    await client.end();
    expect(open).toBe(0);
  });

  it('says what is missing in its environment', async () => {
    await expect(start({ DATABASE_URL: '' })).rejects.toThrow(ConfigurationError);
    await expect(start({ DATABASE_URL: '' })).rejects.toThrow('DATABASE_URL: must be set');
  });

  it('does not start on a database that is not there', async () => {
    await expect(start({ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' })).rejects.toThrow(
      'ECONNREFUSED',
    );
  });

  it('OPS-2 waits at its start for a database that is slow', async () => {
    const wire = await createTcpProxy(database.url);
    wire.freeze();
    const told: string[] = [];
    const log = createLog('warn', { write: (line) => void told.push(line) });
    const starting = start({ DATABASE_URL: wire.url }, log);
    await eventually(() => told.some((line) => line.includes('slow to connect')));
    wire.mend();
    const host = await starting;
    expect(await host.messaging.send(greetQuery, { name: 'Ada' }, asGuest())).toMatchObject({
      text: 'Hello Ada',
    });
    await host.stop();
    await wire.close();
  });
});
