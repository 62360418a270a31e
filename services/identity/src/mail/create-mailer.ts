import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createTransport, type Transporter } from 'nodemailer';
import { type MailSettings, mailFolderOf } from './mail-settings';
import { createMailRemover } from './remove-mail';
import type { Mail, Mailer } from './mailer';

/** Longest wait for the mail server, in milliseconds. */
const SEND_TIMEOUT_MS = 10_000;

/** By SMTP where a server is named, else into files of the data folder, else nowhere, and the log says so. */
export function createMailer(settings: MailSettings, log: Logger): Mailer {
  const { SMTP_URL, MAIL_FROM } = settings;
  const folder = mailFolderOf(settings);
  // Also where there is a mail server now: files may be from before.
  const forget = createMailRemover(folder);
  if (SMTP_URL !== undefined) return { send: bySmtp(SMTP_URL, MAIL_FROM), forget };
  if (folder) return { send: intoFiles(folder, MAIL_FROM), forget };
  return { send: async () => log.warn('email not sent: set SMTP_URL or PLANTED_DATA_DIR'), forget };
}

function bySmtp(url: string, from: string): Mailer['send'] {
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
  return async (mail) => void (await transport.sendMail(messageOf(mail, from)));
}

/** One file a message, for its owner's eyes only: whoever reads one of recovery can come in. */
function intoFiles(folder: string, from: string): Mailer['send'] {
  const composer: Transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = new Date().toISOString().replaceAll(':', '-');
    await writeFile(join(folder, `${time}-${mail.userId}-${randomUUID()}.eml`), message, {
      mode: 0o600,
      flag: 'wx',
    });
  };
}

/** No file and no address is fetched on the word of a message. */
const messageOf = ({ to, subject, text, unsubscribe }: Omit<Mail, 'userId'>, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  ...(unsubscribe !== undefined && {
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }),
  disableFileAccess: true,
  disableUrlAccess: true,
});
