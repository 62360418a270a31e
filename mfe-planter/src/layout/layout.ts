import {
  type Footprint,
  type FootprintProblem,
  footprintProblem,
  layoutProblem,
  type Matrix,
  occupancyOf,
  type Placement,
  sizeOf,
} from '@planted/garden-domain';
import { keepsGuests, withGuests } from './between';
import type { Coming, Placed } from './placed';
import type { SelectedPlant } from './selected-plant';

/** What the gardener works on in the planting workspace: the chosen plants, and where they stand. */
export interface Layout {
  readonly plants: readonly SelectedPlant[];
  readonly placements: readonly Placed[];
  /** What is to come after others; only a garden that is saved has it. */
  readonly coming: readonly Coming[];
  /** Ids of the placements that an auto-planting run proposed; the next run replaces them (2 §4). */
  readonly preview: ReadonlySet<string>;
  /** Placements that the same run takes out: they come back when it is cleared, or not accepted. */
  readonly setAside: readonly Placed[];
  /** Ids of the placements that stay where they are, whatever is planned. */
  readonly pinned: ReadonlySet<string>;
  /** The run whose plan stands here; what it said of the plan is kept beside the layouts. */
  readonly plan: string | null;
}

export const EMPTY_LAYOUT: Layout = {
  plants: [],
  placements: [],
  coming: [],
  preview: new Set(),
  setAside: [],
  pinned: new Set(),
  plan: null,
};

/** Whether a gardener sees no difference between two layouts. */
export const isAlike = (one: Layout, other: Layout): boolean =>
  one === other || inText(one) === inText(other);

const inText = (layout: Layout): string =>
  JSON.stringify(layout, (_, value: unknown) => (value instanceof Set ? [...value] : value));

/** How many of a plant are still to be placed (2 §3 'Veggie count'), or put after others; never below 0. */
export function leftToPlace(layout: Layout, plantId: string): number {
  const wanted = layout.plants.find((plant) => plant.plantId === plantId)?.wanted ?? 0;
  const isOfKind = (placed: Placed): boolean => placed.plantId === plantId;
  const placed = layout.placements.filter(isOfKind).length + layout.coming.filter(isOfKind).length;
  return Math.max(0, wanted - placed);
}

/** The footprint of a plant with its top-left corner at a cell; undefined while a size is empty. */
export function footprintAt(plant: SelectedPlant, x: number, y: number): Footprint | undefined {
  const { plantingWidth: width, plantingHeight: height } = plant;
  return width === null || height === null ? undefined : { x, y, width, height };
}

/** Why a footprint cannot stand there (2 §5); `moving` is the placement that is being picked up. */
export function problemAt(
  matrix: Matrix,
  layout: Layout,
  footprint: Footprint,
  moving?: string,
): FootprintProblem | undefined {
  const own = moving === undefined ? -1 : layout.placements.findIndex(({ id }) => id === moving);
  return footprintProblem(matrix, takenCells(matrix, layout.placements), footprint, own);
}

/** Asked at every cell that a plant is carried over: calculated once for as long as nothing is planted. */
function takenCells(matrix: Matrix, placements: Layout['placements']): Int32Array {
  const known = taken.get(placements);
  if (known?.matrix === matrix) return known.cells;
  const cells = occupancyOf(matrix, placements);
  taken.set(placements, { matrix, cells });
  return cells;
}

const taken = new WeakMap<Layout['placements'], { readonly matrix: Matrix; readonly cells: Int32Array }>();

/**
 * The place nearest to its own where a plant fits; undefined where there is none.
 * @param besides a corner that is none of them
 */
export function freePlace<Spot extends Footprint & { readonly id: string }>(
  matrix: Matrix,
  layout: Layout,
  placed: Spot,
  besides?: Pick<Footprint, 'x' | 'y'>,
): Spot | undefined {
  const { width, height } = sizeOf(matrix);
  const far = ({ x, y }: Footprint): number => Math.abs(x - placed.x) + Math.abs(y - placed.y);
  let nearest: Spot | undefined;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const here = { ...placed, x, y };
      if (nearest && far(here) >= far(nearest)) continue;
      if (x === besides?.x && y === besides.y) continue;
      if (!problemAt(matrix, layout, here, placed.id)) nearest = here;
    }
  return nearest;
}

