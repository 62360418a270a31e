import type { Kind } from '../problem/kind';
import type { Problem } from '../problem/problem';
import { inOneGo } from '../in-steps';
import { companionBound } from './companion-bound';
import { pestControlBound } from './pest-control-bound';
import { PlacesOf } from './places';
import { pollinatorBound } from './pollinator-bound';
import { roomFor } from './room';
import { waterBound } from './water-bound';

export interface UpperBound {
  /** No plan has a higher objective, in its whole units. */
  readonly value: number;
  /** No plan holds more plants, fillers not counted. */
  readonly plants: number;
  /** No plan places more of the requested plants. */
  readonly requested: number;
}

/** What no plan of a problem can exceed, by relaxation: each rule that is left out only makes room. */
export const upperBoundOf = (problem: Problem): UpperBound => inOneGo(upperBoundInSteps(problem));

/** The same, a few milliseconds at a time. */
export function* upperBoundInSteps(problem: Problem): Generator<void, UpperBound> {
  const places = new PlacesOf(problem);
  // An added plant counts up to the target only (`Bed.admits`).
  const kinds = [
    ...problem.chosen,
    ...problem.supplements.map(
      (kind): Kind => ({ ...kind, limit: Math.floor(problem.targetCells / kind.area) }),
    ),
  ];
  // Found once and kept.
  for (const kind of kinds) {
    places.of(kind);
    yield;
  }
  const { cells, plants } = roomFor(kinds, places);
  const once = problem.chosen.map((kind): Kind => ({ ...kind, limit: kind.requested }));
  const requested = roomFor(once, places).plants;
  yield;
  switch (problem.algorithm) {
    case 'maximize-yield':
      return { value: cells, plants, requested };
    case 'companion-planting':
      return { value: yield* companionBound(kinds, places), plants, requested };
    case 'pollinator-friendly':
      return { value: pollinatorBound(kinds, places), plants, requested };
    case 'water-efficiency':
      return { value: waterBound(kinds, places), plants, requested };
    case 'organic-pest-control':
      return { requested, ...(yield* pestControlBound(kinds, places)) };
  }
}
