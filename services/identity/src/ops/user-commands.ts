import { randomUUID } from 'node:crypto';
import { SYSTEM_ACTOR } from '@planted/event-sourcing';
import { Command, OPS_EXIT, type OpsArea, OpsFailure, onOneLine } from '@planted/event-sourcing/ops';
import { v7 as uuidv7 } from 'uuid';
import { forgetGardener } from '../users/forget-gardener';

/** What an operator can do about gardeners. */
export const userOps: OpsArea = ({ store, out, err }) => {
  const forget = new Command('forget')
    .description("Delete a gardener's account at their written request")
    .argument('<id>', 'id of the gardener')
    .option('--confirm', 'required: this cannot be undone')
    .action(async (asked: string, { confirm }: { confirm?: boolean }) => {
      const { rows } = await store.pool.query<{ id: string; is_closed: boolean }>(
        `select id::text, false as is_closed from identity.users where id::text = $1
         union all select actor, true from event_store.closed_actors where actor = $1`,
        [asked.toLowerCase()],
      );
      const [found] = rows;
      if (!found) throw new OpsFailure(`no such gardener: ${onOneLine(asked)}`);
      if (!confirm)
        throw new OpsFailure(
          'This cannot be undone. Run the command again with --confirm.',
          OPS_EXIT.misused,
        );
      const parts = { store, now: () => new Date(), newId: () => uuidv7() };
      const request = { gardenerId: found.id, by: SYSTEM_ACTOR, correlationId: randomUUID() };
      const isNew = !found.is_closed && (await forgetGardener(parts, request));
      out(`${found.id}: ${isNew ? 'deleted' : 'was already deleted'}`);
      err(
        "Not deleted: emails to their address in the data folder's mail/, and messages sent from it without a sign-in. " +
          'Delete the files, and see npm run ops -- contact list.',
      );
    });
  return new Command('users').description('Gardeners and their accounts').addCommand(forget);
};
