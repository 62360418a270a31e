import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Mailer } from './mailer';

/** @param folder of messages in files; none when absent */
export const createMailRemover =
  (folder: string | undefined): Mailer['forget'] =>
  async ({ userId, email }) => {
    if (!folder) return;
    const recipient = email === undefined ? undefined : await recipientLine(email);
    const names = await readdir(folder).catch(unlessMissing);
    for (const name of names ?? []) {
      if (!name.endsWith('.eml')) continue;
      const path = join(folder, name);
      // Files of earlier releases do not name the account.
      if (name.includes(userId) || (recipient && recipient === (await recipientIn(path))))
        await rm(path, { force: true });
    }
  };

/** How the address is in the head of a message, whatever characters it has. */
async function recipientLine(address: string): Promise<string | undefined> {
  const composer: Transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail({ to: { name: '', address } });
  return recipientOf(String(message));
}

const recipientIn = async (path: string): Promise<string | undefined> =>
  recipientOf((await readFile(path, 'utf8').catch(unlessMissing)) ?? '');

/** A head's line continues where the next begins with a space (RFC 5322 §2.2.3). */
const recipientOf = (message: string): string | undefined =>
  /^To: (.*)$/m
    .exec(message.split('\r\n\r\n', 1)[0]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '')?.[1]
    ?.trim()
    .toLowerCase();

function unlessMissing(error: unknown): undefined {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
    return undefined;
  throw error;
}
