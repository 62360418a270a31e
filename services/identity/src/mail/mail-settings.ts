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
