import { randomUUID } from 'node:crypto';
import { followChangesQuery, type OutputOf, tailChangesQuery } from '@planted/contracts';
import { SYSTEM_ACTOR } from '@planted/event-sourcing';
import { asGardener, asGuest, refusalOf } from '@planted/service-kit/testing';
import { startTracking, type Tracking } from '../../testing/start-tracking';

type Tailed = OutputOf<typeof tailChangesQuery>;

describe('what changed', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  const tail = (after?: number): Promise<Tailed> =>
    tracking.messaging.send(tailChangesQuery, after === undefined ? {} : { after }, asGuest());
  const missed = (owner: string, after?: number) =>
    tracking.messaging.send(followChangesQuery, after === undefined ? {} : { after }, asGardener(owner));
  /** Where the log ends, once every read model shows all of it. */
  async function end(): Promise<number> {
    let { position } = await tail();
    for (let next = await tail(position); next.position !== position; next = await tail(position))
      position = next.position;
    return position;
  }
  /** The changes after a position, once there are so many. */
  async function tailed(after: number, count: number): Promise<Tailed['changes']> {
    const found: Tailed['changes'] = [];
    for (let position = after, left = 30; found.length < count && left > 0; left -= 1) {
      const next = await tail(position);
      found.push(...next.changes);
      position = next.position;
    }
    return found;
  }

  it('EDT-4 is every event of gardens, reminders and entries, in the order of the log, with whose it is', async () => {
    const position = await end();
    const story = tracking.newStory();
    await story.saved();
    const reminder = await tracking.remind(story.ownerId);
    const entry = await tracking.write(story.ownerId);
    await tracking.tick(story.ownerId, reminder);
    const found = await tailed(position, 4);
    expect(found.map(({ kind, id, gardenerId }) => [kind, id, gardenerId])).toEqual(
      [
        ['garden', story.gardenId],
        ['reminder', reminder],
        ['journal', entry],
        ['reminder', reminder],
      ].map((each) => [...each, story.ownerId]),
    );
    expect(found.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4].map((n) => position + n));
    expect(await missed(story.ownerId, position)).toEqual({
      changes: found.map(({ kind, id, by }) => ({ kind, id, by })),
      position: position + 4,
      isComplete: true,
    });
    expect(await missed(story.ownerId, position + 2)).toMatchObject({ changes: [{ kind: 'journal' }, {}] });
  });

  it('EDT-4 is followed from a position of any size: one beyond the end is of another log', async () => {
    const owner = randomUUID();
    await tracking.remind(owner);
    for (const after of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
      expect(await missed(owner, after)).toMatchObject({ changes: [], isComplete: false });
      expect((await tail(after)).changes).toEqual([]);
    }
  });

  it('EDT-4 is of one gardener for who asks as one, and refused to a guest', async () => {
    const [owner, stranger] = [randomUUID(), randomUUID()];
    await tracking.remind(owner);
    expect(await missed(stranger, 0)).toEqual({ changes: [], position: 0, isComplete: true });
    const asked = tracking.messaging.send(followChangesQuery, {}, asGuest());
    expect((await refusalOf(asked)).code).toBe('not-signed-in');
  });

  it('EDT-4 is not told before every read model shows it', async () => {
    const position = await end();
    const slow = await tracking.pool.connect();
    await slow.query('begin');
    await slow.query(`select from event_store.projections where name = 'tracking.journal' for update`);
    const owner = randomUUID();
    try {
      await tracking.write(owner);
      expect(await tail(position)).toEqual({ changes: [], position });
    } finally {
      await slow.query('rollback');
      slow.release();
    }
    expect(await tailed(position, 1)).toMatchObject([{ kind: 'journal', gardenerId: owner }]);
    expect(await tracking.journal(owner)).toMatchObject({ data: [{}] });
  });

  it('EDT-4 waits for no read model that an operator has paused', async () => {
    const position = await end();
    const pause = (since: string) =>
      tracking.pool.query(
        `update event_store.projections set paused_since = ${since} where name = 'tracking.journal'`,
      );
    await pause('now()');
    await tracking.remind(randomUUID());
    expect(await tailed(position, 1)).toHaveLength(1);
    await pause('null');
  });

  it('EDT-4 names the gardener who was forgotten, whoever did it', async () => {
    const position = await end();
    const gardenerId = randomUUID();
    await tracking.store.append({
      stream: `gardener-${gardenerId}`,
      expectedVersion: 'any',
      events: [{ type: 'GardenerForgotten', schemaVersion: 1, data: { gardenerId }, id: randomUUID() }],
      metadata: {
        ...{ actor: SYSTEM_ACTOR, time: '2026-05-27T12:00:00.000Z', correlationId: 'ops' },
        ...{ causationId: null, commandId: null, service: 'identity' },
      },
    });
    expect(await tailed(position, 1)).toMatchObject([{ kind: 'gardener', id: gardenerId, gardenerId }]);
  });

  it('EDT-4 comes in parts where it is much, and in one piece of at most 100 for one gardener', async () => {
    const position = await end();
    const owner = randomUUID();
    const story = tracking.newStory(owner);
    for (let times = 0; times < 501; times += 1) await story.saved();
    const found = await tailed(position, 501);
    expect(found.map(({ sequence }) => sequence)).toEqual(found.map((_, at) => position + 1 + at));
    const newest = found.at(-1)?.sequence ?? 0;
    expect(await missed(owner, position)).toEqual({ changes: [], position: newest, isComplete: false });
    expect((await missed(owner, newest - 100)).changes).toHaveLength(100);
    expect(await missed(owner, newest + 1)).toMatchObject({ changes: [], isComplete: false });
  });
});
