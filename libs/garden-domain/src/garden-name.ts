/** Longest garden name in characters (1 §9). */
export const MAX_GARDEN_NAME = 50;
/** Shortest garden name in characters (1 §9). */
export const MIN_GARDEN_NAME = 2;

const RESERVED = new Set(['con', 'prn', 'aux', 'nul', 'com1', 'lpt1']);
const FORBIDDEN = /[<>"'&/\\:*?|]/g;
const CONTROL = /\p{Cc}/gu;

/** The messages of 1 §5 and 1 §8, word for word. */
export const gardenNameMessages = {
  empty: 'Garden name cannot be empty.',
  'too-short': 'Garden name must be at least 2 characters long.',
  reserved: 'This name is reserved. Please choose a different name.',
  taken: 'Garden name already exists. Please choose a different name.',
} as const;

/** 1 §5: shown when the very same cells already have a name. */
export const PLOT_ALREADY_DENOTED = 'This plot has already been denoted.';

export type GardenNameProblem = keyof typeof gardenNameMessages;

export type GardenNameResult =
  | { ok: true; name: string }
  | { ok: false; problem: GardenNameProblem; message: string };

/** Code points, so that an emoji counts as one character and is never cut in half. */
const characters = (text: string): string[] => [...text];

/**
 * Trimmed, whitespace collapsed, the characters < > " ' & / \ : * ? | removed, cut to 50 characters (1 §5).
 * Control characters and lone surrogates are removed as well, since nobody can see or type them on purpose.
 */
export function sanitizeGardenName(input: string): string {
  const collapsed = input.replace(/\s+/g, ' ').replace(CONTROL, '').replace(FORBIDDEN, '');
  const whole = characters(collapsed).filter((c) => !/^[\uD800-\uDFFF]$/.test(c));
  return characters(whole.join('').replace(/ +/g, ' ').trim()).slice(0, MAX_GARDEN_NAME).join('').trim();
}

/** Sanitizes, then applies the rules of 1 §5 in their order. Uniqueness is case-insensitive. */
export function checkGardenName(input: string, existing: Iterable<string>): GardenNameResult {
  const name = sanitizeGardenName(input);
  const refuse = (problem: GardenNameProblem): GardenNameResult => ({
    ok: false,
    problem,
    message: gardenNameMessages[problem],
  });
  if (name === '') return refuse('empty');
  if (characters(name).length < MIN_GARDEN_NAME) return refuse('too-short');
  const folded = name.toLowerCase();
  if (RESERVED.has(folded)) return refuse('reserved');
  for (const other of existing) if (other.toLowerCase() === folded) return refuse('taken');
  return { ok: true, name };
}
