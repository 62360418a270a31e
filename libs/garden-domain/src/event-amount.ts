/** The most of anything that one event can be about, in whatever unit its gardener counts. */
const MAX_AMOUNT = 1_000_000;

/** What can be below zero: a temperature, or the difference of two measurements. */
const MAY_BE_NEGATIVE: ReadonlySet<string> = new Set([
  'status_changed',
  'soil_tested',
  'frost_protection_added',
  'frost_protection_removed',
]);

/**
 * Why an event of this type cannot have been about that much, such as 'must be more than 0'; undefined where it can. An
 * amount in words, such as 'a handful', can be anything; null is what nobody said.
 */
export function eventAmountProblem(action: string, amount: string | number | null): string | undefined {
  const isSaid = amount !== null && String(amount).trim() !== '';
  const number = Number(amount);
  if (!isSaid || Number.isNaN(number)) return undefined;
  if (number > MAX_AMOUNT) return `must be at most ${inWords(MAX_AMOUNT)}`;
  if (action === 'harvested') return number > 0 ? undefined : 'must be more than 0';
  const least = MAY_BE_NEGATIVE.has(action) ? -MAX_AMOUNT : 0;
  return number < least ? `must be at least ${inWords(least)}` : undefined;
}

const inWords = (number: number): string => number.toLocaleString('en-US');
