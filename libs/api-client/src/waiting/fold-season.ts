import { applySeasonChanges, type Plantings } from './apply-season-changes';
import { doneIn } from './done-commands';
import type { KeptCommand } from './kept-commands';

/** The season as it is once what waits is done. */
export const foldSeason = <Season extends Plantings>(season: Season, kept: readonly KeptCommand[]): Season =>
  doneIn(kept).reduce<Season>((now, done) => {
    if (done.call === 'change-layout') return applySeasonChanges(now, done.input.changes);
    if (done.call !== 'update-planting-dates') return now;
    const dates = new Map(done.input.plantingDates.map((one) => [one.plant_id, one.planted_date]));
    const plantings = now.plantings.map((one) => ({
      ...one,
      plantedDay: dates.get(one.id) ?? one.plantedDay,
    }));
    return { ...now, plantings };
  }, season);
