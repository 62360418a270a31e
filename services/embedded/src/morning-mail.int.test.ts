import { createHash, randomUUID } from 'node:crypto';
import { deleteAccountCommand, sendMorningMailCommand, stopMorningMailCommand } from '@planted/contracts';
import { eventually } from '@planted/event-sourcing/testing';
import type { Host } from '@planted/service-kit';
import { asGuest } from '@planted/service-kit/testing';
import { ORIGIN, startMorning } from './testing/morning-scene';

type Morning = Awaited<ReturnType<typeof startMorning>>;
type Settled = Awaited<ReturnType<Morning['settle']>>;

const SEVEN = '2027-06-01T12:00:00Z';
/** Of a witness, whose letter of the day after shows that everybody's day has been looked at. */
const TOMORROW = { workFrom: '2027-06-02' };

describe('letters of the morning note', () => {
  let morning: Morning;
  let host: Host;
  beforeEach(async () => {
    morning = await startMorning();
    host = await morning.start();
  });
  afterEach(() => morning.stop());

  const arrival = (...gardeners: Settled[]) =>
    eventually(() => gardeners.every(({ letters }) => letters().length > 0));
  /** All that is under way is done: a copy that is stopped sends nothing more. */
  const allStopped = (...hosts: Host[]) => Promise.all(hosts.map((each) => morning.end(each)));
  const tokenIn = (text: string) => /unsubscribe\/([\w-]{43})>/.exec(text)?.[1] ?? '';
  const stopBy = (token: string) =>
    host.messaging.send(
      stopMorningMailCommand,
      { tokenHash: createHash('sha256').update(token).digest('hex') },
      asGuest(),
    );

  it('TEL-5 go out once a day, at the garden’s hour, to who has something to do, from two copies of the service', async () => {
    const second = await morning.start();
    const names = ['Ada', 'Eve', 'Ivy', 'Kim', 'Lee', 'Mia'];
    const gardeners: Settled[] = [];
    for (const name of names) gardeners.push(await morning.settle(host, name));
    const idle = await morning.settle(host, 'Idle', { workFrom: null });
    const witness = await morning.settle(host, 'Witness', TOMORROW);
    morning.itIs(SEVEN);
    await arrival(...gardeners);
    morning.itIs('2027-06-01T12:10:00Z');
    morning.itIs('2027-06-02T12:00:00Z');
    await arrival(witness);
    await eventually(() => gardeners.every(({ letters }) => letters().length > 1));
    await allStopped(host, second);
    expect(gardeners.map(({ letters }) => letters().length)).toEqual(names.map(() => 2));
    expect([idle.letters(), witness.letters().length]).toEqual([[], 1]);
    const [first, next] = gardeners[0]?.letters().map(({ text }) => text) ?? [];
    expect(first).toMatch(/^Subject: 1 thing in your garden\r$/m);
    expect(first).toMatch(/^- Prune for Ada\r$/m);
    expect(next).toMatch(/^- Prune for Ada \(since June 1\)\r$/m);
  });

  it('TEL-5 can be ended by one press (RFC 8058), whose token is in no log and only hashed in the database', async () => {
    const ada = await morning.settle(host, 'Ada');
    const witness = await morning.settle(host, 'Witness', TOMORROW);
    morning.itIs(SEVEN);
    await arrival(ada);
    const [{ text } = { text: '' }] = ada.letters();
    const token = tokenIn(text);
    expect(text).toContain(`List-Unsubscribe: <${ORIGIN}/unsubscribe/${token}>\r\n`);
    expect(text).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(text).toContain(`No more of these letters: ${ORIGIN}/unsubscribe/${token}`);
    await stopBy(token);
    // A mail program may press twice.
    await stopBy(token);
    expect(await ada.chosen()).toMatchObject({ version: 2, note: { byMail: false, time: '07:00' } });
    morning.itIs('2027-06-02T12:00:00Z');
    await arrival(witness);
    await morning.end(host);
    expect(ada.letters()).toHaveLength(1);
    const secret = token.slice(4, 40);
    expect(morning.logged.filter((line) => line.includes(secret) || line.includes('@example.org'))).toEqual(
      [],
    );
    const { rows } = await morning.pool.query(
      `select n.token_hash from tracking.note_letters n where n.owner_id = $1`,
      [ada.id],
    );
    expect(rows).toEqual([{ token_hash: createHash('sha256').update(token).digest('hex') }]);
    const tables = await morning.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('tracking', 'identity', 'event_store') and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables.rows) {
      const found = await morning.pool.query(`select t::text from ${name} t where t::text like $1`, [
        `%${secret}%`,
      ]);
      expect([name, found.rows]).toEqual([name, []]);
    }
  });

  it('TEL-5 are tried again where the mail server refuses them, and never where it may have taken them', async () => {
    const ada = await morning.settle(host, 'Ada');
    const witness = await morning.settle(host, 'Witness', TOMORROW);
    morning.mail.behave('refuses');
    morning.itIs(SEVEN);
    await eventually(() => morning.mail.begun() > 0);
    await eventually(async () => {
      const { rows } = await morning.pool.query(
        'select taken_until from tracking.note_claims where channel = $1',
        [ada.id],
      );
      return rows[0]?.taken_until.getTime() === Date.parse('2027-06-01T12:01:00Z');
    });
    expect(ada.letters()).toEqual([]);
    morning.mail.behave('answers-not');
    morning.itIs('2027-06-01T12:01:00Z');
    await eventually(async () => {
      const { rows } = await morning.pool.query(
        'select is_done from tracking.note_claims where channel = $1',
        [ada.id],
      );
      return rows[0]?.is_done;
    });
    morning.mail.behave('takes');
    morning.itIs('2027-06-02T12:00:00Z');
    await arrival(witness);
    await eventually(() => ada.letters().length > 1);
    await morning.end(host);
    expect(ada.letters().map(({ text }) => /since June 1/.test(text))).toEqual([false, true]);
  });

  it('TEL-5 are neither lost nor doubled where a copy dies after it took one on', async () => {
    const [ada, eve] = [await morning.settle(host, 'Ada'), await morning.settle(host, 'Eve')];
    await morning.end(host);
    morning.itIs(SEVEN);
    // As a process that is killed leaves them: Ada's not begun, Eve's handed to the mail server a moment before.
    for (const { id } of [ada, eve])
      await morning.pool.query(
        // Whoever signs up after their hour has a claim on that day already.
        `insert into tracking.note_claims values ($1, $1, '2027-06-01', false, '2027-06-01T12:02:00Z', 1)
         on conflict (channel) do update set day = excluded.day, is_done = false, taken_until = excluded.taken_until,
           tries = 1`,
        [id],
      );
    await morning.pool.query(
      `insert into identity.morning_mails values ($1, '2027-06-01', '2027-06-01T12:00:00Z', null)`,
      [eve.id],
    );
    morning.itIs('2027-06-01T12:02:00Z');
    host = await morning.start();
    // What finds no service that answers is put off: minutes pass.
    let minutes = 2;
    await eventually(() => {
      minutes += 0.1;
      morning.itIs(new Date(Date.parse(SEVEN) + 60_000 * minutes).toISOString());
      return ada.letters().length > 0;
    });
    await eventually(async () => {
      const { rows } = await morning.pool.query('select is_done from tracking.note_claims');
      return rows.every(({ is_done }) => is_done);
    });
    await morning.end(host);
    expect([ada.letters().length, eve.letters().length]).toEqual([1, 0]);
  });

  it('TEL-5 go out once for a day, however often a service asks, also at once', async () => {
    const ada = await morning.settle(host, 'Ada', { workFrom: null });
    const letter = { subject: 'Hello', text: 'One', unsubscribe: `${ORIGIN}/unsubscribe/x` };
    const ask = (day: string) =>
      host.messaging.send(sendMorningMailCommand, { ...letter, day }, ada.by()).then(
        ({ outcome }) => outcome,
        ({ code }) => code,
      );
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => ask('2027-07-01')));
    expect(outcomes.filter((outcome) => outcome === 'sent').length).toBeGreaterThan(0);
    expect(new Set([...outcomes, 'unavailable'])).toEqual(new Set(['sent', 'unavailable']));
    expect([await ask('2027-07-01'), await ask('2027-06-30'), ada.letters().length]).toEqual([
      'sent',
      'sent',
      1,
    ]);
  });

  it('TEL-5 know nobody whose account is deleted', async () => {
    const ada = await morning.settle(host, 'Ada');
    morning.itIs(SEVEN);
    await arrival(ada);
    const token = tokenIn(ada.letters()[0]?.text ?? '');
    await host.messaging.send(deleteAccountCommand, { confirm: 'delete my account' }, ada.by());
    await expect(stopBy(token)).rejects.toMatchObject({ code: 'not-found' });
    await expect(stopBy(randomUUID())).rejects.toMatchObject({ code: 'not-found' });
    await eventually(async () => {
      const counts = await Promise.all(
        [
          'tracking.morning_notes',
          'tracking.note_claims',
          'tracking.note_letters',
          'identity.morning_mails',
        ].map(async (table) => (await morning.pool.query(`select from ${table}`)).rowCount),
      );
      return counts.every((count) => count === 0);
    });
  });
});
