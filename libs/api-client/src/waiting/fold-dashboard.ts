import type { Dashboard } from '@planted/contracts';
import { doneIn } from './done-commands';
import { foldPlants } from './fold-plants';
import type { KeptCommand } from './kept-commands';

/** Today's work as it is once what waits is done: what was watered, harvested or cleared asks for nothing more. */
export function foldDashboard(dashboard: Dashboard, kept: readonly KeptCommand[]): Dashboard {
  if (kept.length === 0) return dashboard;
  const done = doneIn(kept);
  const watered = new Set(
    done.flatMap((one) => {
      if (one.call === 'water-all-plants') return [one.input.gardenId];
      if (one.call !== 'add-garden-event') return [];
      const { action, subject, subject_id } = one.input.eventDetails;
      return action === 'watered' && subject === 'garden' ? [subject_id] : [];
    }),
  );
  const gone = new Set(
    done.flatMap((one) =>
      one.call === 'change-layout'
        ? one.input.changes.flatMap((change) => (change.type === 'end' ? [change.id] : []))
        : [],
    ),
  );
  const plantCards = dashboard.plantCards.flatMap((card) =>
    foldPlants({ gardenId: card.garden_id, plants: [card] }, kept).plants.map((plant) => ({
      ...card,
      ...plant,
    })),
  );
  const today = dashboard.today.map((garden) => ({
    ...garden,
    wateringDue: watered.has(garden.garden_id) ? 0 : garden.wateringDue,
    harvests: garden.harvests.filter(({ id }) => !gone.has(id)),
  }));
  return { ...dashboard, plantCards, today };
}
