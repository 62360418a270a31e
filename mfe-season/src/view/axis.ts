import { type Day, type DaySpan, type Hemisphere, spanOfSeason, toDay, toText } from '@planted/season';

/** How much of a season the chart shows at once. */
export const SPANS = ['month', 'quarter', 'year'] as const;
export type Span = (typeof SPANS)[number];

const MONTHS_OF: Readonly<Record<Span, number>> = { month: 1, quarter: 3, year: 12 };
/** How many of them a season has. */
export const partsOf = (show: Span): number => 12 / MONTHS_OF[show];

/** The first day of each month that begins in a season, in their order. */
function monthsOf(season: number, hemisphere: Hemisphere): Day[] {
  const first = hemisphere === 'south' ? 6 : 0;
  return Array.from({ length: 13 }, (_, at) => {
    const month = first + at;
    const year = season + Math.floor(month / 12);
    return toDay(`${year}-${String((month % 12) + 1).padStart(2, '0')}-01`);
  });
}

/** The days that the chart shows. @param part which month or quarter of the season, from 0; left out for a year */
export function axisOf(season: number, hemisphere: Hemisphere, show: Span, part = 0): DaySpan {
  if (show === 'year') return spanOfSeason(season, hemisphere);
  const months = monthsOf(season, hemisphere);
  const count = MONTHS_OF[show];
  const from = months[part * count] ?? 0;
  return { from, to: (months[(part + 1) * count] ?? from + 1) - 1 };
}

/** Which month or quarter of its season a day is in, from 0. */
export function partOf(day: Day, season: number, hemisphere: Hemisphere, show: Span): number {
  const months = monthsOf(season, hemisphere);
  const month = Math.max(
    0,
    months.findLastIndex((first) => first <= day),
  );
  return Math.min(partsOf(show) - 1, Math.floor(month / MONTHS_OF[show]));
}

const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export interface Tick {
  readonly day: Day;
  readonly label: string;
}

/** Where the chart has lines and words above them: at months, or in a month at every seventh day. */
export function ticksOf({ from, to }: DaySpan, show: Span): Tick[] {
  const days = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const at = (day: Day): { month: number; date: number } => {
    const [, month = 1, date = 1] = toText(day).split('-').map(Number);
    return { month, date };
  };
  return days.flatMap((day) => {
    const { month, date } = at(day);
    const name = NAMES[month - 1] ?? '';
    if (show === 'year') return date === 1 ? [{ day, label: name }] : [];
    if (show === 'quarter') return date === 1 || date === 15 ? [{ day, label: `${name} ${date}` }] : [];
    // Three days are left behind the 29th, and none behind that of a February: no room for more than a figure.
    return date % 7 === 1 && day < to ? [{ day, label: date === 1 ? `${name} 1` : `${date}` }] : [];
  });
}

/** Where a day is on the axis, in percent of its width; the end of a day is the next one's beginning. */
export const percentOf = (day: Day, { from, to }: DaySpan): number => ((day - from) / (to - from + 1)) * 100;

/** The part of a stretch of days that is on the axis, in percent; null where none is. */
export function stretchOf(
  from: Day,
  to: Day,
  axis: DaySpan,
): {
  readonly left: number;
  readonly width: number;
  readonly isCutLeft: boolean;
  readonly isCutRight: boolean;
} | null {
  const isPoint = from === to;
  if (isPoint ? from < axis.from || from > axis.to : to <= axis.from || from > axis.to) return null;
  const left = Math.max(0, percentOf(from, axis));
  const right = Math.min(100, percentOf(to, axis));
  return { left, width: right - left, isCutLeft: from < axis.from, isCutRight: to > axis.to + 1 };
}
