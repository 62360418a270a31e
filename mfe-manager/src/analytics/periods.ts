import type { GardenDay } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';

/** A stretch of time to look at, and the steps that it is told in. */
export const PERIODS = [
  { value: '30', label: 'Last 30 days', days: 30, step: 'day' },
  { value: '90', label: 'Last 90 days', days: 91, step: 'week' },
  { value: '365', label: 'Last year', days: 365, step: 'month' },
] as const;
export type Period = (typeof PERIODS)[number];
export type Step = Period['step'];

/** What happened in a step, and how the garden stood at its end. */
export interface GardenStep extends Omit<GardenDay, 'day'> {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

/** Where the step begins that a day belongs to; weeks are counted back from the last day, so that none is cut short. */
function startOf(day: CalendarDay, daysToEnd: number, step: Step): string {
  if (step === 'day') return day;
  return step === 'month' ? day.slice(0, 7) : String(Math.floor(daysToEnd / 7));
}

/** The last days of a garden in steps, the oldest first. `days` has no gap and ends with today. */
export function stepsOf(days: readonly GardenDay[], period: Pick<Period, 'days' | 'step'>): GardenStep[] {
  const shown = days.slice(-period.days);
  const steps: GardenStep[] = [];
  let key: string | undefined;
  shown.forEach(({ day, ...facts }, at) => {
    const own = startOf(day, shown.length - 1 - at, period.step);
    const open = steps.at(-1);
    if (open && own === key)
      steps[steps.length - 1] = {
        first: open.first,
        last: day,
        planted: open.planted + facts.planted,
        watered: open.watered + facts.watered,
        harvested: open.harvested + facts.harvested,
        growing: facts.growing,
        health: facts.health,
      };
    else steps.push({ first: day, last: day, ...facts });
    key = own;
  });
  return steps;
}

const at = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' });
const shortDay = format({ month: 'short', day: 'numeric' });
const shortMonth = format({ month: 'short' });
const longMonth = format({ month: 'long', year: 'numeric' });
const longDay = format({ month: 'short', day: 'numeric', year: 'numeric' });

/** Under a chart, such as 'May 21' or 'May'. */
export const shortName = ({ first }: GardenStep, step: Step): string =>
  (step === 'month' ? shortMonth : shortDay).format(at(first));

/** In the table, such as 'May 21, 2026', 'May 15 – 21, 2026' or 'May 2026'. */
export function longName({ first, last }: GardenStep, step: Step): string {
  if (step === 'month') return longMonth.format(at(first));
  return first === last ? longDay.format(at(first)) : longDay.formatRange(at(first), at(last));
}

/** Whether there is anything to show in a garden's days. */
export const isEmpty = (days: readonly GardenDay[]): boolean =>
  days.every(({ planted, watered, harvested, growing }) => planted + watered + harvested + growing === 0);
