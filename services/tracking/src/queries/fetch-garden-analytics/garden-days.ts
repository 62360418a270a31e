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

/**
 * A garden day by day from one day to another, none left out. What is kept of a later day happened on the last one too:
 * the server's calendar can be ahead of the gardener's.
 */
export function gardenDays(kept: KeptAnalytics, from: CalendarDay, to: CalendarDay): GardenDay[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => emptyDay(addDays(from, n)));
  const byDay = new Map(days.map((one) => [one.day, one]));
  const seenOn = (day: CalendarDay) => (day > to ? to : day);
  for (const { day, watered, harvested } of kept.days) {
    const seen = byDay.get(seenOn(day));
    if (!seen) continue;
    seen.watered += watered;
    seen.harvested += harvested;
  }

  /** By how much the number of plants in the ground changes on a day. */
  const change = new Map<CalendarDay, number>();
  const add = (day: CalendarDay, plants: number) => {
    const seen = day < from ? from : day;
    change.set(seen, (change.get(seen) ?? 0) + plants);
  };
  for (const { planted_date, removed_on, plants } of kept.plants) {
    const planted = byDay.get(planted_date);
    if (planted) planted.planted += plants;
    const removed = removed_on === null ? null : seenOn(removed_on);
    if (planted_date > to || (removed !== null && removed <= planted_date)) continue;
    add(planted_date, plants);
    if (removed !== null) add(removed, -plants);
  }

  let growing = 0;
  let health: number | null = null;
  let nextHealth = 0;
  for (const day of days) {
    growing += change.get(day.day) ?? 0;
    for (
      let next = kept.health[nextHealth];
      next && seenOn(next.day) <= day.day;
      next = kept.health[nextHealth]
    ) {
      health = next.health;
      nextHealth += 1;
    }
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
