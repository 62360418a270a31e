import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { dayOf } from '@planted/garden-domain';

type EventOf<Type extends GardenEvent['type']> = LoggedEvent<Extract<GardenEvent, { type: Type }>>;

/** Rotation advice is ignored for a planting; the day is that of UTC. */
export const ignoreRotation = (
  tx: ProjectionTransaction,
  { data: { gardenId, plantingId, because }, metadata }: EventOf<'RotationIgnored'>,
): Promise<unknown> =>
  tx.query(
    'update season_plantings set rotation_reason = $3, rotation_ignored_on = $4 where garden_id = $1 and id = $2',
    [gardenId, plantingId, because, dayOf(new Date(metadata.time))],
  );

export const heedRotation = (
  tx: ProjectionTransaction,
  { data: { gardenId, plantingId } }: EventOf<'RotationHeeded'>,
): Promise<unknown> =>
  tx.query(
    'update season_plantings set rotation_reason = null, rotation_ignored_on = null where garden_id = $1 and id = $2',
    [gardenId, plantingId],
  );
