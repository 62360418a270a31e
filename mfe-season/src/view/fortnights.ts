import { type Day, type DaySpan, nameOfDay, toDay, toText } from '@planted/season';
import { type Phase, phaseOf } from './pieces';
import type { SeasonRow, SeasonStep } from './season-row';

/** A step with its planting: a row of the list on phones. */
export interface ListedStep {
  readonly row: SeasonRow;
  readonly step: SeasonStep;
}

export interface ListCard {
  /** 'Now', 'Next', 'Then', after that the month. */
  readonly title: string;
  /** What is due now. */
  readonly isNow: boolean;
  /** 'May 17–30' */
  readonly dates: string;
  readonly span: DaySpan;
  /** None: the card is one line. */
  readonly steps: readonly ListedStep[];
}

const FORTNIGHT = 14;
const TITLES = ['Now', 'Next', 'Then'] as const;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 'May 17–30', 'May 31–June 13'; of another year 'May 17–30, 2027', which is said once. */
export function nameOfSpan({ from, to }: DaySpan, thisYear?: number): string {
  const isAlike = (digits: number) => toText(from).slice(0, digits) === toText(to).slice(0, digits);
  const [first, last] = [nameOfDay(from, thisYear), nameOfDay(to, thisYear)];
  const start = isAlike('YYYY'.length) ? first.replace(/,.*/, '') : first;
  return `${start}–${isAlike('YYYY-MM'.length) ? last.replace(/^\w+ /, '') : last}`;
}

const monthAfter = (day: Day): Day => {
  const [year = 0, month = 0] = toText(day).split('-').map(Number);
  return toDay(month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`);
};

/** Clearing is the day after the last harvest, which says so: it is a line of its own once it is late. */
const isListed = ({ step: { kind, state } }: ListedStep): boolean => kind !== 'clear' || state === 'overdue';

interface ListOptions {
  readonly showsFinished: boolean;
  /** Only steps of these; null for all. */
  readonly phase: Phase | null;
}

/**
 * What is to be done, in two weeks from Monday each, then by month, to the season's end. What was to be done before and is
 * not is due now. What was done earlier in the season comes last, where it is asked for or all of it is over.
 */
export function cardsOf(
  rows: readonly SeasonRow[],
  today: Day,
  season: DaySpan,
  { showsFinished, phase }: ListOptions,
): ListCard[] {
  const thisYear = Number(toText(today).slice(0, 4));
  const isOver = today > season.to;
  const start = isOver ? season.to + 1 : Math.max(season.from, mondayOf(today));
  const steps = rows
    .flatMap((row) => row.steps.map((step) => ({ row, step })))
    .filter(isListed)
    .filter(({ step }) => showsFinished || step.state !== 'done')
    .filter(({ step }) => phase === null || phaseOf(step.kind) === phase)
    .toSorted((a, b) => a.step.day - b.step.day || a.row.name.localeCompare(b.row.name));
  // Whose window is open yet is as little past as what is overdue.
  const isDue = ({ step: { state, day } }: ListedStep): boolean =>
    day < start && (state === 'overdue' || (state === 'planned' && day >= season.from));
  const cardOf = (title: string, span: DaySpan): ListCard => {
    const isNow = title === TITLES[0];
    const inSpan = ({ step: { day } }: ListedStep): boolean => day >= span.from && day <= span.to;
    const own = steps.filter(
      (listed) => (inSpan(listed) && (isOver || !isDue(listed))) || (isNow && isDue(listed)),
    );
    return { title, isNow, span, dates: nameOfSpan(span, thisYear), steps: own };
  };
  const ahead: ListCard[] = [];
  let from = start;
  for (const title of today < season.from ? [] : TITLES) {
    if (from > season.to) break;
    const to = Math.min(from + FORTNIGHT - 1, season.to);
    ahead.push(cardOf(title, { from, to }));
    from = to + 1;
  }
  ahead.push(...monthsBetween(from, season.to + 1).map((span) => cardOf(nameOfMonth(span.from), span)));
  const earlier = monthsBetween(season.from, start).map((span) =>
    cardOf(isOver ? nameOfMonth(span.from) : `Earlier: ${nameOfMonth(span.from)}`, span),
  );
  // Months without work at the end are no news, and neither are those that are past.
  const last = ahead.findLastIndex(({ steps: own }) => own.length > 0);
  return [...ahead.slice(0, Math.max(last + 1, 1)), ...earlier.filter(({ steps: own }) => own.length > 0)];
}

/** The months from a day until another, the first and last in part. */
function monthsBetween(from: Day, until: Day): DaySpan[] {
  const spans: DaySpan[] = [];
  for (let day = from; day < until; ) {
    const next = Math.min(monthAfter(day), until);
    spans.push({ from: day, to: next - 1 });
    day = next;
  }
  return spans;
}

/** January 1, 1970 was a Thursday. */
const mondayOf = (day: Day): Day => day - ((((day + 3) % 7) + 7) % 7);
const nameOfMonth = (day: Day): string => MONTHS[Number(toText(day).slice(5, 7)) - 1] ?? '';
