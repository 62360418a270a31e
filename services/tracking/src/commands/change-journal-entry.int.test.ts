import { randomUUID } from 'node:crypto';
import {
  correctJournalEntryCommand,
  exportTrackedQuery,
  fetchJournalEntriesQuery,
  restoreJournalEntryCommand,
  withdrawJournalEntryCommand,
} from '@planted/contracts';
import { asGardener, refusalOf } from '@planted/service-kit/testing';
import { startTracking, type Tracking } from '../testing/start-tracking';

describe('correcting a journal entry and taking it back', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());
  beforeEach(() => tracking.itIs('2026-05-27T12:00:00.000Z'));

  const words = { title: 'First tomatoes', content: 'They are red.', privacy: 'private' as const };
  const correct = (owner: string, id: string, changes: object = {}, revision = 0) =>
    tracking.messaging.send(
      correctJournalEntryCommand,
      { id, revision, ...words, ...changes },
      asGardener(owner),
    );
  const withdraw = (owner: string, id: string, revision = 0) =>
    tracking.messaging.send(withdrawJournalEntryCommand, { id, revision }, asGardener(owner));
  const restore = (owner: string, id: string, revision: number) =>
    tracking.messaging.send(restoreJournalEntryCommand, { id, revision }, asGardener(owner));

  it('EDT-7 says what was corrected, sorts by its day, and keeps what was written', async () => {
    const owner = randomUUID();
    const id = await tracking.write(owner);
    tracking.itIs('2026-05-27T13:00:00.000Z');
    const later = await tracking.write(owner, { title: 'Slugs' });
    tracking.itIs('2026-05-28T08:15:00.000Z');
    expect(await correct(owner, later, { title: 'Snails', day: '2026-05-20' })).toEqual({
      id: later,
      revision: 1,
    });
    await correct(owner, later, { title: 'Snails again', day: '2026-05-21' }, 1);
    const { data } = await tracking.journal(owner);
    expect(data.map((entry) => entry.id)).toEqual([id, later]);
    expect(data[1]).toMatchObject({
      title: 'Snails again',
      day: '2026-05-21',
      revision: 2,
      created_at: '2026-05-27T13:00:00.000Z',
      corrected_at: '2026-05-28T08:15:00.000Z',
      history: [
        { kind: 'written', title: 'Slugs', day: null, recorded_at: '2026-05-27T13:00:00.000Z' },
        { kind: 'corrected', title: 'Snails', day: '2026-05-20' },
        { kind: 'corrected', title: 'Snails again', day: '2026-05-21' },
      ],
    });
    expect((await tracking.journal(owner, id)).data.map((entry) => entry.id)).toEqual([later]);
  });

  it('EDT-7 takes an entry back from list and export, refuses to correct it then, and brings it back', async () => {
    const owner = randomUUID();
    const id = await tracking.write(owner);
    await withdraw(owner, id);
    expect((await tracking.journal(owner)).data).toEqual([]);
    const takenBack = () =>
      tracking.messaging.send(fetchJournalEntriesQuery, { takenBack: 'true' }, asGardener(owner));
    expect((await takenBack()).data).toMatchObject([
      { id, title: 'First tomato', revision: 1, history: [{ kind: 'written' }, { kind: 'withdrawn' }] },
    ]);
    const exported = await tracking.messaging.send(
      exportTrackedQuery,
      { section: 'journal', after: null },
      asGardener(owner),
    );
    expect(exported.rows).toEqual([]);
    expect(await refusalOf(correct(owner, id, {}, 1))).toMatchObject({
      code: 'conflict',
      message: 'This entry was taken back: restore it before you change it',
      current: { is_withdrawn: true, title: 'First tomato' },
    });
    expect(await refusalOf(withdraw(owner, id, 1))).toMatchObject({ code: 'conflict' });
    await restore(owner, id, 1);
    expect((await tracking.journal(owner)).data).toMatchObject([{ id, title: 'First tomato', revision: 2 }]);
    expect((await takenBack()).data).toEqual([]);
    expect(await refusalOf(restore(owner, id, 2))).toMatchObject({ code: 'conflict' });
    const events = await tracking.messaging.send(
      exportTrackedQuery,
      { section: 'events', after: null },
      asGardener(owner),
    );
    expect(events.rows).toMatchObject([
      { type: 'JournalEntryWritten', data: { text: { title: 'First tomato' } } },
      { type: 'JournalEntryWithdrawn' },
      { type: 'JournalEntryRestored' },
    ]);
  });

  it('EDT-7 of two pages at once the second is told what is there now', async () => {
    const owner = randomUUID();
    const id = await tracking.write(owner);
    const outcomes = await Promise.allSettled(['One', 'Two'].map((title) => correct(owner, id, { title })));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { data } = await tracking.journal(owner);
    expect(await refusalOf(correct(owner, id, { title: 'Three' }))).toMatchObject({
      code: 'conflict',
      field: 'revision',
      current: { title: data[0]?.title, content: words.content, revision: 1 },
    });
  });

  it('EDT-7 answers another’s as one that is not there, and names a bad day; nothing is stored', async () => {
    const owner = randomUUID();
    const id = await tracking.write(owner);
    const before = await tracking.eventCount();
    const stranger = randomUUID();
    const notFound = { code: 'not-found', field: 'id', message: 'Journal entry not found' };
    for (const attempt of [
      correct(stranger, id),
      withdraw(stranger, id),
      restore(stranger, id, 0),
      withdraw(owner, randomUUID()),
    ])
      expect(await refusalOf(attempt)).toEqual(notFound);
    expect(await refusalOf(correct(owner, id, { day: '2026-06-30' }))).toMatchObject({
      code: 'invalid',
      field: 'day',
    });
    expect(await refusalOf(correct(owner, id, { garden_id: randomUUID() }))).toMatchObject({
      code: 'not-found',
      field: 'garden_id',
    });
    expect(await tracking.eventCount()).toBe(before);
  });

  it('EDT-7 keeps corrected words encrypted wherever they are stored', async () => {
    const owner = randomUUID();
    const id = await tracking.write(owner);
    await correct(owner, id, { title: 'CanaryTitle', content: 'CanaryWords' });
    await tracking.journal(owner);
    for (const table of ['event_store.events', 'tracking.journal_entries', 'tracking.journal_revisions']) {
      const { rows } = await tracking.pool.query(`select 1 from ${table} t where t::text like '%Canary%'`);
      expect([table, rows]).toEqual([table, []]);
    }
  });
});
