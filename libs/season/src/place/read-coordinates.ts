import type { Point } from './place';

const NUMBER = String.raw`[+-]?\s*\d+(?:\.\d+)?`;
/** '43', '43.1', '43°', '43° 6′', '43° 6′ 30″'. */
const DEGREES = String.raw`(${NUMBER})\s*°?\s*(?:(\d+(?:\.\d+)?)\s*')?\s*(?:(\d+(?:\.\d+)?)\s*")?`;
const SIDE = '([NSEW])';
const BETWEEN = String.raw`(?:\s*[,;/]\s*|\s+|(?<=[NSEW°'"]))`;
/** The sides before the degrees, behind them, or not said; each pattern with the same groups in other places. */
const PAIRS = [
  new RegExp(`^${SIDE}\\s*${DEGREES}${BETWEEN}${SIDE}\\s*${DEGREES}$`),
  new RegExp(`^${DEGREES}\\s*${SIDE}${BETWEEN}${DEGREES}\\s*${SIDE}$`),
  new RegExp(`^${DEGREES}${BETWEEN}${DEGREES}$`),
] as const;

/**
 * Reads coordinates as people write them: '43.1, −89.4', 'N 43.1 W 89.4', '43° 6′ N 89° 24′ W', '43,1; −89,4'. Undefined
 * for what is not coordinates; whether they are on the earth, `placeProblem` tells.
 */
export function readCoordinates(text: string): Point | undefined {
  const plain = text
    .toUpperCase()
    .replace(/[−–—‒]/g, '-')
    .replace(/[′’‘`´]/g, "'")
    .replace(/[″”“]|''/g, '"')
    .replace(/[º˚]/g, '°')
    .trim();
  return readPair(plain) ?? readPair(plain.replace(/(\d),(\d)/g, '$1.$2'));
}

function readPair(text: string): Point | undefined {
  for (const pattern of PAIRS) {
    const groups = pattern.exec(text)?.slice(1);
    if (groups) return pointOf(groups);
  }
  return undefined;
}

function pointOf(groups: readonly (string | undefined)[]): Point | undefined {
  const sides = groups.filter((group) => /^[NSEW]$/.test(group ?? ''));
  const [d1 = '', m1, s1, d2 = '', m2, s2] = groups.filter((group) => !/^[NSEW]$/.test(group ?? ''));
  const [side1 = 'N', side2 = 'E'] = sides;
  const [first, second] = [signed(d1, m1, s1, side1), signed(d2, m2, s2, side2)];
  if (isEast(side1) === isEast(side2)) return undefined;
  return isEast(side1) ? { latitude: second, longitude: first } : { latitude: first, longitude: second };
}

const isEast = (side: string): boolean => side === 'E' || side === 'W';

function signed(degrees: string, minutes = '0', seconds = '0', side: string): number {
  const whole = Number(degrees.replace(/\s/g, ''));
  const size = Math.abs(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = degrees.startsWith('-') !== (side === 'S' || side === 'W');
  return isNegative ? -size : size;
}
