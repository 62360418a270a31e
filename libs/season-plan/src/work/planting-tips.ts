import { type Day, nameOfDay, type Step } from '@planted/season';
import type { GardenPlan } from '../garden-plan';
import type { PlannedRow } from './garden-work';
import type { StartKind } from './starts';
import { type Tip, TIP_DAYS } from './tip';

/** How long seedlings are used to the weather before they are planted out, in days. */
const HARDENING_DAYS = 7;

const STARTS: Readonly<Record<StartKind, (name: string, day: string) => string>> = {
  'sow-indoors': (name, day) => `Sow ${name} indoors from ${day}.`,
  sow: (name, day) => `Sow ${name} from ${day}.`,
  'plant-out': (name, day) => `Plant out ${name} from ${day}.`,
};

/** What is near for the plantings of a garden; what is due today is in Today's list, and not here. */
export function plantingTips(rows: readonly PlannedRow[], { words, almanac }: GardenPlan, today: Day): Tip[] {
  const isNear = (day: Day): boolean => day > today && day <= today + TIP_DAYS;
  const dayOf = (day: Day): string => nameOfDay(day, words.year);
  return rows.flatMap((row): Tip[] => {
    const { stored, planned, facts, start, outlook } = row;
    const name = stored.plantName;
    const { succession_days } = almanac.modelOf(facts.plantId, facts.style).crop.season;
    const tips = [
      ...hardening(row, today, dayOf),
      ...(start && isNear(start.step.day) && !isHardened(row)
        ? [{ day: start.step.day, text: STARTS[start.kind](name, dayOf(start.step.day)) }]
        : []),
    ];
    const last = start && (start.step.day <= today || succession_days !== null) ? start.ripens : null;
    if (start && last !== null && isNear(last)) {
      const act = start.kind === 'sow' ? 'sow' : 'plant out';
      tips.push({ day: last, text: `Last day to ${act} ${name} that still ripens: ${dayOf(last)}.` });
    }
    if (outlook?.kind === 'growing' && isNear(outlook.from))
      tips.push({
        day: outlook.from,
        text: outlook.blooms
          ? `${name} blooms from about ${dayOf(outlook.from)}.`
          : `First harvest of ${name}: about ${dayOf(outlook.from)}.`,
      });
    const end = planned.steps.find((step) => isKilling(step));
    if (end && isNear(end.day) && outlook && outlook.kind !== 'ended')
      tips.push({
        day: end.day,
        text: `Frost ends ${name} about ${dayOf(end.day)}, in half of all years by then.`,
      });
    return tips;
  });
}

const isKilling = ({ kind, causes }: Step): boolean =>
  (kind === 'last-harvest' || kind === 'last-bloom') && causes.some(({ code }) => code === 'frost-ends');

/** What was sown indoors and is to be planted out. */
const isHardened = ({ start, planned }: PlannedRow): boolean =>
  start?.kind === 'plant-out' &&
  planned.steps.some(({ kind, state }) => kind === 'sow-indoors' && state === 'done');

/** From a week before it is planted out: 'Harden off Tomato from May 20, to plant it out May 27.' */
function hardening(row: PlannedRow, today: Day, dayOf: (day: Day) => string): Tip[] {
  const out = row.start?.step.day;
  if (out === undefined || !isHardened(row) || out <= today) return [];
  const from = out - HARDENING_DAYS;
  if (from > today + TIP_DAYS) return [];
  const name = row.stored.plantName;
  const when = from <= today ? 'now' : `from ${dayOf(from)}`;
  return [{ day: Math.max(from, today), text: `Harden off ${name} ${when}, to plant it out ${dayOf(out)}.` }];
}
