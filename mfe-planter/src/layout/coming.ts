import {
  type Footprint,
  type FootprintProblem,
  footprintProblem,
  type Matrix,
  occupancyOf,
  sharesSquares,
  sizeOf,
} from '@planted/garden-domain';
import { isBetween } from './between';
import type { Layout } from './layout';
import type { Coming } from './placed';

/** What can have plants to come: a layout, or part of one. */
type Bed = Pick<Layout, 'placements' | 'coming'>;

/** What a plant would come after on a footprint, or why it cannot come there. */
export type Arrival =
  | { readonly problem: FootprintProblem }
  | { readonly problem?: undefined; readonly after: string | null };

/** The plants to come that cover a cell, in their order. */
export const comingAt = (bed: Bed, x: number, y: number): readonly Coming[] =>
  inOrder(bed.coming.filter((one) => sharesSquares(one, { x, y, width: 1, height: 1 })));

const inOrder = (coming: readonly Coming[]): readonly Coming[] =>
  coming.toSorted((a, b) => predecessors(coming, a).length - predecessors(coming, b).length);

/** What a plant to come comes after, the nearest first, as far as that is to come as well. */
function predecessors(coming: readonly Coming[], { after }: Coming): Coming[] {
  const before: Coming[] = [];
  const next = (id: string | null) => coming.find((one) => one.id === id);
  for (let at = next(after); at && !before.includes(at); at = next(at.after)) before.push(at);
  return before;
}

/**
 * What a plant would come after on a footprint: the last that is to come there, else what stands there. All that is on
 * its squares must be in one chain, so that never two stand in one square at one time.
 * @param moving the one that is picked up; back in the squares between which it was put it takes its turn with others there
 */
export function arrivalAt(matrix: Matrix, bed: Bed, footprint: Footprint, moving?: string): Arrival {
  const problem = footprintProblem(matrix, occupancyOf(matrix, []), footprint);
  if (problem) return { problem };
  const coming = lifted(bed.coming, moving);
  const mover = bed.coming.find(({ id }) => id === moving);
  const isGuest = mover !== undefined && isBetween(bed, { ...mover, ...footprintOf(footprint) });
  const around = isGuest ? [] : bed.placements.filter((one) => sharesSquares(one, footprint));
  const stands = around.map(({ id }) => id);
  const here = coming.filter((one) => sharesSquares(one, footprint) && isBetween(bed, one) === isGuest);
  if (here.length === 0) return { after: stands.length === 1 ? (stands[0] ?? null) : null };
  const last = here.find((one) => {
    const before = predecessors(coming, one);
    return here.every((other) => other === one || before.includes(other));
  });
  if (!last) return { problem: 'occupied' };
  const first = predecessors(coming, last).at(-1) ?? last;
  const makesRoom = bed.placements
    .filter((one) => one.id === first.after || sharesSquares(one, first))
    .map(({ id }) => id);
  return stands.every((id) => makesRoom.includes(id)) ? { after: last.id } : { problem: 'occupied' };
}

const footprintOf = ({ x, y, width, height }: Footprint): Footprint => ({ x, y, width, height });

/** Without one of them: what came after it comes after what was before it. */
const lifted = (coming: readonly Coming[], id: string | undefined): readonly Coming[] => {
  const gone = coming.find((one) => one.id === id);
  if (!gone) return coming;
  return coming
    .filter((one) => one !== gone)
    .map((one) => (one.after === gone.id ? { ...one, after: gone.after } : one));
};

/**
 * The next free footprints, row by row from a corner on and then from the first row: where nothing stands or is to come.
 * @returns fewer where there are no more
 */
export function freeSpots(
  matrix: Matrix,
  { placements, coming }: Bed,
  { width, height }: Footprint,
  from: Pick<Footprint, 'x' | 'y'>,
  most: number,
): Footprint[] {
  const columns = sizeOf(matrix).width;
  const corners = matrix.flatMap((row, y) => row.map((_, x) => ({ x, y, width, height })));
  const start = from.y * columns + from.x;
  const taken: Footprint[] = [...placements, ...coming];
  const bare = occupancyOf(matrix, []);
  const spots: Footprint[] = [];
  for (const spot of [...corners.slice(start), ...corners.slice(0, start)]) {
    if (spots.length === most) break;
    if (footprintProblem(matrix, bare, spot) || taken.some((one) => sharesSquares(one, spot))) continue;
    spots.push(spot);
    taken.push(spot);
  }
  return spots;
}

/** Adds what is to come; as many of each kind are wanted as there are then. */
export function addComing(layout: Layout, added: readonly Coming[]): Layout {
  if (added.length === 0) return layout;
  const coming = [...layout.coming, ...added];
  const countOf = (kind: string) =>
    [...layout.placements, ...coming].filter(({ plantId }) => plantId === kind).length;
  const plants = layout.plants.map((plant) => ({
    ...plant,
    wanted: Math.max(plant.wanted, countOf(plant.plantId)),
  }));
  return { ...layout, plants, coming };
}

/** Takes one that is to come out, and one less of its kind is wanted; what came after it moves up. */
export function removeComing(layout: Layout, id: string): Layout {
  const gone = layout.coming.find((one) => one.id === id);
  if (!gone) return layout;
  const coming = lifted(layout.coming, id);
  const stands = [...layout.placements, ...coming].some(({ plantId }) => plantId === gone.plantId);
  const plants = layout.plants
    .map((plant) =>
      plant.plantId === gone.plantId ? { ...plant, wanted: Math.max(0, plant.wanted - 1) } : plant,
    )
    .filter((plant) => plant.plantId !== gone.plantId || plant.wanted > 0 || stands);
  return { ...layout, plants, coming };
}

/** Carries one that is to come to other squares, where it comes after what is there; the same layout where it cannot. */
export function moveComing(matrix: Matrix, layout: Layout, id: string, x: number, y: number): Layout {
  const moving = layout.coming.find((one) => one.id === id);
  if (!moving || isBetween(layout, moving) || (moving.x === x && moving.y === y)) return layout;
  const arrival = arrivalAt(matrix, layout, { ...moving, x, y }, id);
  if (arrival.problem) return layout;
  return { ...layout, coming: [...lifted(layout.coming, id), { ...moving, x, y, after: arrival.after }] };
}
