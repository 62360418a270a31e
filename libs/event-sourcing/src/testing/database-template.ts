import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { eventually } from './eventually';

/** A schema that is migrated once on a server and copied for every test. */
export type DatabaseTemplate = {
  /** Of the database on the server; the same name is the same schema. */
  readonly name: string;
  /** Fills the empty database at the URL and closes what it opened there. */
  migrate(url: string): Promise<void>;
};

/**
 * A new database, empty without a template. Each copy is an installation of its own.
 * @returns its URL
 * @throws when no server is named.
 */
export async function createFromTemplate(
  template: DatabaseTemplate | undefined,
  server = process.env.TEST_DATABASE_URL,
): Promise<string> {
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL server');
  const url = databaseUrl(server, `test_${randomUUID().replaceAll('-', '')}`);
  const name = new URL(url).pathname.slice(1);
  if (!template) {
    await withClient(server, (client) => client.query(`create database ${name}`));
    return url;
  }
  await withClient(server, async (client) => {
    await ensureTemplate(client, server, template);
    await client.query(`create database ${name} template ${template.name}`);
  });
  await withClient(url, (client) =>
    client.query('update event_store.installation set id = gen_random_uuid()'),
  );
  return url;
}

/** How long those who are about to disconnect have before they are cut off, in ms. */
const DISCONNECT_WITHIN_MS = 1_000;

/**
 * Drops a database that `createFromTemplate` made, whoever is still connected to it. A pool has ended before its
 * connections have: they are not cut off on their way out, which the pool would report as an error.
 */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withClient(databaseUrl(url, 'postgres'), async (client) => {
    const isDeserted = async () =>
      (await client.query('select from pg_stat_activity where datname = $1', [name])).rowCount === 0;
    await eventually(isDeserted, DISCONNECT_WITHIN_MS).catch(() => undefined);
    await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** The first to ask makes it; the others wait. A template is marked as one when it is complete. */
async function ensureTemplate(
  client: Client,
  server: string,
  { name, migrate }: DatabaseTemplate,
): Promise<void> {
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rows } = await client.query<{ datistemplate: boolean }>(
    'select datistemplate from pg_database where datname = $1',
    [name],
  );
  if (!rows[0]?.datistemplate) {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
    await migrate(databaseUrl(server, name));
    await client.query(`alter database ${name} is_template true`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
