import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { layoutSavedNotes } from './activity-notes';
import { insertActivity } from './insert-activity';

type LayoutSaved = Extract<GardenEvent, { type: 'LayoutSaved' }>;

export async function logLayoutSaved(
  tx: ProjectionTransaction,
  event: LoggedEvent<LayoutSaved>,
): Promise<void> {
  const { gardenId, plants } = event.data;
  await insertActivity(tx, event, {
    event_type: 'layout_saved',
    garden_id: gardenId,
    notes: (garden) => layoutSavedNotes(plants.length, garden),
  });
}
