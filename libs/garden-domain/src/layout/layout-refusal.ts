import { layoutProblem, sharesSquares } from '../placement';
import type { RefusedChange } from './changed-layout';
import { comingProblem, isInRing } from './chains';
import { isGuest } from './guests';
import type { Layout, PlantingSpot } from './layout-change';
import { MAX_COMING_PER_GARDEN, type SeasonPlan } from './season-plan';

/** A change that said what a planting comes after. */
export interface Chained {
  readonly id: string;
  readonly index: number;
  readonly after: string | null;
}

/** Which changes of an act made its layout, by their index in it. */
interface Changes {
  /** The last change of each planting, in the order of these. */
  readonly changedBy: ReadonlyMap<string, number>;
  /** Those of them that lie elsewhere now, or live again. */
  readonly placed: ReadonlySet<string>;
  /** All that said what a planting comes after, also one that is gone again. */
  readonly chained: readonly Chained[];
  readonly reshapedBy: number | undefined;
}

type Planned = Layout & { readonly season: SeasonPlan<PlantingSpot> };

/** What of a layout cannot be after an act, and which of its changes is to blame; undefined for a legal one. */
export const layoutRefusal = (layout: Planned, changes: Changes): RefusedChange | undefined =>
  standingRefusal(layout, changes) ?? chainRefusal(layout, changes) ?? comingRefusal(layout, changes);

function standingRefusal(
  { matrix, standing, season: { under } }: Planned,
  changes: Changes,
): RefusedChange | undefined {
  const { changedBy } = changes;
  // What was not touched stands first: whoever comes to it later is in the way.
  const untouched = [...standing.values()].filter(({ id }) => !changedBy.has(id));
  const touched = [...changedBy.keys()].flatMap((id) => standing.get(id) ?? []);
  const spots = [...untouched, ...touched];
  if (under.size === 0) return overlapRefusal(matrix, spots, changes);
  const isGuestHere = (spot: PlantingSpot) => isGuest(under, spot, standing);
  const own = spots.filter((spot) => !isGuestHere(spot));
  return overlapRefusal(matrix, own, changes) ?? overlapRefusal(matrix, spots.filter(isGuestHere), changes);
}

function overlapRefusal(
  matrix: Planned['matrix'],
  spots: readonly PlantingSpot[],
  { changedBy, reshapedBy }: Changes,
): RefusedChange | undefined {
  const illegal = layoutProblem(matrix, spots);
  const culprit = illegal && spots[illegal.index];
  if (!culprit) return undefined;
  const by = spots.slice(0, illegal.index).find((spot) => sharesSquares(spot, culprit));
  const index = changedBy.get(culprit.id) ?? reshapedBy ?? 0;
  const isTaken = illegal.problem === 'occupied' && by;
  return { ok: false, index, problem: illegal.problem, id: culprit.id, ...(isTaken && { by: by.id }) };
}

function chainRefusal({ standing, ended, season }: Planned, { chained }: Changes): RefusedChange | undefined {
  const isKnown = (id: string) =>
    [standing, ended, season.coming, season.dropped].some((plantings) => plantings.has(id));
  const unknown = chained.find(({ after }) => after !== null && !isKnown(after));
  if (unknown) return { ok: false, index: unknown.index, problem: 'no-predecessor', id: unknown.id };
  // The latest closed the ring.
  const closed = chained.findLast(({ id }) => isInRing(season.after, id));
  return closed && { ok: false, index: closed.index, problem: 'ring', id: closed.id };
}

function comingRefusal(
  { matrix, standing, season }: Planned,
  { changedBy, placed, chained, reshapedBy }: Changes,
): RefusedChange | undefined {
  const newest = (...indexes: (number | undefined)[]) =>
    Math.max(-1, ...indexes.map((index) => index ?? -1)) as number;
  const latest = [...changedBy].findLast(([id]) => season.coming.has(id));
  if (season.coming.size > MAX_COMING_PER_GARDEN)
    return { ok: false, index: latest?.[1] ?? 0, problem: 'too-many' };
  const illegal = comingProblem(
    matrix,
    { standing, ...season },
    { placed, chained: new Set(chained.map((said) => said.id)) },
  );
  if (!illegal) return undefined;
  const { id, by } = illegal;
  const chainedBy = chained.filter((said) => said.id === id || said.id === by);
  const changes = [id, by].flatMap((one) => (one ? [changedBy.get(one)] : []));
  const own = newest(...changes, ...chainedBy.map(({ index }) => index));
  // Where neither was touched, the chain between them was cut, or the ground has gone.
  const index = own >= 0 ? own : Math.max(0, newest(...chained.map((said) => said.index), reshapedBy));
  return { ok: false, index, ...illegal };
}
