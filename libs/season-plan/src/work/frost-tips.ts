import {
  calendarDay,
  type Climate,
  type Day,
  frostTimes,
  nameOfDay,
  oddsInYears,
  toText,
} from '@planted/season';
import { type Tip, TIP_DAYS } from './tip';

/** The shares of years that are told of, with their days in a climate. */
const ODDS = [
  ['p50', 0.5],
  ['p10', 0.1],
] as const;

/** What frost does in the days to come, in years; a day that no station has published is marked as estimated. */
export function frostTips(climate: Climate, today: Day): Tip[] {
  const times = frostTimes(climate);
  if (!times) return [];
  const year = Number(toText(today).slice(0, 4));
  return [year - 1, year, year + 1].flatMap((season) =>
    ODDS.flatMap(([name, share]) => {
      const [last, first] = [times.last[name], times.first[name]].map((day) =>
        calendarDay(season, climate.hemisphere, day),
      );
      const years = oddsInYears(share * climate.frostShare);
      const mark = climate.estimated.includes(name) ? ' (estimated)' : '';
      return [
        tip(last, today, (day) => `Frost after ${day}${mark} comes in ${years}.`),
        tip(first, today, (day) => `Frost by ${day}${mark} comes in ${years}.`),
      ].flat();
    }),
  );
}

function tip(day: Day | undefined, today: Day, textOf: (day: string) => string): Tip[] {
  if (day === undefined || day <= today || day > today + TIP_DAYS) return [];
  return [{ day, text: textOf(nameOfDay(day, Number(toText(today).slice(0, 4)))) }];
}
