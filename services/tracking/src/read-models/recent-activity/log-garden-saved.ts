import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { findActivityGarden, rememberActivityGarden } from './activity-garden';
import { gardenSavedNotes } from './activity-notes';
import { insertActivity } from './insert-activity';

type GardenSaved = Extract<GardenEvent, { type: 'GardenSaved' }>;

export async function logGardenSaved(
  tx: ProjectionTransaction,
  event: LoggedEvent<GardenSaved>,
): Promise<void> {
  const saved = event.data;
  const before = await findActivityGarden(tx, saved.gardenId);
  await rememberActivityGarden(tx, saved);
  await insertActivity(tx, event, {
    event_type: 'garden_saved',
    garden_id: saved.gardenId,
    notes: gardenSavedNotes(saved, before),
  });
}
