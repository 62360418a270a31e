import { jetstreamManager } from '@nats-io/jetstream';
import { connectToNats } from '../connect-to-nats';
import { appendEvents } from '../testing/append-events';
import { added } from '../testing/tally';
import { createTestNats, describeWithNats, type TestNats } from '../testing/test-nats';
import { createTestStore, type TestStore } from '../testing/test-store';
import { runOps } from './run-ops';

describeWithNats('ops stream', () => {
  let test: TestStore;
  let nats: TestNats;

  async function ops(...args: string[]) {
    const lines: string[] = [];
    const code = await runOps({
      args,
      pool: test.database.pool,
      projections: [],
      topic: nats.topic,
      connectToNats: () => connectToNats({ servers: process.env.TEST_NATS_URL ?? '', name: 'ops' }),
      out: (line) => lines.push(line),
    });
    return { code, lines };
  }
  const status = async () => JSON.parse((await ops('stream', 'status', '--json')).lines.join());

  beforeAll(async () => {
    [test, nats] = await Promise.all([createTestStore(), createTestNats()]);
    for (let i = 0; i < 10; i += 1) await appendEvents(test.store, `tally-${i}`, [added(1)]);
    await test.sequenced();
    // The relay of the store only sequences; the tool's own must find the lease free to publish.
    await test.relay.stop();
  });
  afterAll(async () => {
    await nats.close();
    await test.close();
  });

  it('refills the stream from PostgreSQL, and reports its progress', async () => {
    expect(await status()).toMatchObject({ messages: null, log: 10 });
    expect(await ops('stream', 'rebuild')).toMatchObject({ code: 0 });
    expect(await status()).toMatchObject({ messages: 10, newest: 10, log: 10 });
    expect((await ops('stream', 'rebuild')).lines.at(-1)).toContain('refilled, 10 events');
  });

  it('leaves the stream of another installation alone', async () => {
    const manager = await jetstreamManager(nats.nats, { checkAPI: false });
    await manager.streams.update(nats.topic.streamName, { description: 'Planted installation other' });
    const { code, lines } = await ops('stream', 'rebuild');
    expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining('belongs to another installation')]);
    expect(await status()).toMatchObject({ messages: 10 });
  });

  it('reports it when there is no NATS', async () => {
    const lines: string[] = [];
    const request = { args: ['stream', 'status'], pool: test.database.pool, projections: [] };
    expect(await runOps({ ...request, out: (line) => lines.push(line) })).toBe(1);
    expect(lines).toEqual(['NATS is not configured: set NATS_URL.']);
    const connect = () => connectToNats({ servers: '127.0.0.1:9', name: 'ops' });
    expect(await runOps({ ...request, connectToNats: connect, out: () => undefined })).toBe(3);
  });
});
