import type { GardenerEvent } from '@planted/contracts';
import type { ProjectionHandler } from '@planted/event-sourcing';

/** Handles GardenerForgotten: deletes the gardener's rows from tables that have an owner_id, in this order. */
export const forgetOwnerIn =
  (...tables: readonly string[]): ProjectionHandler<GardenerEvent> =>
  (tx, { data }) =>
    Promise.all(
      tables.map((table) => tx.query(`delete from ${table} where owner_id = $1`, [data.gardenerId])),
    );
