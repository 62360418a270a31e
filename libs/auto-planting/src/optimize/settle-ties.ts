import { neighborScore } from '../objectives/companion-score';
import { rankOfBed } from '../objectives/rank';
import type { Bed, Scorer, Standing } from '../problem/bed';
import { Attempt } from './attempt';
import type { Chance } from './chance';

/** Exchanges tried for each planned plant. */
const TRIES_PER_PLANT = 24;
const MAX_TRIES = 30_000;
/** Tried before a caller may let messages in. */
const TRIES_AT_ONCE = 100;

/**
 * Lets companions decide where the objective is indifferent: two plants of one size change places where that lowers
 * neither the number of requested plants nor the objective, and brings good companions nearer or bad ones apart.
 */
export function* settleTies(bed: Bed, scorer: Scorer, chance: Chance): Generator<void, void> {
  const { algorithm, worth } = bed.problem;
  if (algorithm === 'companion-planting' || worth.every((units) => units === 0)) return;
  const bySize = new Map<string, Standing[]>();
  for (const plant of bed.planned) {
    const size = `${plant.width} ${plant.height}`;
    bySize.set(size, [...(bySize.get(size) ?? []), plant]);
  }
  const groups = [...bySize.values()].filter((plants) => new Set(plants.map(({ kind }) => kind)).size > 1);
  const attempt = new Attempt(bed);
  let tries = 0;
  for (const plants of groups)
    for (let left = plants.length * TRIES_PER_PLANT; left > 0 && tries < MAX_TRIES; left -= 1) {
      tries += 1;
      if (tries % TRIES_AT_ONCE === 0) yield;
      const [a, b] = [chance.below(plants.length), chance.below(plants.length)];
      const swapped = swap(attempt, scorer, plants[a] as Standing, plants[b] as Standing);
      if (swapped) [plants[a], plants[b]] = swapped;
    }
}

function swap(attempt: Attempt, scorer: Scorer, a: Standing, b: Standing): [Standing, Standing] | undefined {
  if (a.kind === b.kind) return undefined;
  const { bed } = attempt;
  const rank = rankOfBed(bed, scorer);
  const before = neighborScore(bed, a) + neighborScore(bed, b);
  attempt.remove(a);
  attempt.remove(b);
  const isPlaced = attempt.place(a.kind, b.x, b.y) && attempt.place(b.kind, a.x, a.y);
  if (isPlaced && rankOfBed(bed, scorer) >= rank) {
    const [atB, atA] = [bed.at(b.x, b.y), bed.at(a.x, a.y)];
    // What the two are worth to each other is the same before and after.
    if (atA && atB && neighborScore(bed, atA) + neighborScore(bed, atB) > before) {
      attempt.keep();
      return [atB, atA];
    }
  }
  attempt.undo();
  return undefined;
}
