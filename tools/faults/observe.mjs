/** Asks a product at rest what it has: PostgreSQL, NATS, the read models and the gardeners' own screens. */
import { join } from 'node:path';
import { DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import pg from 'pg';
import { until } from '../engines/until.mjs';
import { root } from '../workspace/root.mjs';
import { runStep } from '../workspace/run-step.mjs';
import { onNats, STREAM, streamInfo } from './event-stream.mjs';
import { within } from './patience.mjs';

/**
 * @typedef {import('./scenario.mjs').AnyProduct} AnyProduct
 * @typedef {import('./oracle.mjs').Observation} Observation
 *
 * @typedef {object} Recovery milliseconds until nothing was behind any more
 * @property {number} readModels which gardeners see
 * @property {number} nats the stream on NATS, which is republished as a whole where its files are gone
 */

/**
 * How long nothing may move before the product is taken for one that does not recover; on a machine of its own it takes
 * a second.
 */
const RECOVERY_TIMEOUT_MS = within(60_000);
/** How long one question is asked again of a cluster that has just recovered, on a machine with other work. */
const OBSERVE_TIMEOUT_MS = within(120_000);
const READ_AT_ONCE = 10_000;
/** How long the next messages of the stream are waited for. */
const PART_TIMEOUT_MS = within(5_000);

/**
 * @param {AnyProduct} product
 * @param {readonly import('./gardener.mjs').Gardener[]} gardeners
 * @param {NodeJS.ProcessEnv} environment of the product, for its own tools
 * @returns {Promise<{ observation: Observation, recovery: Recovery }>}
 */
export async function observeProduct(product, gardeners, environment) {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const recovery = await untilRecovered(client, product);
    const observation = {
      events: await readEvents(client),
      // A stream that cannot be read has nothing for anybody.
      published: await withRetries(() => readMessages(product)).catch(() => []),
      readModels: await withRetries(() => readModels(client, product, environment)),
      shown: new Map(
        await Promise.all(
          gardeners.map(async (each) => /** @type {const} */ ([each.id, await each.shownGardens()])),
        ),
      ),
      places: new Map(
        await Promise.all(
          gardeners.map(async (each) => /** @type {const} */ ([each.id, await each.shownPlace()])),
        ),
      ),
      layouts: new Map((await Promise.all(gardeners.map((each) => each.shownLayouts()))).flat()),
    };
    return { observation, recovery };
  } finally {
    await client.end();
  }
}

/**
 * Waits until nothing is behind, for as long as something still moves: a stream that is recreated takes its time.
 * @param {pg.Client} client
 * @param {AnyProduct} product
 * @returns {Promise<Recovery>}
 */
async function untilRecovered(client, product) {
  const from = Date.now();
  /** @type {number | undefined} */
  let readModels;
  let before = '';
  for (;;) {
    let now = '';
    const hasRecovered = async () => {
      const [rest, onNats, inLog] = [await isAtRest(client), await published(product), await logged(client)];
      if (rest) readModels ??= Date.now() - from;
      now = `${onNats} of ${inLog}`;
      return rest && onNats >= inLog;
    };
    if ((await until(hasRecovered, RECOVERY_TIMEOUT_MS)) || now === before) {
      const nats = Date.now() - from;
      return { readModels: readModels ?? nats, nats };
    }
    before = now;
  }
}

/**
 * A cluster that has just recovered may leave a question without an answer; the last failure is reported.
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
async function withRetries(ask) {
  const deadline = Date.now() + OBSERVE_TIMEOUT_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

/** @param {pg.Client} client */
async function isAtRest(client) {
  const { rows } = await client.query(
    `select not exists (select from event_store.pending) and not exists (
       select from event_store.projections p, event_store.relay r
       where p.status = 'live' and p.sequence < r.last_sequence) as rest`,
  );
  return rows[0].rest === true;
}

/** @param {pg.Client} client */
async function logged(client) {
  const { rows } = await client.query('select last_sequence from event_store.relay');
  return Number(rows[0].last_sequence);
}

