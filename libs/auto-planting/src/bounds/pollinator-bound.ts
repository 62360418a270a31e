import { CLUSTERED_CELL, companyNeeded, POLLINATOR_CELL } from '../objectives/pollinator-cover';
import type { Kind } from '../problem/kind';
import type { PlacesOf } from './places';
import { roomFor } from './room';

/** No plan is worth more: every cell that can be filled, and every pollinator cell that the target counts, in clusters. */
export function pollinatorBound(kinds: readonly Kind[], places: PlacesOf): number {
  const { problem } = places;
  const pollinators = roomFor(
    kinds.filter(({ isPollinator }) => isPollinator),
    places,
  );
  const kept = problem.kept.filter(({ kind }) => kind.isPollinator);
  const keptCells = kept.reduce((sum, { footprint }) => sum + footprint.width * footprint.height, 0);
  const covered = Math.min(problem.targetCells, keptCells + pollinators.cells);
  const isEnough = kept.length + pollinators.plants > companyNeeded(problem.options.clusterSize);
  return roomFor(kinds, places).cells + POLLINATOR_CELL * covered + (isEnough ? CLUSTERED_CELL * covered : 0);
}
