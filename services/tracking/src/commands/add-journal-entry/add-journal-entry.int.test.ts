import { randomUUID } from 'node:crypto';
import { asGardener, refusalOf } from '@planted/service-kit/testing';
import { startTracking, type Tracking } from '../../testing/start-tracking';

describe('writing a journal entry', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  it('is stored under the name that the first release gave the command', async () => {
    const owner = randomUUID();
    await tracking.write(owner);
    const { rows } = await tracking.pool.query<{ command_id: string }>(
      'select command_id from event_store.events where actor = $1',
      [owner],
    );
    expect(rows.map(({ command_id }) => command_id.split(':')[0])).toEqual(['WriteJournalEntry']);
  });

  it('FLD-6 stands at the moment at which it was written, though it was sent later, and at none that is yet to come', async () => {
    const owner = randomUUID();
    const context = asGardener(owner);
    const late = { title: 'Without a signal', written_at: '2026-05-26T18:31:00+02:00' };
    const id = await tracking.write(context, late);
    await tracking.write(owner, { title: 'Ahead', written_at: '2026-05-27T13:00:00Z' });
    await tracking.write(owner, { title: 'At once', written_at: '2026-05-27T11:59:30Z' });
    const written = async () =>
      (await tracking.journal(owner)).data.map(({ title, created_at }) => [title, created_at]);
    const now = '2026-05-27T12:00:00.000Z';
    const entries = [
      ['At once', now],
      ['Ahead', now],
      ['Without a signal', '2026-05-26T16:31:00.000Z'],
    ];
    expect(await written()).toEqual(entries);
    tracking.itIs('2026-05-28T12:00:00.000Z');
    expect(await tracking.write(context, late)).toBe(id);
    expect(await written()).toEqual(entries);
    tracking.itIs(now);
  });

  it('MAN-7 shows it in the very next read with every field, the newest first', async () => {
    const story = tracking.newStory();
    await story.saved();
    const { ownerId: owner, gardenId: garden_id } = story;
    const first = await tracking.write(owner);
    const second = await tracking.write(owner, {
      title: ' Aphids ',
      content: 'On the beans.\nSoap helped.',
      mood: 'observant',
      mood_intensity: 2,
      garden_id,
      privacy: 'friends',
    });
    const unchanged = { day: null, revision: 0, corrected_at: null, history: [] };
    const created_at = '2026-05-27T12:00:00.000Z';
    expect(await tracking.journal(owner)).toEqual({
      data: [
        {
          id: second,
          title: 'Aphids',
          content: 'On the beans.\nSoap helped.',
          created_at,
          mood: 'observant',
          mood_intensity: 2,
          garden_id,
          privacy: 'friends',
          ...unchanged,
        },
        {
          id: first,
          title: 'First tomato',
          content: 'It is red.',
          created_at,
          mood: null,
          mood_intensity: 0,
          garden_id: null,
          privacy: 'private',
          ...unchanged,
        },
      ],
      next: null,
    });
    expect(await tracking.journal(randomUUID())).toEqual({ data: [], next: null });
  });

  it('MAN-7 answers long journals page by page, each entry once', async () => {
    const owner = randomUUID();
    const written: string[] = [];
    for (let n = 0; n < 205; n += 1) written.unshift(await tracking.write(owner, { title: `Day ${n}` }));
    const seen: string[] = [];
    let page = await tracking.journal(owner);
    for (let pages = 1; ; pages += 1) {
      seen.push(...page.data.map(({ id }) => id));
      if (page.next === null) {
        expect(pages).toBe(3);
        break;
      }
      page = await tracking.journal(owner, page.next);
    }
    expect(seen).toEqual(written);
    expect((await tracking.journal(randomUUID(), written[3])).data).toEqual([]);
  });

  it('writes it once under one key, and refuses other words under it', async () => {
    const owner = randomUUID();
    const context = asGardener(owner);
    const first = await tracking.write(context);
    expect(await tracking.write(context)).toBe(first);
    expect(await refusalOf(tracking.write(context, { content: 'It is green.' }))).toMatchObject({
      code: 'conflict',
      field: 'Idempotency-Key',
    });
    expect((await tracking.journal(owner)).data).toMatchObject([{ content: 'It is red.' }]);
  });

  it('API-1 refuses what is not an entry, names the field, and stores nothing', async () => {
    const story = tracking.newStory();
    await story.saved();
    const owner = randomUUID();
    const before = await tracking.eventCount();
    const wrong: [string, object][] = [
      ['title', { title: '' }],
      ['content', { content: ' \n ' }],
      ['content', { content: 'x'.repeat(1024 * 1024) }],
      ['mood', { mood: 'furious' }],
      ['mood_intensity', { mood_intensity: 5 }],
      ['mood_intensity', { mood_intensity: 0.5 }],
      ['privacy', { privacy: 'secret' }],
      ['privacy', { privacy: undefined }],
      ['created_at', { created_at: '2026-01-01' }],
    ];
    for (const [field, changes] of wrong)
      expect(await refusalOf(tracking.write(owner, changes))).toMatchObject({ code: 'invalid', field });
    expect(await refusalOf(tracking.write(owner, { garden_id: story.gardenId }))).toMatchObject({
      code: 'not-found',
      field: 'garden_id',
    });
    expect(await tracking.eventCount()).toBe(before);
  });

  it('keeps what it says out of events and read models, and shows nothing once the key is gone', async () => {
    const owner = randomUUID();
    await tracking.write(owner, { title: 'Dear diary', content: 'I miss Walter', mood: 'melancholy' });
    expect((await tracking.journal(owner)).data).toHaveLength(1);
    const { rows } = await tracking.pool.query<{ text: string }>(
      `select data::text as text from event_store.events where actor = $1
       union all select j::text from tracking.journal_entries j where owner_id::text = $1`,
      [owner],
    );
    expect(rows.length).toBe(2);
    for (const { text } of rows) expect(text).not.toMatch(/diary|Walter|melancholy/);
    await tracking.pool.query('delete from personal_data.keys where owner_id = $1', [owner]);
    expect((await tracking.journal(owner)).data).toEqual([]);
  });
});