/**
 * Part by part, and each text that many events share is kept once: a million events are 150 MB then, and not a
 * gigabyte.
 * @param {pg.Client} client
 */
async function readEvents(client) {
  /** @type {import('./oracle.mjs').StoredEvent[]} */
  const events = [];
  /** @type {Map<string, string>} */
  const texts = new Map();
  const shared = (/** @type {string} */ text) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  for (let after = '0'; ; ) {
    const { rows } = await client.query(
      `select e.position, e.id, e.stream, e.version, e.type, e.actor, l.sequence,
         case when e.type = 'GardenSaved' then e.stream else right(e.command_id, 36) end as command
       from event_store.events e left join event_store.log l using (position)
       where e.position > $1 order by e.position limit $2`,
      [after, READ_AT_ONCE],
    );
    if (rows.length === 0) return events;
    for (const { id, stream, version, type, actor, sequence, command } of rows)
      events.push({
        id,
        stream: shared(stream),
        version,
        type: shared(type),
        actor: shared(actor),
        sequence: sequence === null ? null : Number(sequence),
        command: shared(command),
      });
    after = rows.at(-1).position;
  }
}

/**
 * @param {AnyProduct} product
 * @returns {Promise<number>} messages in the stream; 0 while there is none, or it has no leader
 */
const published = async (product) => (await streamInfo(product))?.state.last_seq ?? 0;

/**
 * @param {AnyProduct} product
 * @returns {Promise<string[]>} the ids of all messages, in order
 * @throws where reading ended before the last of them, as it does when the server that is read from goes
 */
const readMessages = (product) =>
  onNats(product, async (connection) => {
    const manager = await jetstreamManager(connection, { checkAPI: false });
    const { state } = await manager.streams.info(STREAM);
    /** @type {string[]} */
    const ids = [];
    if (state.messages === 0) return ids;
    const consumer = await jetstream(connection).consumers.get(STREAM, {
      deliver_policy: DeliverPolicy.All,
      headers_only: true,
    });
    // Part by part: a consumer of a server that has just joined again may have nothing for ever, and says it is well.
    for (let before = -1; ids.length > before; ) {
      before = ids.length;
      for await (const message of await consumer.fetch({ max_messages: 5000, expires: PART_TIMEOUT_MS })) {
        ids.push(message.headers?.get('Nats-Msg-Id') ?? '');
        if (message.seq >= state.last_seq) return ids;
      }
    }
    throw new Error(`Only ${ids.length} of ${state.messages} messages could be read`);
  });

/**
 * By the product's own tool for operators: each read model against a separate replay.
 * @param {pg.Client} client
 * @param {AnyProduct} product
 * @param {NodeJS.ProcessEnv} environment
 */
async function readModels(client, product, environment) {
  const { code, output } = await runStep({
    command: process.execPath,
    args: [join(root, 'services/embedded/dist/ops.js'), 'read-models', 'verify', '--all', '--json'],
    env: { ...environment, DATABASE_URL: product.databaseUrl },
  });
  /** @type {Map<string, number>} */
  const different = new Map();
  for (const line of output.split('\n').filter((each) => each.startsWith('{'))) {
    const table = JSON.parse(line);
    different.set(table.readModel, (different.get(table.readModel) ?? 0) + table.different);
  }
  const isDifferent = [...different.values()].some((rows) => rows > 0);
  if (different.size === 0 || (code !== 0 && !isDifferent))
    throw new Error(`the read models could not be compared with a replay:\n${output}`);
  const { rows } = await client.query(
    `select p.name, r.last_sequence - p.sequence as lag, (select count(*) from event_store.parked k
       where k.projection = p.name and k.generation = p.generation and k.state in ('failed', 'waiting')) as parked
     from event_store.projections p, event_store.relay r where p.status = 'live' order by p.name`,
  );
  return rows.map(({ name, lag, parked }) => {
    return { name, lag: Number(lag), parked: Number(parked), different: different.get(name) ?? 0 };
  });
}
