import { type Day, nameOfDay, yearOf } from '@planted/season';
import type { RememberedInSquare } from './remembered-in-square';

type Told = Pick<
  RememberedInSquare,
  'name' | 'state' | 'from' | 'until' | 'isDated' | 'how' | 'cause' | 'amounts'
>;
type Stood = Told & { readonly from: Day };

/** So many kinds are named of what stood before the last one. */
const MAX_NAMED = 4;

/**
 * What stood in a square in one sentence: 'Garlic since October; before that Tomato 2025, early blight in September;
 * before that Lettuce twice.' It says no more than what was recorded. Empty where nothing stood.
 * @param plantings the newest first; what is planned is left out
 */
export function storyOf(plantings: readonly Told[], today: Day): string {
  const stood = plantings.flatMap((one) =>
    one.from === null || one.state === 'planned' ? [] : { ...one, from: one.from },
  );
  const standing = stood.filter(({ state }) => state === 'growing');
  const [last, ...earlier] = stood.filter(({ state }) => state === 'ended');
  const parts = standing.map((one) => standingWords(one, today));
  if (last) parts.push(`${wordBefore(last, standing)}${endedWords(last)}`);
  if (last && earlier.length > 0)
    parts.push(`${wordBefore(earlier, [last, ...standing])}${countedNames(earlier)}`);
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
}

/** 'before that' only where all of it began before the others did. */
function wordBefore(one: Stood | readonly Stood[], others: readonly Stood[]): string {
  if (others.length === 0) return '';
  const first = Math.min(...others.map(({ from }) => from));
  const isBefore = [one].flat().every(({ from }) => from < first);
  return isBefore ? 'before that ' : 'also ';
}

/** 'Garlic since October'; of one whose day of planting nobody said, when it was drawn. */
const standingWords = ({ name, from, isDated }: Stood, today: Day): string =>
  isDated ? `${name} since ${monthOf(from, today)}` : `${name}, drawn in ${monthOf(from, today)}`;

/** 'Tomato 2025, early blight in September', 'Garlic 2024–2025, 3.5 lb'. */
function endedWords({ name, from, until, how, cause, amounts }: Stood): string {
  const years = [yearOf(from), yearOf(until ?? from)];
  const when = years[0] === years[1] ? `${years[0]}` : `${years[0]}–${years[1]}`;
  const month = monthOf(until ?? from, until ?? from);
  const ends = {
    failed: `${cause ?? 'failed'} in ${month}`,
    harvested: amounts.length > 0 ? amounts.join(', ') : `harvested in ${month}`,
    moved_away: `moved away in ${month}`,
    mistake: `taken out in ${month}`,
  };
  return `${name} ${when}, ${how ? ends[how] : `taken out in ${month}`}`;
}

/** 'Lettuce twice and Pea', the newest first. */
function countedNames(plantings: readonly Stood[]): string {
  const counts = new Map<string, number>();
  for (const { name } of plantings) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].map(([name, count]) => `${name}${timesWords(count)}`);
  const left = names.length - MAX_NAMED;
  const told =
    left > 0 ? [...names.slice(0, MAX_NAMED), `${left} other ${left === 1 ? 'kind' : 'kinds'}`] : names;
  return told.length === 1 ? told.join('') : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`;
}

const timesWords = (count: number): string => (count === 1 ? '' : count === 2 ? ' twice' : ` ${count} times`);

/** 'October'; 'October 2025' where that is another year than today's. */
function monthOf(day: Day, today: Day): string {
  const [month = ''] = nameOfDay(day).split(' ');
  return yearOf(day) === yearOf(today) ? month : `${month} ${yearOf(day)}`;
}
