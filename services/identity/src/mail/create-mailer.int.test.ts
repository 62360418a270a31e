import type { AddressInfo } from 'node:net';
import { createLog } from '@planted/service-kit';
import { SMTPServer } from 'smtp-server';
import { createMailer } from './create-mailer';
import type { Mailer } from './mailer';

interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string;
  readonly message: string;
}

const arrived: Arrived[] = [];
const server = new SMTPServer({
  hideSTARTTLS: true,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    password === 'right' ? done(null, { user: username }) : done(new Error('Invalid username or password')),
  onData(stream, { envelope, user }, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const { mailFrom, rcptTo } = envelope;
      arrived.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        user: String(user),
        message: Buffer.concat(chunks).toString(),
      });
      done();
    });
  },
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const mailerFor = (credentials: string): Mailer =>
  createMailer(
    {
      SMTP_URL: `smtp://${credentials}@127.0.0.1:${port}`,
      MAIL_FROM: 'Planted <garden@planted.example>',
    },
    createLog('silent'),
  );
const userId = '0190a1b2-0000-7000-8000-00000000000a';
const mail = { to: 'ada@example.org', userId, subject: 'Your way back', text: 'Grüße\n' };

describe('mail by SMTP', () => {
  it('arrives at a real server, from whom and to whom it should', async () => {
    await mailerFor('planted:right').send(mail);
    expect(arrived).toEqual([
      {
        from: 'garden@planted.example',
        to: ['ada@example.org'],
        user: 'planted',
        message: expect.stringContaining('Subject: Your way back'),
      },
    ]);
  });

  it('goes to one address, whatever is in it', async () => {
    arrived.length = 0;
    const strange = { ...mail, subject: 'Hello\r\nBcc: eve@example.org' };
    await mailerFor('planted:right').send(strange);
    expect(arrived.map(({ to }) => to)).toEqual([['ada@example.org']]);
    expect(arrived[0]?.message).not.toMatch(/^Bcc:/m);
  });

  it('says when it was not taken over', async () => {
    await expect(mailerFor('planted:wrong').send(mail)).rejects.toMatchObject({ code: 'EAUTH' });
  });
});
