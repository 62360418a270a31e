import { foldDashboard } from './fold-dashboard';
import { foldActivities, foldJournal } from './fold-entries';
import { foldPlants } from './fold-plants';
import { foldReminders } from './fold-reminders';
import { foldSeason } from './fold-season';
import type { Foldable, KeptCommand } from './kept-commands';

const folds = {
  activities: foldActivities,
  dashboard: foldDashboard,
  journal: foldJournal,
  plants: foldPlants,
  reminders: foldReminders,
  season: foldSeason,
} satisfies Record<Foldable, unknown>;

/**
 * What a page shows, with what waits as done. The shell has these for all pages: they are not in the page's code.
 * @param data what the hook of that name reads
 */
export function foldKept<Data>(what: Foldable, data: Data, kept: readonly KeptCommand[]): Data {
  const fold = folds[what] as (data: unknown, kept: readonly KeptCommand[]) => unknown;
  return fold(data, kept) as Data;
}
