import { jetstream, jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { errors, headers as natsHeaders } from '@nats-io/transport-node';
import { createEventStore, type EventStore } from '../event-store';
import { appendEvents } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createTestNats, describeWithNats, type TestNats } from '../testing/test-nats';
import { encodeEvent, SEQUENCE_HEADER, subjectOf } from './event-message';
import { startRelay, type Relay } from './relay';

describeWithNats('the copy of the log on JetStream', () => {
  let database: TestDatabase;
  let store: EventStore;
  let nats: TestNats;
  let manager: JetStreamManager;
  let relay: Relay | undefined;

  beforeEach(async () => {
    database = await createTestDatabase();
    store = createEventStore(database.pool);
    nats = await createTestNats();
    manager = await jetstreamManager(nats.nats, { checkAPI: false });
  });
  afterEach(async () => {
    await relay?.stop();
    await nats.close();
    await store.close();
    await database.drop();
  });

  const start = (holder: string) => {
    relay = startRelay({ store, holder, nats: nats.nats, topic: nats.topic });
    return relay;
  };
  const copied = async () => {
    const info = await manager.streams.info(nats.topic.streamName).catch(() => undefined);
    return info?.state.messages;
  };
  const copyHas = (count: number) => eventually(async () => (await copied()) === count);
  const message = (seq: number) => manager.streams.getMessage(nats.topic.streamName, { seq });
  const expectTrueCopy = async () => {
    await eventually(async () => (await store.pool.query('select from event_store.pending')).rowCount === 0);
    const log = await store.readLog({ after: 0, limit: 1_000 });
    await copyHas(log.length);
    for (const event of log) expect((await message(event.sequence))?.json()).toEqual(event);
  };

  it('holds each event under its subject, id and sequence', async () => {
    start('a');
    const [event] = await appendEvents(store, 'tally-1', [added(1)]);
    await copyHas(1);
    const stored = await message(1);
    expect(stored?.subject).toBe(`${nats.topic.subjectPrefix}.tallies.Added.tally-1`);
    expect(stored?.header.get('Nats-Msg-Id')).toBe(event?.id);
    expect(stored?.header.get(SEQUENCE_HEADER)).toBe('1');
    expect(stored?.json()).toEqual({ ...event, sequence: 1 });
  });

  it('holds each event once when a relay dies before its acknowledgement, and another continues', async () => {
    const first = start('first');
    await appendEvents(store, 'tally-1', [added(1)]);
    await copyHas(1);
    await first.stop();
    await appendEvents(store, 'tally-1', [added(2), added(3)]);
    const sequencer = startRelay({ store, holder: 'stamper' });
    await eventually(async () => (await store.head()) === 3);
    await sequencer.stop();
    // What a relay that dies now has done: sent event 2, and received nothing.
    const [two] = await store.readLog({ after: 1, limit: 1 });
    if (two) nats.nats.publish(subjectOf(nats.topic, two), encodeEvent(two), { headers: idHeaders(two.id) });
    await nats.nats.flush();
    start('second');
    await expectTrueCopy();
  });

  it('is recreated when the server has a leader for it and takes nothing more', async () => {
    let isStuck = true;
    const said: string[] = [];
    const { topic } = nats;
    const stuck = new Proxy(nats.nats, {
      get(connection, name) {
        const value: unknown = Reflect.get(connection, name);
        if (name !== 'request') return typeof value === 'function' ? value.bind(connection) : value;
        return async (...asked: Parameters<typeof connection.request>) => {
          const [subject] = asked;
          if (subject.includes(`STREAM.DELETE.${topic.streamName}`)) isStuck = false;
          if (isStuck && subject.startsWith(topic.subjectPrefix)) throw new errors.TimeoutError();
          return connection.request(...asked);
        };
      },
    });
    relay = startRelay({ store, holder: 'a', nats: stuck, topic, log: (message) => void said.push(message) });
    await appendEvents(store, 'tally-1', [added(1), added(2)]);
    await eventually(() => !isStuck, 60_000);
    await expectTrueCopy();
    expect(said).toContain(`recreating ${topic.streamName}: its leader accepts nothing after sequence 0`);
  });

  it('refuses what a former leader sends late, however late', async () => {
    start('a');
    await appendEvents(store, 'tally-1', [added(1), added(2)]);
    await copyHas(2);
    const [one] = await store.readLog({ after: 0, limit: 1 });
    if (!one) throw new Error('no event');
    // Without the message id, as when the server has forgotten it.
    const late = jetstream(nats.nats).publish(subjectOf(nats.topic, one), encodeEvent(one), {
      expect: { lastSequence: 0 },
    });
    await expect(late).rejects.toMatchObject({ code: 10_071 });
    await expectTrueCopy();
  });

  it.each([
    ['deleted', (name: string) => manager.streams.delete(name)],
    ['emptied', (name: string) => manager.streams.purge(name)],
    ['robbed of one message', (name: string) => manager.streams.deleteMessage(name, 2)],
  ])('is refilled when it was %s, without help', async (_how, harm) => {
    start('a');
    await appendEvents(store, 'tally-1', [added(1), added(2), added(3)]);
    await copyHas(3);
    await harm(nats.topic.streamName);
    await expectTrueCopy();
    await appendEvents(store, 'tally-1', [added(4)]);
    await expectTrueCopy();
  });

  it('is left alone when it belongs to another installation, which is reported in one line', async () => {
    start('a');
    await appendEvents(store, 'tally-1', [added(1), added(2)]);
    await copyHas(2);
    await relay?.stop();
    const other = await createTestDatabase();
    const foreign = createEventStore(other.pool);
    const said: [string, unknown][] = [];
    const log = (text: string, error?: unknown) => void said.push([text, error]);
    relay = startRelay({ store: foreign, holder: 'b', nats: nats.nats, topic: nats.topic, log });
    try {
      await appendEvents(foreign, 'tally-2', [added(7)]);
      await eventually(async () => said.length > 0);
      const line = expect.stringMatching(/belongs to another installation: give each its own NATS_NAMESPACE/);
      expect(said[0]).toEqual([line, undefined]);
      await expectTrueCopy();
    } finally {
      await relay.stop();
      await foreign.close();
      await other.drop();
    }
  });

  it('is taken on when no one has put a mark on it', async () => {
    await manager.streams.add({
      name: nats.topic.streamName,
      subjects: [`${nats.topic.subjectPrefix}.>`],
    });
    start('a');
    await appendEvents(store, 'tally-1', [added(1)]);
    await copyHas(1);
    const { config } = await manager.streams.info(nats.topic.streamName);
    expect(config.description).toMatch(/^Planted installation [\w-]{36}$/);
  });

  it('is recreated when it has diverged, as after a restore from a dump', async () => {
    await manager.streams.add({ name: nats.topic.streamName, subjects: [`${nats.topic.subjectPrefix}.>`] });
    for (let i = 1; i <= 5; i += 1) {
      await jetstream(nats.nats).publish(`${nats.topic.subjectPrefix}.x`, '{}', { msgID: `other-${i}` });
    }
    await appendEvents(store, 'tally-1', [added(1), added(2)]);
    start('a');
    await expectTrueCopy();
  });
});

function idHeaders(id: string) {
  const result = natsHeaders();
  result.set('Nats-Msg-Id', id);
  return result;
}
