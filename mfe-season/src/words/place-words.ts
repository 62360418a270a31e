import type { PlaceChoice } from '@planted/contracts';
import { calendarDay, type Climate, type Day, frostTimes, nameOfDay } from '@planted/season';
import { yearOfDay } from './dates';

/** 'Madison, Wisconsin', 'Your own frost dates'; null where nothing was chosen. */
export function placeWords(choice: PlaceChoice): string | null {
  if (choice?.ownDates) return 'Your own frost dates';
  if (!choice?.place) return null;
  const { name, region } = choice.place;
  return region === null || region === name ? name : `${name}, ${region}`;
}

/** 'half of all years have frost after April 26, 1 in 10 after May 10' */
export function frostWords(climate: Climate, season: number, today: Day): string {
  const times = frostTimes(climate);
  if (!times) {
    if (climate.frost === 'never') return 'no frost here; dates follow temperature';
    if (climate.frost === 'rare') return 'frost is rare here; dates follow temperature';
    return climate.frost === 'every-month'
      ? 'frost may come in any month; dates follow temperature'
      : 'frost is not known well here; dates follow temperature';
  }
  const dayOf = (day: number) => nameOfDay(calendarDay(season, climate.hemisphere, day), yearOfDay(today));
  return `half of all years have frost after ${dayOf(times.last.p50)}, 1 in 10 after ${dayOf(times.last.p10)}`;
}
