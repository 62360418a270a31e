import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailSettings } from './mail-settings';
import type { Mail, Mailer } from './mailer';

/** Longest wait for the mail server, in milliseconds. */
const SEND_TIMEOUT_MS = 10_000;

/** By SMTP where a server is named, else into files of the data folder, else nowhere, and the log says so. */
export function createMailer({ SMTP_URL, MAIL_FROM, PLANTED_DATA_DIR }: MailSettings, log: Logger): Mailer {
  if (SMTP_URL !== undefined) return bySmtp(SMTP_URL, MAIL_FROM);
  if (PLANTED_DATA_DIR !== undefined) return intoFiles(join(PLANTED_DATA_DIR, 'mail'), MAIL_FROM);
  return { send: async () => log.warn('email not sent: set SMTP_URL or PLANTED_DATA_DIR') };
}

function bySmtp(url: string, from: string): Mailer {
  const { hostname } = new URL(url);
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  const transport = createTransport({
    url,
    // What gives a way in is carried in clear on this machine only.
    requireTLS: !isHere,
    connectionTimeout: SEND_TIMEOUT_MS,
    greetingTimeout: SEND_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
  });
  return { send: async (mail) => void (await transport.sendMail(messageOf(mail, from))) };
}

/** One file a message, for its owner's eyes only: whoever reads one of recovery can come in. */
function intoFiles(folder: string, from: string): Mailer {
  const composer: Transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      await writeFile(join(folder, name), message, { mode: 0o600, flag: 'wx' });
    },
  };
}

/** No file and no address is fetched on the word of a message. */
const messageOf = ({ to, subject, text }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  disableFileAccess: true,
  disableUrlAccess: true,
});
