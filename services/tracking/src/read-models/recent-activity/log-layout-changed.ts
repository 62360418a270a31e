import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { rememberShape } from './activity-garden';
import { layoutChangedNotes } from './activity-notes';
import { insertActivity, subjectOf } from './insert-activity';

type LayoutChanged = Extract<GardenEvent, { type: 'LayoutChanged' }>;

/** What only ended is told as a removal, everything else as a saved layout: pages of every release know both. */
export async function logLayoutChanged(
  tx: ProjectionTransaction,
  event: LoggedEvent<LayoutChanged>,
): Promise<void> {
  const { gardenId, bed, ended, added, restored, changed } = event.data;
  const isRemoval = !bed && [added, restored, changed].every((part) => part.length === 0);
  const [{ day }] = ended.length > 0 ? ended : [{ day: undefined }];
  const isOneDay = ended.every((end) => end.day === day);
  const logged = insertActivity(tx, event, {
    event_type: isRemoval ? 'plants_removed' : 'layout_saved',
    garden_id: gardenId,
    ...(isRemoval && isOneDay && { occurred_on: day }),
    ...(isRemoval && subjectOf(ended)),
    notes: (garden) => layoutChangedNotes(event.data, garden),
  });
  await Promise.all([logged, bed && rememberShape(tx, gardenId, bed.matrix)]);
}
