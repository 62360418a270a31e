import type { Learned } from '../learning/learned';
import type { Warning } from '../plan/planting';
import type { StepKind } from '../plan/step-kind';
import type { NoWindow, StepCause, WindowCause } from './cause';
import { count, dayIn, degrees, oddsInYears, shift, stepNames, stepsDone, type Words } from './words';

const frostWeeks = (weeks: number, which: 'last' | 'first', odds: number): string => {
  const years = odds === 0.5 ? 'half of all years have' : '9 years in 10 have';
  const after = `${years} had their ${which} frost`;
  if (weeks === 0) return `When ${after}`;
  return `${count(Math.abs(weeks), 'week')} ${weeks < 0 ? 'before' : 'after'} ${after}`;
};

function windowSentence(cause: WindowCause, words: Words): string {
  switch (cause.code) {
    case 'after-last-frost':
      return `${frostWeeks(cause.weeks, 'last', cause.odds)}.`;
    case 'before-first-frost':
      return `${frostWeeks(-cause.weeks, 'first', 0.5)}.`;
    case 'before-winter':
      return `${count(Math.round(cause.weeks), 'week')} before the depth of winter.`;
    case 'soil-warm':
      return `When the soil reaches ${degrees(cause.celsius, words)} in the morning.`;
    case 'nights-warm':
      return `When nights stay above ${degrees(cause.celsius, words)} on average.`;
    case 'before-heat':
      return `Before days are warmer than ${degrees(cause.celsius, words)}, which is too hot for it.`;
    case 'after-heat':
      return `When days no longer are warmer than ${degrees(cause.celsius, words)}.`;
    case 'coolest-months':
      return `In the coolest months; most of the year is warmer than the ${degrees(cause.celsius, words)} that it likes.`;
    case 'still-ripens':
      return 'After that it no longer ripens before frost.';
    case 'light-ends':
      return 'After that light and warmth end before it is ripe, weeks before frost does.';
    case 'no-frost':
      return 'No frost here. Dates follow temperature.';
    case 'under-cover':
      return `Under cover, ${count(cause.weeks, 'week')} earlier than in the open.`;
    case 'indoors':
      return 'Indoors, so that frost does not count.';
  }
}

const isBloom = (kind: StepKind): boolean => kind === 'first-bloom' || kind === 'last-bloom';

/** '9 days after the packet (2 years)' */
const besidePacket = ({ days, years }: Learned): string =>
  `${days === 0 ? 'when the packet says' : `${count(Math.abs(days), 'day')} ${days < 0 ? 'before' : 'after'} the packet`} (${count(years, 'year')})`;

/** 'Your Cherry Tomato ripens 9 days after the packet (2 years).' @param kind of the step in which it is ripe */
export const learnedSentence = (name: string, kind: StepKind, learned: Learned): string =>
  `Your ${name} ${isBloom(kind) ? 'blooms' : 'ripens'} ${besidePacket(learned)}.`;

/** One cause as a sentence, such as '2 weeks after half of all years have had their last frost.' */
export function sentenceOf(cause: StepCause, kind: StepKind, words: Words): string {
  switch (cause.code) {
    case 'grown-indoors':
      return kind === 'sow-indoors'
        ? `${count(cause.weeks, 'week')} before it is planted out.`
        : `It grows indoors for at least ${count(cause.weeks, 'week')}.`;
    case 'ripens':
      return `About ${count(cause.days, 'day')} after it is ${stepsDone[cause.from]}, with the warmth and light of this place.`;
    case 'spring-warmth':
      return "It rests through winter; spring's warmth ripens it, not the days since planting.";
    case 'season-by-warmth':
      return `When enough warmth has been, give or take ${count(cause.about, 'week')}.`;
    case 'years-to-bear':
      return `It bears ${count(cause.years, 'year')} after it was planted.`;
    case 'harvest-lasts':
      return `${count(cause.days, 'day')} from first to last.`;
    case 'frost-ends':
      return 'Frost ends it, in half of all years by then.';
    case 'day-after-harvest':
      return 'The day after the last.';
    case 'square-free':
      return `Its square is free from ${dayIn(cause.day, words)}, after ${words.nameOf(cause.plant)}.`;
    case 'spaced':
      return `${count(cause.days, 'day')} after the sowing before it.`;
    case 'not-before':
      return `Not before ${dayIn(cause.day, words)}, when it was added.`;
    case 'moved':
      return `You moved it: ${shift(cause.days)}.`;
    case 'done':
      return cause.days === 0 ? 'Done on the planned day.' : `Done ${shift(cause.days)} than planned.`;
    case 'done-before':
      return cause.days === 0
        ? `It was ${stepsDone[cause.step]} as planned.`
        : `It was ${stepsDone[cause.step]} ${shift(cause.days)} than planned.`;
    case 'not-yet':
      return `Not yet on ${dayIn(cause.day, words)}; look again a week later.`;
    case 'learned':
      return `Yours ${isBloom(kind) ? 'bloom' : 'ripen'} ${besidePacket(cause)}.`;
    default:
      return windowSentence(cause, words);
  }
}

/** What a gardener is told of a planting whose plan meets frost, light or another planting. */
export function warningSentence(warning: Warning, words: Words): string {
  switch (warning.code) {
    case 'frost-likely':
      return `In ${oddsInYears(warning.odds)} frost still comes after this day.`;
    case 'too-late-to-ripen':
      return `Too late to ripen: ${dayIn(warning.last, words)} is the last day on which it still does.`;
    case 'waits-for-ever':
      return 'What stands before it has no end.';
    case 'no-window':
      return noWindowSentence(warning.why, words);
  }
}

/** Why a kind has no dates at a place. */
export function noWindowSentence(why: NoWindow, words: Words): string {
  switch (why.code) {
    case 'house-plant':
      return 'A house plant: it has no season.';
    case 'nights-too-cold':
      return `Nights stay below ${degrees(why.celsius, words)} here, even in summer. Try it under cover.`;
    case 'soil-too-cold':
      return `The soil does not reach ${degrees(why.celsius, words)} here. Try it under cover.`;
    case 'season-too-short':
      return `It needs ${count(why.days, 'warm day')}, more than a season here has. Try it under cover.`;
    case 'winter-kills':
      return `Winters of ${degrees(why.coldest, words)} kill it; it bears ${degrees(why.celsius, words)}.`;
    case 'winter-too-warm':
      return 'Winters here are too warm for it: it needs their cold.';
    case 'summer-too-cool':
      return 'Summers here are too cool for it to ripen.';
  }
}

/** The step, its day and its change, for a bar's label: 'Bush Bean, sow July 3, 6 days later than planned.' */
export function stepSentence(
  plantId: string,
  {
    kind,
    day,
    was,
    state,
  }: { readonly kind: StepKind; readonly day: number; readonly was: number | null; readonly state: string },
  words: Words,
): string {
  const change = was === null ? '' : `, ${shift(day - was)} than planned`;
  const due = state === 'overdue' ? `, overdue since ${dayIn(day, words)}` : '';
  const act = state === 'done' ? stepsDone[kind] : stepNames[kind];
  return `${words.nameOf(plantId)}, ${act} ${dayIn(day, words)}${change}${due}.`;
}
