import { type Footprint, isWithin } from './placement';

/** What is drawn of a planting that may share squares with another one. */
interface Drawn extends Footprint {
  /** It grows in squares of another one, where that is known. */
  readonly isBetween?: boolean | undefined;
  /** From seed to ripe, where that is known. */
  readonly daysToMaturity?: number | undefined;
}

/**
 * Plantings in the order in which they are drawn, those marked that grow in squares of another one (SEA-8): the smaller one;
 * of two on the same squares the faster one, or the later one where that is not known. What says itself whether it does is
 * left as it is, and the list is the same where no two share squares.
 */
export function betweenOthers<Plant extends Drawn>(plants: readonly Plant[]): readonly Plant[] {
  const bySquare = new Map<string, Plant[]>();
  for (const plant of plants)
    for (const square of squaresOf(plant)) {
      const there = bySquare.get(square);
      if (there) there.push(plant);
      else bySquare.set(square, [plant]);
    }
  if ([...bySquare.values()].every(({ length }) => length === 1)) return plants;
  const marked = plants.map((plant): Plant => {
    const there = bySquare.get(`${plant.x},${plant.y}`) ?? [];
    const isBetween = plant.isBetween ?? there.some((other) => isHost(other, plant, there));
    return isBetween ? { ...plant, isBetween } : plant;
  });
  return marked.toSorted((a, b) => Number(a.isBetween ?? false) - Number(b.isBetween ?? false));
}

function isHost(host: Drawn, guest: Drawn, inOrder: readonly Drawn[]): boolean {
  if (host === guest || !isWithin(guest, host)) return false;
  if (!isWithin(host, guest)) return true;
  const { daysToMaturity: slow } = host;
  const { daysToMaturity: fast } = guest;
  if (slow !== undefined && fast !== undefined && slow !== fast) return fast < slow;
  return inOrder.indexOf(guest) > inOrder.indexOf(host);
}

const squaresOf = ({ x, y, width, height }: Drawn): string[] =>
  Array.from({ length: width * height }, (_, n) => `${x + (n % width)},${y + Math.floor(n / width)}`);