/** The placement that covers a cell, if one does. */
export const placementAt = (layout: Layout, x: number, y: number): Placed | undefined =>
  layout.placements.find(
    (placed) => x >= placed.x && y >= placed.y && x < placed.x + placed.width && y < placed.y + placed.height,
  );

/** Places one plant; the same layout when none is left or the footprint is not valid (2 §5). */
export function place(
  matrix: Matrix,
  layout: Layout,
  plantId: string,
  x: number,
  y: number,
  id: string,
): Layout {
  const plant = layout.plants.find((candidate) => candidate.plantId === plantId);
  const footprint = plant && footprintAt(plant, x, y);
  if (!plant || !footprint || leftToPlace(layout, plantId) === 0) return layout;
  if (problemAt(matrix, layout, footprint)) return layout;
  const placement = { ...footprint, id, plantId, plantName: plant.name, color: plant.color };
  return { ...layout, placements: [...layout.placements, placement] };
}

/** Moves a placement; the same layout when it does not fit there. What was moved by hand is no preview any more. */
export function move(matrix: Matrix, layout: Layout, id: string, x: number, y: number): Layout {
  const placement = layout.placements.find((candidate) => candidate.id === id);
  if (!placement || (placement.x === x && placement.y === y)) return layout;
  const moved = { ...placement, x, y };
  if (problemAt(matrix, layout, moved, id)) return layout;
  return {
    ...layout,
    preview: without(layout.preview, id),
    placements: layout.placements.map((other) => (other.id === id ? moved : other)),
    coming: withGuests(layout, id, { x: x - placement.x, y: y - placement.y }),
  };
}

/** Gives a plant that stands another size, its corner where it is; the same layout where that does not fit. */
export function resizePlaced(
  matrix: Matrix,
  layout: Layout,
  id: string,
  size: Pick<Footprint, 'width' | 'height'>,
): Layout {
  const placement = layout.placements.find((candidate) => candidate.id === id);
  if (!placement || (placement.width === size.width && placement.height === size.height)) return layout;
  const resized = { ...placement, ...size };
  if (problemAt(matrix, layout, resized, id) || !keepsGuests(layout, resized)) return layout;
  return {
    ...layout,
    preview: without(layout.preview, id),
    placements: layout.placements.map((other) => (other.id === id ? resized : other)),
  };
}

/** Pins a plant to its place, which takes it out of the preview, or lets it go again. */
export function pin(layout: Layout, id: string): Layout {
  if (layout.pinned.has(id)) return { ...layout, pinned: without(layout.pinned, id) };
  if (!layout.placements.some((placement) => placement.id === id)) return layout;
  return { ...layout, preview: without(layout.preview, id), pinned: new Set([...layout.pinned, id]) };
}

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((other) => other !== id));

/** Takes one plant out, all its cells; its count rises by that. */
export const remove = (layout: Layout, id: string): Layout =>
  keepOnly(layout, (placement) => placement.id !== id);

/** Takes out a plant that stood in the garden: one less of its kind is wanted, and a kind without any is chosen no more. */
export function end(layout: Layout, id: string): Layout {
  const plantId = layout.placements.find((placed) => placed.id === id)?.plantId;
  if (plantId === undefined) return layout;
  const left = remove(layout, id);
  const plants = left.plants.map((plant) =>
    plant.plantId === plantId ? { ...plant, wanted: Math.max(0, plant.wanted - 1) } : plant,
  );
  const stands = [...left.placements, ...left.coming].some((placed) => placed.plantId === plantId);
  return {
    ...left,
    plants: plants.filter((plant) => plant.plantId !== plantId || plant.wanted > 0 || stands),
  };
}

function keepOnly(layout: Layout, keep: (placement: Placement) => boolean): Layout {
  const placements = layout.placements.filter(keep);
  if (placements.length === layout.placements.length) return layout;
  const ids = new Set(placements.map(({ id }) => id));
  const standing = (some: ReadonlySet<string>) => new Set([...some].filter((id) => ids.has(id)));
  return { ...layout, placements, preview: standing(layout.preview), pinned: standing(layout.pinned) };
}

/** Recolors a kind of plant wherever it stands (2 §4). */
export const recolor = (layout: Layout, plantId: string, color: string): Layout => ({
  ...layout,
  plants: layout.plants.map((plant) => (plant.plantId === plantId ? { ...plant, color } : plant)),
  placements: inColor(layout.placements, plantId, color),
  coming: inColor(layout.coming, plantId, color),
  setAside: inColor(layout.setAside, plantId, color),
});

