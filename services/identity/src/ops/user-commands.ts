import { randomUUID } from 'node:crypto';
import { SYSTEM_ACTOR } from '@planted/event-sourcing';
import { Command, OPS_EXIT, OpsFailure, onOneLine } from '@planted/event-sourcing/ops';
import type { ServiceOps } from '@planted/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { mailFolderOf, readMailSettings } from '../mail/mail-settings';
import { createMailRemover } from '../mail/remove-mail';
import { EmailAddresses } from '../recovery/email-addresses';
import { forgetAccount } from '../users/forget-account';

/** What an operator can do about gardeners. */
export const userOps: ServiceOps = (tool) => {
  const { store, out, err, environment, masterKey, personal, forgetSender } = tool;
  const forget = new Command('forget')
    .description("Delete a gardener's account at their written request")
    .argument('<id>', 'id of the gardener')
    .option('--confirm', 'required: this cannot be undone')
    .action(async (asked: string, { confirm }: { confirm?: boolean }) => {
      const { rows } = await store.pool.query<{ id: string }>(
        `select id::text from identity.users where id::text = $1
         union all select actor from event_store.closed_actors where actor = $1`,
        [asked.toLowerCase()],
      );
      const [found] = rows;
      if (!found) throw new OpsFailure(`no such gardener: ${onOneLine(asked)}`);
      if (!confirm)
        throw new OpsFailure(
          'This cannot be undone. Run the command again with --confirm.',
          OPS_EXIT.misused,
        );
      const now = () => new Date();
      const folder = mailFolderOf(readMailSettings(environment));
      const isNew = await forgetAccount(
        {
          store,
          now,
          newId: () => uuidv7(),
          addresses: new EmailAddresses(store.pool, masterKey, personal, now),
          mailer: { forget: createMailRemover(folder) },
          forgetSender,
        },
        { gardenerId: found.id, by: SYSTEM_ACTOR, correlationId: randomUUID() },
      );
      out(`${found.id}: ${isNew ? 'deleted' : 'was already deleted'}`);
      if (folder === undefined)
        err(
          'Emails in files were not deleted: set PLANTED_DATA_DIR to the folder with mail/, and run it again.',
        );
    });
  return new Command('users').description('Gardeners and their accounts').addCommand(forget);
};
