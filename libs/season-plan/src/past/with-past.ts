import type { Day } from '@planted/season';
import type { BedPlanting, BedSpan } from '../bed-on';
import type { PastDays } from './read-past';

/**
 * The spans of a bed of all its days: those before today as they are recorded, from today on as the plan has them. A
 * planting goes on where its record ends, and what is to come, or was put somewhere else in a draft, begins today at the
 * earliest. What nobody dated, and is due later than today by the plan, is not in the ground yet: it never stood.
 */
export function withPast(
  plan: readonly BedSpan[],
  { spans }: Pick<PastDays, 'spans'>,
  today: Day,
): BedSpan<BedPlanting>[] {
  const planned = new Map(plan.map((span) => [span.planting.id, span]));
  const goesOn = new Set<string>();
  const recorded = spans.today.flatMap((span): BedSpan<BedPlanting>[] => {
    const { planting, from, until } = span;
    if (from >= today) return [];
    const own = planned.get(planting.id);
    if (until < today || !own) return [{ ...span, until: Math.min(until, today) }];
    if (own.from > today) return planting.plantedDay === null ? [] : [{ ...span, until: today }];
    if (!isSame(planting, own.planting) || own.until <= today) return [{ ...span, until: today }];
    goesOn.add(planting.id);
    return [{ planting: own.planting, from, until: own.until }];
  });
  const ahead = plan.flatMap((span): BedSpan[] => {
    if (goesOn.has(span.planting.id) || span.until <= today) return [];
    return [{ ...span, from: Math.max(span.from, today) }];
  });
  return [...recorded, ...ahead].filter(({ from, until }) => from < until);
}

const SAME = ['x', 'y', 'width', 'height', 'color', 'plantsPerSquare'] as const;

const isSame = (one: BedPlanting, other: BedPlanting): boolean =>
  SAME.every((field) => one[field] === other[field]);
