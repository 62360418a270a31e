import { randomUUID } from 'node:crypto';
import { type InputOf, type MessageContext, sendContactMessageCommand } from '@planted/contracts';
import { createLog, runOpsFor } from '@planted/service-kit';
import { asGardener, asGuest, startServices, type TestServices } from '@planted/service-kit/testing';
import pg from 'pg';
import { communityService } from './community.service';

describe('a message to the makers', () => {
  let services: TestServices;
  let pool: pg.Pool;
  beforeAll(async () => {
    services = await startServices([communityService], { clock: () => new Date('2026-05-21T09:00:00Z') });
    pool = new pg.Pool({ connectionString: services.databaseUrl });
  });
  afterAll(async () => {
    await pool.end();
    await services.stop();
  });
  beforeEach(() => pool.query('truncate community.contact_messages'));

  type Message = InputOf<typeof sendContactMessageCommand>;
  const thanks: Message = { email: 'ada@example.org', message: 'Thank you!' };
  const send = (message: Partial<Message>, context: MessageContext = asGuest()) =>
    services.messaging.send(sendContactMessageCommand, { ...thanks, ...message }, context);
  const kept = async () =>
    (await pool.query('select gardener_id, email, message from community.contact_messages order by email'))
      .rows;
  const ops = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runOpsFor({
      args,
      environment: { NODE_ENV: 'test', DATABASE_URL: services.databaseUrl },
      services: [communityService],
      log: createLog('silent'),
      out: (line) => lines.push(line),
    });
    return { code, lines };
  };

  it('ABT-2 is kept, a guest’s and a gardener’s, with the address cleaned', async () => {
    const ada = randomUUID();
    await send({ email: ' <ada@example.org> ' }, asGardener(ada));
    await send({ email: 'grace@example.org', message: ' How deep\nare beans sown? ' });
    expect(await kept()).toEqual([
      { gardener_id: ada, email: 'ada@example.org', message: 'Thank you!' },
      { gardener_id: null, email: 'grace@example.org', message: 'How deep\nare beans sown?' },
    ]);
  });

  it('is never an event', async () => {
    await send({});
    expect((await pool.query('select from event_store.events')).rowCount).toBe(0);
  });

  it('is kept once under one key, and other words under it are refused', async () => {
    const context = asGuest();
    await send({}, context);
    await send({}, context);
    await expect(send({ message: 'Something else' }, context)).rejects.toMatchObject({
      code: 'conflict',
      refusal: { field: 'Idempotency-Key' },
    });
    await send({ email: 'grace@example.org' }, context);
    expect((await kept()).map(({ email }) => email)).toEqual(['ada@example.org', 'grace@example.org']);
  });

  it.each<[string, Partial<Message>]>([
    ['email', { email: 'nobody' }],
    ['email', { email: '' }],
    ['email', { email: 'a@b' }],
    ['message', { message: '  ' }],
    ['message', { message: 'x'.repeat(5001) }],
  ])('ABT-2 with a wrong %s is refused and not kept: %j', async (field, message) => {
    await expect(send(message)).rejects.toMatchObject({ code: 'invalid', refusal: { field } });
    expect(await kept()).toEqual([]);
  });

  it('ABT-2 is read and deleted by the operator, on one line whatever it holds', async () => {
    await send({ message: 'Hello\n2026 forged' });
    const { lines } = await ops('contact', 'list');
    expect(lines).toEqual([
      expect.stringContaining('FROM'),
      expect.stringMatching(
        /^[\w-]{36} {2}2026-05-21T09:00:00\.000Z {2}ada@example\.org {2}Hello\\n2026 forged$/,
      ),
    ]);
    const id = lines[1]?.slice(0, 36) ?? '';
    const asJson = await ops('contact', 'list', '--json', '--limit', '1');
    expect(JSON.parse(asJson.lines[0] ?? '')).toMatchObject({ id, message: 'Hello\n2026 forged' });
    expect(await ops('contact', 'delete', id)).toEqual({ code: 0, lines: [`${id}: deleted`] });
    expect(await ops('contact', 'delete', id)).toEqual({ code: 1, lines: [`no such message: ${id}`] });
    expect((await ops('contact', 'list')).lines).toEqual([]);
    expect((await ops('--help')).lines.join('\n')).toContain('contact delete <id>');
  });
});
