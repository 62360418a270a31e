import type { CalendarDay } from '../calendar-day';
import type { GardenPast, PastSpan } from './garden-past';

/**
 * The two kinds of time: every day with all that is known of it now, or with what had been recorded by its own end.
 */
export type PastView = 'today' | 'then';

/** Where a planting is shown from one day until another, when a past is gone through day by day. */
export type DayByDay = Omit<PastSpan, 'knownFrom' | 'knownUntil'>;

/**
 * The spans that a past shows day by day: those with `from` <= day < `until` are what `spansOn` has on that day, known
 * now or at that day's end. Whoever goes through many days does nothing but compare days then.
 */
export function dayByDay({ spans }: Pick<GardenPast, 'spans'>, view: PastView): DayByDay[] {
  const shown: DayByDay[] = [];
  for (const { knownFrom, knownUntil, ...span } of spans) {
    if (view === 'today') {
      if (knownUntil === null) shown.push(span);
      continue;
    }
    const from = span.from < knownFrom ? knownFrom : span.from;
    const until = earlierOf(span.until, knownUntil);
    if (until === null || from < until) shown.push({ ...span, from, until });
  }
  return joined(shown);
}

const earlierOf = (one: CalendarDay | null, other: CalendarDay | null): CalendarDay | null =>
  one === null || (other !== null && other < one) ? other : one;

const SAME = ['id', 'x', 'y', 'width', 'height', 'color', 'plantsPerSquare'] as const;

/** What became known may change nothing of what is shown: a span that goes on as it was is one. */
function joined(spans: readonly DayByDay[]): DayByDay[] {
  const all: DayByDay[] = [];
  for (const span of spans.toSorted(byIdAndDay)) {
    const last = all.at(-1);
    if (last?.until === span.from && SAME.every((field) => last[field] === span[field]))
      all.splice(-1, 1, { ...last, until: span.until });
    else all.push(span);
  }
  return all;
}

const byIdAndDay = (a: DayByDay, b: DayByDay): number =>
  a.id === b.id ? order(a.from, b.from) : order(a.id, b.id);

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
