import type { GardenDay } from '@planted/contracts';
import { addDays, type CalendarDay, daysBetween } from '@planted/garden-domain';

/** What the read model keeps of one garden. */
export interface KeptAnalytics {
  /** How many plants have these dates; `removed_on` is null for those that stand. */
  readonly plants: readonly {
    readonly planted_date: CalendarDay;
    readonly removed_on: CalendarDay | null;
    readonly plants: number;
  }[];
  /** Days on which something happened. */
  readonly days: readonly {
    readonly day: CalendarDay;
    readonly watered: number;
    readonly harvested: number;
  }[];
  /** Days on which the average health changed, in order; the first may lie before `from`. */
  readonly health: readonly { readonly day: CalendarDay; readonly health: number | null }[];
}

/** A garden day by day from one day to another, none left out. */
export function gardenDays(kept: KeptAnalytics, from: CalendarDay, to: CalendarDay): GardenDay[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => emptyDay(addDays(from, n)));
  const byDay = new Map(days.map((one) => [one.day, one]));
  for (const { day, watered, harvested } of kept.days)
    Object.assign(byDay.get(day) ?? {}, { watered, harvested });

  /** By how much the number of plants in the ground changes on a day. */
  const change = new Map<CalendarDay, number>();
  const add = (day: CalendarDay, plants: number) => {
    const seen = day < from ? from : day;
    change.set(seen, (change.get(seen) ?? 0) + plants);
  };
  for (const { planted_date, removed_on, plants } of kept.plants) {
    const planted = byDay.get(planted_date);
    if (planted) planted.planted += plants;
    if (removed_on !== null && removed_on <= planted_date) continue;
    add(planted_date, plants);
    if (removed_on !== null) add(removed_on, -plants);
  }

  let growing = 0;
  let health: number | null = null;
  let nextHealth = 0;
  for (const day of days) {
    growing += change.get(day.day) ?? 0;
    for (; (kept.health[nextHealth]?.day ?? '~') <= day.day; nextHealth += 1)
      health = kept.health[nextHealth]?.health ?? null;
    day.growing = growing;
    day.health = growing > 0 && health !== null ? Math.round(health * 100) / 100 : null;
  }
  return days;
}

const emptyDay = (day: CalendarDay): GardenDay => ({
  day,
  planted: 0,
  watered: 0,
  harvested: 0,
  growing: 0,
  health: null,
});
