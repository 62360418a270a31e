import type { GardenerEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';

/** Keeps nothing itself: follows the log so that the messages of gardeners who are forgotten go with them. */
export const forgottenSenders = defineProjection<GardenerEvent>({
  schema: 'community',
  name: 'forgotten_senders',
  version: 1,
  tables: [],
  create: '',
  handlers: {
    GardenerForgotten: (tx, { data }) =>
      tx.query('delete from community.contact_messages where gardener_id = $1', [data.gardenerId]),
  },
});
