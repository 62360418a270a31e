import { v7 } from 'uuid';
import { createEventStore, type EventStore } from './event-store';
import { createCommandHandler } from './handle-command';
import { appendEvents } from './testing/append-events';
import { PATIENT_MS } from './testing/patient';
import { added, LIMIT, tally } from './testing/tally';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
let store: EventStore;

beforeAll(async () => {
  database = await createTestDatabase();
  store = createEventStore(database.pool, PATIENT_MS);
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const now = () => new Date('2026-05-01T08:00:00.000Z');
const handler = (over: Pick<EventStore, 'append' | 'readStream'> = store) =>
  createCommandHandler({
    store: { answerMs: store.answerMs, ...over },
    decider: tally,
    service: 'tallies',
    now,
    newId: v7,
  });
const add = (amount: number) => ({ type: 'Add' as const, amount });
const metadata = { actor: 'rose', correlationId: 'r-1' };

describe('handle', () => {
  it('appends what the decider decides over the past', async () => {
    await handler().handle({ stream: 'tally-1', command: add(2), metadata });
    const result = await handler().handle({ stream: 'tally-1', command: add(3), metadata });
    expect(result).toMatchObject({ ok: true, version: 2, state: 5, events: [{ ...added(3), version: 2 }] });
    expect((await store.readStream('tally-1')).at(-1)?.metadata).toEqual({
      ...metadata,
      time: now().toISOString(),
      causationId: null,
      commandId: null,
      service: 'tallies',
    });
  });

  it('takes a command that is still asked for, and tells what that fails with', async () => {
    const stream = 'tally-coming';
    const slow = new Promise<ReturnType<typeof add>>((resolve) => setImmediate(() => resolve(add(4))));
    // It fails before it has its turn.
    const command = Promise.reject<ReturnType<typeof add>>(new Error('no catalog'));
    const commands = handler();
    const [first, failing, last] = await Promise.allSettled([
      commands.handle({ stream, command: slow, metadata }),
      commands.handle({ stream, command, metadata }),
      commands.handle({ stream, command: add(1), metadata }),
    ]);
    expect(first).toMatchObject({ value: { ok: true, state: 4 } });
    expect(failing).toMatchObject({ reason: { message: 'no catalog' } });
    expect(last).toMatchObject({ value: { ok: true, state: 5, version: 2 } });
  });

  it('answers the refusal and appends nothing', async () => {
    const result = await handler().handle({ stream: 'tally-2', command: add(LIMIT + 1), metadata });
    expect(result).toEqual({ ok: false, refusal: { code: 'limit-reached', limit: LIMIT } });
    expect(await store.readStream('tally-2')).toEqual([]);
  });

  it('appends nothing when nothing changes', async () => {
    const result = await handler().handle({ stream: 'tally-3', command: add(0), metadata });
    expect(result).toEqual({ ok: true, events: [], version: 0, state: 0 });
  });

  it('answers a retry with the events of the first time, even when it would be refused now', async () => {
    const request = { stream: 'tally-4', command: add(LIMIT), metadata: { ...metadata, commandId: 'c-1' } };
    const first = await handler().handle(request);
    const again = await handler().handle(request);
    const storedFirst = await store.readStream('tally-4');
    expect(first).toMatchObject({ ok: true, version: 1, state: LIMIT });
    expect(again).toEqual({ ...first, events: storedFirst });
    expect(storedFirst).toHaveLength(1);
  });

  it('gives one effect to duplicates that race', async () => {
    const request = { stream: 'tally-5', command: add(7), metadata: { ...metadata, commandId: 'c-2' } };
    const results = await Promise.all(Array.from({ length: 8 }, () => handler().handle(request)));
    const stored = await store.readStream('tally-5');
    expect(stored).toHaveLength(1);
    for (const result of results) {
      expect(result).toMatchObject({ ok: true, version: 1, state: 7, events: [{ id: stored[0]?.id }] });
    }
  });

  it('decides again, over the newer past, when another was first', async () => {
    let overtaken = false;
    const result = await handler({
      append: (request) => store.append(request),
      async readStream(stream) {
        const past = await store.readStream(stream);
        if (!overtaken) await appendEvents(store, stream, [added(LIMIT)]);
        overtaken = true;
        return past;
      },
    }).handle({ stream: 'tally-6', command: add(1), metadata });
    expect(result).toEqual({ ok: false, refusal: { code: 'limit-reached', limit: LIMIT } });
  });

  it('loses none of many concurrent commands', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => handler().handle({ stream: 'tally-7', command: add(1), metadata })),
    );
    const result = await handler().handle({ stream: 'tally-7', command: add(0), metadata });
    expect(result).toMatchObject({ ok: true, version: 10, state: 10 });
  });

  it('lets many commands of one process queue, so that none is decided twice', async () => {
    const appends: string[] = [];
    const one = handler({
      readStream: store.readStream,
      append: async (request) => {
        const result = await store.append(request);
        appends.push(result.outcome);
        return result;
      },
    });
    const asked = Array.from({ length: 40 }, () =>
      one.handle({ stream: 'tally-9', command: add(1), metadata }),
    );
    expect((await Promise.all(asked)).map((result) => result.ok && result.version)).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    );
    expect(appends).toEqual(Array(40).fill('appended'));
  });

  it('lets processes that write to one stream back off until each has had its turn', async () => {
    const processes = [handler(), handler(), handler()];
    await Promise.all(
      processes.flatMap((process) =>
        Array.from({ length: 8 }, () => process.handle({ stream: 'tally-10', command: add(1), metadata })),
      ),
    );
    expect(await store.readStream('tally-10')).toHaveLength(24);
  });

  describe('of a request with a fingerprint', () => {
    const ask = (stream: string, amount: number, fingerprint?: string) =>
      handler().handle({
        stream,
        command: add(amount),
        metadata: { ...metadata, commandId: `c-${stream}`, ...(fingerprint && { fingerprint }) },
      });

    it('answers its repeat, and refuses another request under the same id with nothing stored', async () => {
      const first = await ask('tally-11', 2, 'two');
      expect(await ask('tally-11', 2, 'two')).toMatchObject({ ok: true, version: 1, state: 2 });
      await expect(ask('tally-11', 3, 'three')).rejects.toMatchObject({ code: 'command-id-reused' });
      expect(await store.readStream('tally-11')).toMatchObject([{ id: first.ok && first.events[0]?.id }]);
    });

    it('takes what an earlier release stored for a repeat', async () => {
      await ask('tally-12', 2);
      expect(await ask('tally-12', 3, 'three')).toMatchObject({ ok: true, version: 1, state: 2 });
    });

    it('takes a request of an earlier release for a repeat', async () => {
      await ask('tally-13', 2, 'two');
      expect(await ask('tally-13', 3)).toMatchObject({ ok: true, version: 1, state: 2 });
    });
  });

  it('gives up, with nothing stored, on a stream that always moves', async () => {
    const moving = {
      readStream: store.readStream,
      append: async () => ({ outcome: 'conflict' as const, version: 9 }),
    };
    await expect(
      handler(moving).handle({ stream: 'tally-8', command: add(1), metadata }),
    ).rejects.toMatchObject({
      code: 'contended-stream',
    });
  });
});
