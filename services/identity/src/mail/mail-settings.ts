import { join } from 'node:path';
import { commonSettings, type Environment, readSettings } from '@planted/service-kit';
import { z } from 'zod';

/** Where messages go. */
const mailing = z.object({
  /** The mail server, e.g. smtps://user:password@mail.example or smtp://127.0.0.1:25 */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s) address' }).optional(),
  /** Whom messages come from. */
  MAIL_FROM: z.string().min(3).default('Planted <no-reply@planted.invalid>'),
  /** Without a mail server, messages are files in its folder mail/. */
  PLANTED_DATA_DIR: z.string().optional(),
});

const mailSettings = commonSettings.extend(mailing.shape);

export type MailSettings = z.output<typeof mailing>;

export const readMailSettings = (environment: Environment): MailSettings =>
  readSettings(mailSettings, environment);

/** Where messages are files, now or before there was a mail server; undefined without a data folder. */
export const mailFolderOf = ({
  PLANTED_DATA_DIR,
}: Pick<MailSettings, 'PLANTED_DATA_DIR'>): string | undefined =>
  PLANTED_DATA_DIR && join(PLANTED_DATA_DIR, 'mail');
