import { randomUUID } from 'node:crypto';
import {
  addNoteDeviceCommand,
  addReminderCommand,
  fetchMorningNoteQuery,
  type PushedNote,
  type PushSubscription,
  removeNoteDeviceCommand,
  sendExampleNoteCommand,
} from '@planted/contracts';
import { eventually } from '@planted/event-sourcing/testing';
import { asGardener, refusalOf, startWithEvents } from '@planted/service-kit/testing';
import { services } from './services';
import { readVapid, startPushService } from './testing/browser-push';

const SEVEN = '2027-06-01T12:00:00Z';

describe('notes on devices', () => {
  let time = new Date('2027-05-31T20:00:00Z');
  let service: Awaited<ReturnType<typeof startPushService>>;
  let scene: Awaited<ReturnType<typeof startWithEvents>>;
  beforeAll(async () => {
    service = await startPushService();
    scene = await startWithEvents(services, {
      clock: () => time,
      environment: {
        ...{ MORNING_NOTE_ROUND_SECONDS: '0.05', PUSH_SERVICES: service.origin },
        PUBLIC_ORIGIN: 'https://planted.example',
      },
    });
  });
  afterAll(async () => {
    await scene.stop();
    await service.stop();
  });
  beforeEach(() => {
    time = new Date('2027-05-31T20:00:00Z');
    service.answer(201);
    service.pushed.length = 0;
  });

  const add = (owner: string, subscription: PushSubscription, name = 'Chrome on Android') =>
    scene.messaging.send(
      addNoteDeviceCommand,
      { name, timeZone: 'America/Chicago', subscription },
      asGardener(owner),
    );
  const read = (owner: string) => scene.messaging.send(fetchMorningNoteQuery, {}, asGardener(owner));
  const remind = (owner: string, title: string) =>
    scene.messaging.send(
      addReminderCommand,
      { title, reminder_datetime: '2027-06-01T12:00:00Z' },
      asGardener(owner),
    );
  const pushedTo = ({ endpoint }: PushSubscription) =>
    service.pushed.filter(({ path }) => endpoint.endsWith(path));

  it('TEL-4 come encrypted at the usual hour to each device, signed by the installation’s own key', async () => {
    const owner = randomUUID();
    const [phone, laptop] = [service.subscribe(), service.subscribe()];
    await add(owner, phone);
    time = new Date(time.getTime() + 1);
    await add(owner, laptop, 'Firefox on Linux');
    await remind(owner, 'Thin the carrots');
    const { note, devices, pushKey } = await read(owner);
    expect(note).toMatchObject({ time: '07:00', timeZone: 'America/Chicago', byMail: false });
    expect(devices.map(({ name }) => name)).toEqual(['Chrome on Android', 'Firefox on Linux']);
    time = new Date(SEVEN);
    await eventually(() => pushedTo(phone).length > 0 && pushedTo(laptop).length > 0);
    const [first] = pushedTo(phone);
    const told = JSON.parse(first?.text ?? '') as PushedNote;
    expect(told).toMatchObject({
      ...{ title: '1 thing in your garden', body: 'Thin the carrots', owner, day: '2027-06-01' },
      done: [{ call: 'update-reminder' }],
      tomorrow: [{ call: 'snooze-reminder' }],
    });
    // Until quiet hours begin at 9 PM.
    expect(first?.headers).toMatchObject({ ttl: String(14 * 3600), 'content-encoding': 'aes128gcm' });
    expect(first?.headers['topic']).toBe(pushedTo(laptop)[0]?.headers['topic']);
    const { key, claims } = readVapid(first?.headers.authorization);
    expect([key, claims['aud'], claims['sub']]).toEqual([pushKey, service.origin, 'https://planted.example']);
    expect([pushedTo(phone).length, pushedTo(laptop).length]).toEqual([1, 1]);
  });

  it('TEL-4 an example comes at once, and says nothing of a garden', async () => {
    const owner = randomUUID();
    const phone = service.subscribe();
    const { id } = await add(owner, phone);
    await scene.messaging.send(sendExampleNoteCommand, { id }, asGardener(owner));
    expect(pushedTo(phone).map(({ text }) => JSON.parse(text))).toMatchObject([{ day: null, done: null }]);
    const foreign = scene.messaging.send(sendExampleNoteCommand, { id }, asGardener(randomUUID()));
    expect(await refusalOf(foreign)).toMatchObject({ code: 'not-found' });
  });

  it.each([404, 410])('TEL-4 a push service’s %d forgets the device', async (status) => {
    const owner = randomUUID();
    const { id } = await add(owner, service.subscribe());
    service.answer(status);
    const example = scene.messaging.send(sendExampleNoteCommand, { id }, asGardener(owner));
    expect(await refusalOf(example)).toMatchObject({ code: 'not-found' });
    expect((await read(owner)).devices).toEqual([]);
  });

  it.each([429, 500, 307])(
    'TEL-4 a push service’s %d keeps it: the note comes later, once',
    async (status) => {
      const owner = randomUUID();
      const phone = service.subscribe();
      await add(owner, phone);
      await remind(owner, 'Thin the carrots');
      service.answer(status);
      time = new Date(SEVEN);
      await eventually(async () => {
        const { rows } = await scene.pool.query(
          'select taken_until from tracking.note_claims where owner_id = $1',
          [owner],
        );
        return rows[0]?.taken_until.getTime() === time.getTime() + 60_000;
      });
      service.answer(201);
      time = new Date(time.getTime() + 60_000);
      await eventually(() => pushedTo(phone).length > 0);
      expect(pushedTo(phone)).toHaveLength(1);
    },
  );

  it('TEL-4 are off as easily, and the browser is forgotten', async () => {
    const owner = randomUUID();
    const { id } = await add(owner, service.subscribe());
    const off = (by: string) => scene.messaging.send(removeNoteDeviceCommand, { id }, asGardener(by));
    expect(await refusalOf(off(randomUUID()))).toMatchObject({ code: 'not-found' });
    expect((await read(owner)).devices).toHaveLength(1);
    await off(owner);
    expect(await refusalOf(off(owner))).toMatchObject({ code: 'not-found' });
    const { rows } = await scene.pool.query('select from tracking.note_devices where owner_id = $1', [owner]);
    expect(rows).toEqual([]);
  });

  it('TEL-4 a browser is one device, of whoever turned it on last', async () => {
    const [ada, eve] = [randomUUID(), randomUUID()];
    const shared = service.subscribe();
    const first = await add(ada, shared);
    expect(await add(ada, shared, 'Renamed')).toEqual(first);
    expect((await read(ada)).devices).toMatchObject([{ id: first.id, name: 'Renamed' }]);
    await add(eve, shared);
    expect([(await read(ada)).devices.length, (await read(eve)).devices.length]).toEqual([0, 1]);
  });

  it('TEL-4 nothing is ever asked of another server than a known push service', async () => {
    const owner = randomUUID();
    const { keys } = service.subscribe();
    for (const endpoint of [
      'https://10.0.0.1/x',
      'http://127.0.0.1:1/x',
      'https://fcm.googleapis.com.evil.example/x',
    ])
      expect(await refusalOf(add(owner, { endpoint, keys }))).toMatchObject({
        ...{ code: 'invalid', field: 'subscription.endpoint' },
      });
    const noPoint = { endpoint: `${service.origin}/x`, keys: { ...keys, p256dh: 'B'.repeat(87) } };
    expect(await refusalOf(add(owner, noPoint))).toMatchObject({ field: 'subscription.keys.p256dh' });
    expect((await read(owner)).version).toBe(0);
  });

  it('TEL-4 a gardener has at most 20 devices', async () => {
    const owner = randomUUID();
    for (let at = 0; at < 20; at += 1) await add(owner, service.subscribe());
    expect(await refusalOf(add(owner, service.subscribe()))).toMatchObject({ code: 'invalid' });
    expect((await read(owner)).devices).toHaveLength(20);
  });

  it('TEL-4 keeps no address of a browser in clear', async () => {
    const owner = randomUUID();
    const phone = service.subscribe();
    await add(owner, phone, 'Own words');
    const { rows } = await scene.pool.query<{ text: string }>(
      'select t::text as text from tracking.note_devices t union all select e::text from event_store.events e',
    );
    const text = rows.map((row) => row.text).join('\n');
    expect(text).not.toContain(phone.endpoint);
    expect(text).not.toContain(phone.keys.auth);
    expect(text).not.toContain('Own words');
  });
});
