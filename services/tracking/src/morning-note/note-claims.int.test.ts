import { randomUUID } from 'node:crypto';
import { chooseMorningNoteCommand, type MorningNote } from '@planted/contracts';
import { eventually } from '@planted/event-sourcing/testing';
import { asGardener, catalogueStandIn, startWithEvents } from '@planted/service-kit/testing';
import { trackingService } from '../tracking.service';
import { NoteClaims } from './note-claims';

const MINUTE = 60_000;

describe('who sends a note of the morning', () => {
  let scene: Awaited<ReturnType<typeof startWithEvents>>;
  /** As two copies of the service have them. */
  let copies: [NoteClaims, NoteClaims];

  beforeAll(async () => {
    scene = await startWithEvents([trackingService, catalogueStandIn([])], {
      // Nobody looks but the tests.
      environment: { MORNING_NOTE_ROUND_SECONDS: '86400' },
    });
    copies = [new NoteClaims(scene.pool), new NoteClaims(scene.pool)];
  });
  afterAll(() => scene.stop());

  /** A gardener with devices, whose note is at seven unless specified otherwise. */
  async function gardener(chosen: Partial<MorningNote> = {}, devices = 1) {
    const owner = randomUUID();
    const atSeven = { time: '07:00', timeZone: 'America/Chicago', quiet: null, byMail: false };
    let expectedVersion = 0;
    const choose = async (note: Partial<MorningNote>) => {
      const input = { expectedVersion, ...atSeven, ...chosen, ...note };
      const { version } = await scene.messaging.send(chooseMorningNoteCommand, input, asGardener(owner));
      expectedVersion = version;
      await eventually(async () => {
        const { rows } = await scene.pool.query(
          'select version from tracking.morning_notes where owner_id = $1',
          [owner],
        );
        return rows[0]?.version === version;
      });
    };
    await choose({});
    const ids: string[] = Array.from({ length: devices }, () => randomUUID());
    for (const id of ids)
      await scene.pool.query(
        `insert into tracking.note_devices (id, owner_id, endpoint_hash, sealed_subscription, sealed_name, added_at)
         values ($1::uuid, $2, decode(md5($1::uuid::text), 'hex'), 'x', 'x', now())`,
        [id, owner],
      );
    const due = async (at: string, copy = copies[0]) =>
      (await copy.due(new Date(at))).filter((note) => note.owner === owner);
    /** What one copy sends at a moment, as the product does. */
    const sentAt = async (at: string, copy = copies[0]) => {
      const taken = await copy.take(await due(at, copy), new Date(at));
      for (const note of taken) await copy.finish(note);
      return taken.map(({ day }) => day);
    };
    return { owner, ids, choose, due, sentAt };
  }

  it('TEL-4 is due at the garden’s hour by the garden’s clock, once for each device', async () => {
    const ada = await gardener({}, 2);
    expect(await ada.due('2026-06-01T11:59:59Z')).toEqual([]);
    const due = await ada.due('2026-06-01T12:00:00Z');
    expect(due.map(({ channel, day }) => [channel, day]).sort()).toEqual(
      ada.ids.map((id) => [id, '2026-06-01']).sort(),
    );
    expect(await ada.sentAt('2026-06-01T12:00:30Z')).toHaveLength(2);
    expect(await ada.sentAt('2026-06-01T12:01:00Z')).toEqual([]);
    expect(await ada.sentAt('2026-06-02T04:59:00Z')).toEqual([]);
    expect(await ada.sentAt('2026-06-02T12:00:00Z')).toEqual(['2026-06-02', '2026-06-02']);
  });

  it('TEL-4 is one copy’s, of any number that look at once', async () => {
    const gardeners = await Promise.all(Array.from({ length: 8 }, () => gardener({}, 3)));
    const now = new Date('2026-06-01T12:00:00Z');
    const own = new Set<string>(gardeners.map(({ owner }) => owner));
    const takes = await Promise.all(
      [...copies, ...copies, ...copies].map(async (copy) =>
        copy.take(
          (await copy.due(now)).filter(({ owner }) => own.has(owner)),
          now,
        ),
      ),
    );
    const channels = takes.flat().map(({ channel }) => channel);
    expect(channels.sort()).toEqual(gardeners.flatMap(({ ids }) => ids).sort());
  });

  it('TEL-4 goes on with what a copy took on and did not send, once it is surely gone', async () => {
    const ada = await gardener();
    const at = '2026-06-01T12:00:00Z';
    const [note] = await copies[0].take(await ada.due(at), new Date(at));
    expect(note?.day).toBe('2026-06-01');
    // The process is killed here.
    expect(await ada.sentAt('2026-06-01T12:01:59Z', copies[1])).toEqual([]);
    expect(await ada.sentAt('2026-06-01T12:02:00Z', copies[1])).toEqual(['2026-06-01']);
    expect(await ada.sentAt('2026-06-01T13:00:00Z')).toEqual([]);
  });

  it('TEL-4 puts off what could not be sent, longer each time and not without end', async () => {
    const ada = await gardener();
    let now = Date.parse('2026-06-01T12:00:00Z');
    const pauses: number[] = [];
    for (;;) {
      const [note] = await copies[0].take(await ada.due(new Date(now).toISOString()), new Date(now));
      if (!note || !(await copies[0].putOff(note, new Date(now)))) break;
      const begun = now;
      do now += MINUTE;
      while ((await ada.due(new Date(now).toISOString())).length === 0);
      pauses.push((now - begun) / MINUTE);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30, 30, 30]);
    expect(await ada.due('2026-06-01T23:00:00Z')).toEqual([]);
    expect(await ada.sentAt('2026-06-02T12:00:00Z')).toEqual(['2026-06-02']);
  });

  it('TEL-4 comes once on a day whose hour clocks show twice or never', async () => {
    const ada = await gardener({ time: '01:30' });
    expect(await ada.sentAt('2026-11-01T06:30:00Z')).toEqual(['2026-11-01']);
    expect(await ada.sentAt('2026-11-01T07:30:00Z')).toEqual([]);
    const eve = await gardener({ time: '02:30' });
    expect(await eve.sentAt('2027-03-14T07:59:00Z')).toEqual([]);
    expect(await eve.sentAt('2027-03-14T08:00:00Z')).toEqual(['2027-03-14']);
    expect(await eve.sentAt('2027-03-14T09:00:00Z')).toEqual([]);
  });

  it('TEL-4 never comes again for a day that was sent: clocks set back, zones changed, hours moved', async () => {
    const ada = await gardener();
    expect(await ada.sentAt('2026-06-03T12:00:00Z')).toEqual(['2026-06-03']);
    // The server's clock is set back.
    expect(await ada.sentAt('2026-06-02T12:00:00Z')).toEqual([]);
    await ada.choose({ time: '09:00' });
    expect(await ada.sentAt('2026-06-03T14:00:00Z')).toEqual([]);
    await ada.choose({ timeZone: 'Pacific/Auckland' });
    expect(await ada.sentAt('2026-06-03T19:30:00Z')).toEqual(['2026-06-04']);
    await ada.choose({ timeZone: 'Pacific/Honolulu' });
    expect(await ada.sentAt('2026-06-04T17:30:00Z')).toEqual([]);
    expect(await ada.sentAt('2026-06-05T17:30:00Z')).toEqual(['2026-06-05']);
  });

  it('TEL-4 does not come in quiet hours, however late it is by then', async () => {
    const ada = await gardener({ quiet: { from: '21:00', until: '06:00' } });
    expect(await ada.due('2026-06-02T02:00:00Z')).toEqual([]);
    expect(await ada.due('2026-06-02T01:59:00Z')).toHaveLength(1);
    const noon = await gardener({ time: '07:00', quiet: { from: '09:00', until: '17:00' } });
    expect(await noon.due('2026-06-01T14:00:00Z')).toEqual([]);
    expect(await noon.due('2026-06-01T22:00:00Z')).toHaveLength(1);
  });

  it('TEL-4 begins with the next morning where it is turned on after this one', async () => {
    const ada = await gardener();
    const [channel = ''] = ada.ids;
    const at = { time: '07:00', timeZone: 'America/Chicago' };
    await copies[0].beginAfter({ owner: ada.owner, channel }, at, new Date('2026-06-01T12:00:00Z'));
    expect(await ada.due('2026-06-01T12:01:00Z')).toEqual([]);
    expect(await ada.sentAt('2026-06-02T12:00:00Z')).toEqual(['2026-06-02']);
    const eve = await gardener();
    await copies[0].beginAfter(
      { owner: eve.owner, channel: eve.ids[0] ?? '' },
      at,
      new Date('2026-06-01T11:59:00Z'),
    );
    expect(await eve.sentAt('2026-06-01T12:00:00Z')).toEqual(['2026-06-01']);
  });

  it.each([
    ['no time of day', { time: '24:00' }, 'time'],
    ['an hour in quiet hours', { quiet: { from: '06:30', until: '08:00' } }, 'time'],
    ['quiet hours of no length', { quiet: { from: '08:00', until: '08:00' } }, 'quiet.until'],
    ['no time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('TEL-4 refuses %s', async (_, note, field) => {
    await expect(gardener(note)).rejects.toMatchObject({ refusal: { code: 'invalid', field } });
  });
});
