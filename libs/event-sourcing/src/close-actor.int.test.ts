import { v7 } from 'uuid';
import { ActorClosedError } from './append';
import { closeActor } from './close-actor';
import { appendEvents, metadataOf } from './testing/append-events';
import { added } from './testing/tally';
import { createTestStore, type TestStore } from './testing/test-store';

let test: TestStore;
beforeAll(async () => {
  test = await createTestStore();
});
afterAll(() => test.close());

const close = (actor: string, also?: () => Promise<void>) =>
  closeActor({
    store: test.store,
    actor,
    last: {
      stream: `leaving-${actor}`,
      expectedVersion: 'any',
      events: [{ ...added(1), id: v7() }],
      metadata: metadataOf({ actor }),
    },
    ...(also && { also }),
  });
const logOf = async (actor: string) => {
  await test.sequenced();
  const log = await test.store.readLog({ after: 0, limit: 1_000 });
  return log.filter(({ metadata }) => metadata.actor === actor).map(({ stream }) => stream);
};

describe('closing an actor', () => {
  it('appends their last event, and from then on nothing of theirs', async () => {
    await appendEvents(test.store, 'tally-1', [added(1)], { actor: 'iris' });
    expect(await close('iris')).toBe(true);
    const attempt = appendEvents(test.store, 'tally-1', [added(2)], { actor: 'iris' });
    await expect(attempt).rejects.toBeInstanceOf(ActorClosedError);
    await appendEvents(test.store, 'tally-1', [added(3)], { actor: 'fern' });
    expect(await logOf('iris')).toEqual(['tally-1', 'leaving-iris']);
  });

  it('is done once', async () => {
    expect(await close('olive')).toBe(true);
    expect(await close('olive')).toBe(false);
    expect(await logOf('olive')).toEqual(['leaving-olive']);
  });

  it('is undone whole when what belongs to it fails', async () => {
    const failing = close('hazel', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await appendEvents(test.store, 'tally-2', [added(1)], { actor: 'hazel' });
    expect(await logOf('hazel')).toEqual(['tally-2']);
  });

  it('is last in the log, whatever is being appended meanwhile', async () => {
    const writing = Array.from({ length: 60 }, (_, n) =>
      appendEvents(test.store, `race-${n}`, [added(1)], { actor: 'ivy' }).catch((error: unknown) => error),
    );
    await close('ivy');
    const results = await Promise.all(writing);
    for (const failed of results.filter((result) => result instanceof Error))
      expect(failed).toBeInstanceOf(ActorClosedError);
    const log = await logOf('ivy');
    expect(log).toHaveLength(1 + results.filter((result) => Array.isArray(result)).length);
    expect(log.at(-1)).toBe('leaving-ivy');
  });
});
