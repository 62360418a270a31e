import { type GardenEvent, gardenRowOf } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

type GardenSaved = Extract<GardenEvent, { type: 'GardenSaved' }>;

export function knowSeasonGarden(
  tx: ProjectionTransaction,
  { data, metadata }: LoggedEvent<GardenSaved>,
): Promise<unknown> {
  const { id, name, style = null, width, height } = gardenRowOf(data, metadata.time, metadata.time);
  return tx.query(
    `insert into season_gardens (id, owner_id, name, style, width, height, layout_version, created_at)
     values ($1, $2, $3, $4, $5, $6, 1, $7)
     on conflict (id) do update set name = excluded.name, style = excluded.style, width = excluded.width, height = excluded.height,
       layout_version = season_gardens.layout_version + 1`,
    [id, data.ownerId, name, style, width, height, metadata.time],
  );
}

/** Every save and removal of plants is a version of the layout. */
export const raiseVersion = (tx: ProjectionTransaction, gardenId: string): Promise<unknown> =>
  tx.query('update season_gardens set layout_version = layout_version + 1 where id = $1', [gardenId]);

/** An act says itself to which version it leads. */
export const setVersion = (
  tx: ProjectionTransaction,
  { gardenId, version }: { readonly gardenId: string; readonly version: number },
): Promise<unknown> =>
  tx.query('update season_gardens set layout_version = $2 where id = $1', [gardenId, version]);
