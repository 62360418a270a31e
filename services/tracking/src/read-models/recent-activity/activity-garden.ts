import type { GardenEvent } from '@planted/contracts';
import type { ProjectionTransaction } from '@planted/event-sourcing';

type SavedGarden = Extract<GardenEvent, { type: 'GardenSaved' }>['data'];

/** A garden as it was saved last, or undefined when this is its first event. */
export async function findActivityGarden(
  tx: ProjectionTransaction,
  gardenId: string,
): Promise<SavedGarden | undefined> {
  const { rows } = await tx.query<{ saved: SavedGarden }>(
    'select saved from activity_gardens where garden_id = $1',
    [gardenId],
  );
  return rows[0]?.saved;
}

/** The shape that an act in the layout gave a garden: the next save is compared with it. */
export const rememberShape = (
  tx: ProjectionTransaction,
  gardenId: string,
  matrix: string,
): Promise<unknown> =>
  tx.query(
    `update activity_gardens set saved = jsonb_set(saved::jsonb, '{matrix}', to_jsonb($2::text)) where garden_id = $1`,
    [gardenId, matrix],
  );

export function rememberActivityGarden(tx: ProjectionTransaction, saved: SavedGarden): Promise<unknown> {
  return tx.query(
    `insert into activity_gardens (garden_id, owner_id, name, saved) values ($1, $2, $3, $4)
     on conflict (garden_id) do update set name = excluded.name, saved = excluded.saved`,
    [saved.gardenId, saved.ownerId, saved.name, JSON.stringify(saved)],
  );
}
