import { Client, type Connection, Query } from 'pg';
import { version } from 'pg/package.json';

/** The release of pg whose inside was read for `pipelined-batch.ts`. */
const READ = '8.23.1';

const ADVICE =
  'pipelined-batch.ts leans on this inside of pg, which pg does not promise. Read lib/query.js, lib/client.js and ' +
  'lib/connection.js of the new release for all that send-together.unit.test.ts names. If it still means the same, and ' +
  'pipelined-batch.int.test.ts passes, change the test. If not, let `hold` of apply-in-order.ts do nothing: read models ' +
  'then work without it, slower, until it is mended.';

/** Fails so that whoever updates pg knows what to do. */
function expectOfPg(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(`pg ${version}: ${otherwise}. ${ADVICE}`);
}

/** What pg's types do not show. */
type ConnectionInside = Connection & {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
};
type ClientInside = Client &
  Readonly<Record<string, (message?: unknown) => void>> & {
    readonly connection: ConnectionInside;
    _activeQuery: unknown;
  };
type QueryInside = Query & { name: string; callback: unknown };

const newClient = () => new Client({ pipeline: true, query_timeout: 60_000 }) as ClientInside;
const newQuery = () =>
  Object.assign(new Query('select $1', ['x'], () => undefined), { name: 'a' }) as unknown as QueryInside;
const MESSAGES = ['parse', 'bind', 'describe', 'execute', 'sync'] as const;
const HANDLED = [
  ['_handleRowDescription', 'handleRowDescription'],
  ['_handleDataRow', 'handleDataRow'],
  ['_handleCommandComplete', 'handleCommandComplete'],
  ['_handleReadyForQuery', 'handleReadyForQuery'],
  ['_handleErrorMessage', 'handleError'],
] as const;
const isMethod = (object: object, name: string) => typeof Reflect.get(object, name) === 'function';

describe('what pipelined-batch.ts leans on in pg', () => {
  it('was read in the release that is installed', () => {
    expectOfPg(version === READ, `the release that was read is ${READ}`);
  });

  it.each(['submit', ...HANDLED.map(([, method]) => method)])('Query has the method %s', (method) => {
    expectOfPg(isMethod(newQuery(), method), `Query has no method '${method}'`);
  });

  it.each(HANDLED)('Client.%s hands what PostgreSQL says to the active query’s %s', (from, to) => {
    const client = newClient();
    const told = jest.fn();
    client._activeQuery = { [to]: told };
    if (isMethod(client, from)) client[from]?.({});
    expectOfPg(told.mock.calls.length === 1, `Client.${from} does not call '${to}' of the active query`);
  });

  it('Client notes the active query’s name and text once it is parsed', () => {
    const client = newClient();
    client._activeQuery = { name: 'a', text: 'select 1' };
    if (isMethod(client, '_handleParseComplete')) client['_handleParseComplete']?.();
    expectOfPg(
      client.connection.parsedStatements?.['a'] === 'select 1',
      'Client._handleParseComplete does not note name and text of the active query in connection.parsedStatements',
    );
  });

  it('Client takes a query of its own class, and sets its callback where it watches the time', () => {
    const query = newQuery();
    const { callback } = query;
    newClient().query(query);
    expectOfPg(
      typeof query.callback === 'function' && query.callback !== callback,
      'Client.query does not set the callback of a query that it watches the time of',
    );
    // Ends the watch.
    if (typeof query.callback === 'function') query.callback();
  });

  it('Query.submit sends five messages, and does not parse again what was submitted', () => {
    const sent: string[] = [];
    const { connection } = newClient();
    const noting = MESSAGES.map((name) => [name, { value: () => void sent.push(name) }]);
    const noted: Connection = Object.create(connection, Object.fromEntries(noting));
    newQuery().submit(noted);
    newQuery().submit(noted);
    const inTurn = sent.join(' ');
    expectOfPg(
      inTurn === 'parse bind describe execute sync bind describe execute sync',
      `Query.submit of one name sends, twice, '${inTurn}'`,
    );
    expectOfPg(
      connection.submittedNamedStatements['a'] === 'select $1',
      'Query.submit does not note name and text in connection.submittedNamedStatements',
    );
  });

  it('Connection writes each message to its stream at once, as a Buffer', () => {
    const written: unknown[] = [];
    const stream = { value: { writable: true, write: (part: unknown) => written.push(part) } };
    newQuery().submit(Object.create(newClient().connection, { stream }));
    expectOfPg(
      written.length === MESSAGES.length && written.every((part) => Buffer.isBuffer(part)),
      `Connection writes ${written.length} parts to this.stream for ${MESSAGES.length} messages, or no Buffers`,
    );
  });
});
