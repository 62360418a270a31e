/**
 * Path data in fewer bytes, to the same tenth of a unit: each step is written from where the pen is or from the
 * corner of the box, whichever is shorter. All arithmetic is in whole tenths, so that nothing drifts.
 */
export function compactPath(data: string): string {
  const walk: Walk = { x: 0, y: 0, startX: 0, startY: 0, written: '', lastLetter: '' };
  for (const [, letter = '', parameters = ''] of data.matchAll(COMMAND)) {
    const values = [...parameters.matchAll(NUMBER)].map(([text]) => Math.round(Number(text) * 10));
    const size = PARAMETERS[letter.toUpperCase()] ?? 0;
    if (size === 0) close(walk);
    for (let first = 0; first < values.length && size > 0; first += size) {
      step(walk, first > 0 ? following(letter) : letter, values.slice(first, first + size));
    }
  }
  return walk.written;
}

const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const PARAMETERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };

interface Walk {
  x: number;
  y: number;
  startX: number;
  startY: number;
  written: string;
  lastLetter: string;
}

/** More coordinates after a move are lines. */
const following = (letter: string): string => ({ M: 'L', m: 'l' })[letter] ?? letter;

function close(walk: Walk): void {
  walk.written += 'z';
  walk.lastLetter = 'z';
  [walk.x, walk.y] = [walk.startX, walk.startY];
}

function step(walk: Walk, letter: string, values: number[]): void {
  const command = letter.toUpperCase();
  const origin = axisOrigins(command, walk);
  const isRelative = letter !== command;
  const absolute = values.map((value, index) => value + (isRelative ? (origin[index] ?? 0) : 0));
  const relative = absolute.map((value, index) => value - (origin[index] ?? 0));
  if (command === 'L' && relative.every((value) => value === 0)) return;

  const choices = [write(walk, command, absolute), write(walk, command.toLowerCase(), relative)];
  const [fromCorner = '', fromPen = ''] = choices;
  const usesPen = fromPen.length <= fromCorner.length;
  walk.written += usesPen ? fromPen : fromCorner;
  walk.lastLetter = usesPen ? command.toLowerCase() : command;
  moveTo(walk, command, absolute);
}

/** What each number of a command is measured from when it is relative. */
function axisOrigins(command: string, { x, y }: Walk): number[] {
  if (command === 'H') return [x];
  if (command === 'V') return [y];
  if (command === 'A') return [0, 0, 0, 0, 0, x, y];
  return [x, y, x, y, x, y];
}

function moveTo(walk: Walk, command: string, absolute: number[]): void {
  if (command === 'H') walk.x = absolute[0] ?? 0;
  else if (command === 'V') walk.y = absolute[0] ?? 0;
  else [walk.x = 0, walk.y = 0] = absolute.slice(-2);
  if (command === 'M') [walk.startX, walk.startY] = [walk.x, walk.y];
}

function write({ lastLetter }: Walk, letter: string, values: number[]): string {
  const repeats = letter === lastLetter && letter !== 'm' && letter !== 'M';
  let text = repeats ? '' : letter;
  let previous = repeats ? '0' : '';
  for (const value of values) {
    const number = String(value / 10).replace(/^(-?)0\./, '$1.');
    text += needsSpace(previous, number) ? ` ${number}` : number;
    previous = number;
  }
  return text;
}

/** A minus sign parts two numbers, and so does a second decimal point. */
function needsSpace(previous: string, next: string): boolean {
  if (previous === '' || next.startsWith('-')) return false;
  return !(next.startsWith('.') && previous.includes('.'));
}
