import { checkedDay, checkedSeason } from '../calendar/day';
import { SeasonError } from '../season-error';
import type { DaysOfSteps, Planting } from './planting';
import { STEP_KINDS } from './step-kind';

/** @throws SeasonError naming the field that has no day, season or number that a garden has */
export function checkPlanting(planting: Planting, place: number): void {
  const { season, notBefore, end, spaced } = planting;
  if (season !== null) checkedSeason(season, `plantings[${place}].season`);
  if (notBefore !== null) checkedDay(notBefore, `plantings[${place}].notBefore`);
  if (end) checkedDay(end.day, `plantings[${place}].end.day`);
  if (spaced && !Number.isInteger(spaced.days))
    throw new SeasonError(
      'not-a-number',
      `plantings[${place}].spaced.days`,
      `${spaced.days} is no number of days`,
    );
  checkDays(planting.moved, place, 'moved');
  checkDays(planting.done, place, 'done');
  checkDays(planting.notYet, place, 'notYet');
}

function checkDays(days: DaysOfSteps, place: number, name: string): void {
  if (isEmpty(days)) return;
  for (const kind of STEP_KINDS) {
    const day = days[kind];
    if (day !== undefined) checkedDay(day, `plantings[${place}].${name}.${kind}`);
  }
}

export function isEmpty(days: DaysOfSteps): boolean {
  for (const _ in days) return false;
  return true;
}