const inColor = <Each extends Placed>(placements: readonly Each[], plantId: string, color: string): Each[] =>
  placements.map((placed) => (placed.plantId === plantId ? { ...placed, color } : placed));

/** Changes what is wanted of a plant; plants that already stand keep their size and place. */
export const changePlant = (
  layout: Layout,
  plantId: string,
  change: Partial<Pick<SelectedPlant, 'wanted' | 'plantingWidth' | 'plantingHeight' | 'perSquare'>>,
): Layout => ({
  ...layout,
  plants: layout.plants.map((plant) => (plant.plantId === plantId ? { ...plant, ...change } : plant)),
  placements: 'perSquare' in change ? asItsKind(layout.placements, plantId) : layout.placements,
  coming: 'perSquare' in change ? asItsKind(layout.coming, plantId) : layout.coming,
});

const asItsKind = <Each extends Placed>(placements: readonly Each[], plantId: string): readonly Each[] =>
  placements.some((placed) => placed.plantId === plantId && placed.perSquare !== undefined)
    ? placements.map((placed) => (placed.plantId === plantId ? { ...placed, perSquare: undefined } : placed))
    : placements;

/** Takes over a new selection: plants that are no longer chosen leave the bed, the others keep size and color. */
export function chooseAnew(layout: Layout, chosen: readonly SelectedPlant[]): Layout {
  const known = new Map(layout.plants.map((plant) => [plant.plantId, plant]));
  const plants = chosen.map((plant) => ({ ...plant, ...known.get(plant.plantId), wanted: plant.wanted }));
  const room = new Map(plants.map(({ plantId, wanted }) => [plantId, wanted]));
  const fits = (placement: Placement): boolean => {
    const left = room.get(placement.plantId) ?? 0;
    room.set(placement.plantId, left - 1);
    return left > 0;
  };
  const setAside = layout.setAside.filter(({ plantId }) => room.has(plantId));
  const kept = keepOnly(layout, fits);
  const coming = kept.coming.filter(fits);
  return { ...kept, ...(coming.length < kept.coming.length && { coming }), plants, setAside };
}

/** Leaves out what does not stand legally in this plot, e.g. after the plot was redrawn. */
export function fitToPlot(matrix: Matrix, layout: Layout): Layout {
  const standing: Placed[] = [];
  for (const placement of layout.placements)
    if (!layoutProblem(matrix, [...standing, placement])) standing.push(placement);
  const ids = new Set(standing.map(({ id }) => id));
  const setAside = layout.setAside.filter((placement) => !layoutProblem(matrix, [placement]));
  const coming = layout.coming.filter((one) => !layoutProblem(matrix, [one]));
  return { ...keepOnly(layout, ({ id }) => ids.has(id)), coming, setAside, plan: null };
}

/** How many of the plants that the gardener chose are not in the bed. */
export function unplacedIn(layout: Layout): number {
  const { placed, asked } = countAsked(layout);
  return asked - placed;
}

/** Of the plants that the gardener asked for, not those that a run added: how many stand, and how many there are. */
export function countAsked(layout: Layout): { placed: number; asked: number } {
  const own = layout.plants.filter(({ isOffered = false }) => !isOffered);
  const asked = own.reduce((sum, { wanted }) => sum + wanted, 0);
  const left = own.reduce((sum, { plantId }) => sum + leftToPlace(layout, plantId), 0);
  return { placed: asked - left, asked };
}

/**
 * How many plants stand or are to come, and how many are wanted in all; a run that may exceed a count has wanted what it placed.
 * @param fillers ids of placements that only fill what was left: they count on neither side
 */
export function countPlaced(
  { placements, coming, plants }: Pick<Layout, 'placements' | 'coming' | 'plants'>,
  fillers: ReadonlySet<string> = new Set(),
): { placed: number; wanted: number } {
  const standing = new Map<string, number>();
  const counted = [...placements, ...coming].filter(({ id }) => !fillers.has(id));
  for (const { plantId } of counted) standing.set(plantId, (standing.get(plantId) ?? 0) + 1);
  const wanted = plants.reduce(
    (sum, { plantId, wanted: count, isOffered = false }) =>
      sum + Math.max(isOffered ? 0 : count, standing.get(plantId) ?? 0),
    0,
  );
  return { placed: counted.length, wanted };
}
