import { type PlannedPlant, planChange } from '@planted/auto-planting';
import type { Footprint, Placement } from '@planted/garden-domain';
import type { Layout } from './layout';
import type { SelectedPlant } from './selected-plant';

/** A plant as a run planned it, with the id and color that it has in the bed. */
export type Planned = Placement & Pick<PlannedPlant, 'role'>;

/** What an auto-planting run proposes for a bed. */
export interface Proposal {
  readonly planned: readonly Planned[];
  /** Kinds in the plan that the gardener did not choose. */
  readonly offered?: readonly SelectedPlant[];
  /** The run, by which what it said of the plan is found again. */
  readonly plan?: string;
  /** Whether the run left what was placed by hand where it is; else only what is pinned. */
  readonly keepsPlaced?: boolean;
}

/** The bed as a run finds it: without an earlier preview, and of the others only what has to stay. */
export function stayingOf(layout: Layout, keepsPlaced: boolean): Layout {
  const cleared = clearPreview(layout);
  if (keepsPlaced) return cleared;
  return { ...cleared, placements: cleared.placements.filter(({ id }) => cleared.pinned.has(id)) };
}

/**
 * Shows what a run proposes in place of the last preview (2 §4). What it plans where the same plant stands already is
 * kept; what it takes out is set aside.
 */
export function showPreview(
  layout: Layout,
  { planned, offered = [], plan, keepsPlaced = true }: Proposal,
): Layout {
  const cleared = clearPreview(layout);
  const movable = keepsPlaced ? [] : cleared.placements.filter(({ id }) => !cleared.pinned.has(id));
  const { kept, removed } = planChange(movable, planned);
  const stays = new Set<Footprint>(kept.map(({ after }) => after));
  const added = planned.flatMap((plant) => {
    if (stays.has(plant)) return [];
    const { role: _role, ...placement } = plant;
    return [placement];
  });
  const gone = new Set(removed);
  const known = new Set(cleared.plants.map(({ plantId }) => plantId));
  return {
    ...cleared,
    plants: [...cleared.plants, ...offered.filter(({ plantId }) => !known.has(plantId))],
    placements: [...cleared.placements.filter((placement) => !gone.has(placement)), ...added],
    preview: new Set(added.map(({ id }) => id)),
    setAside: removed,
    plan: plan ?? null,
  };
}

/** Whether something is proposed that is not accepted yet. */
export const isProposed = ({ preview, setAside }: Layout): boolean => preview.size > 0 || setAside.length > 0;

/**
 * Makes a proposal the gardener's own, or some of it: added plants that are accepted stay, and those that it takes out
 * go if that is accepted. Where the two want the same place, what stood there before stays.
 */
export function acceptPreview(
  layout: Layout,
  isAccepted: (placementId: string) => boolean = () => true,
): Layout {
  if (!isProposed(layout)) return layout;
  const standing = layout.placements.filter(({ id }) => !layout.preview.has(id));
  const back = layout.setAside.filter((plant) => !isAccepted(plant.id) && !overlapsAny(plant, standing));
  const added = layout.placements.filter(
    (plant) => layout.preview.has(plant.id) && isAccepted(plant.id) && !overlapsAny(plant, back),
  );
  const placements = [...standing, ...back, ...added];
  const kinds = new Set(placements.map(({ plantId }) => plantId));
  return {
    ...layout,
    placements,
    plants: layout.plants.filter(({ plantId, isOffered }) => !isOffered || kinds.has(plantId)),
    preview: new Set(),
    setAside: [],
  };
}

/**
 * Makes a proposal the gardener's own in a garden that grows: a plant that goes where one of its kind and size comes is
 * moved there, and keeps its id, dates and health with it.
 */
export function acceptMoves(layout: Layout, isAccepted?: (placementId: string) => boolean): Layout {
  const accepted = acceptPreview(layout, isAccepted);
  const stands = new Set(accepted.placements.map(({ id }) => id));
  const gone = layout.setAside.filter(({ id }) => !stands.has(id));
  if (gone.length === 0) return accepted;
  const placements = accepted.placements.map((placed) => {
    if (!layout.preview.has(placed.id)) return placed;
    const { plantId, width, height, x, y } = placed;
    const from = gone.findIndex(
      (one) => one.plantId === plantId && one.width === width && one.height === height,
    );
    const [moved] = from === -1 ? [] : gone.splice(from, 1);
    return moved ? { ...moved, x, y } : placed;
  });
  return { ...accepted, placements };
}

/** Takes the proposal of the last run back as a whole (2 §4 Clear). */
export const clearPreview = (layout: Layout): Layout =>
  isProposed(layout) ? { ...acceptPreview(layout, () => false), plan: null } : layout;

const overlapsAny = (plant: Footprint, others: readonly Footprint[]): boolean =>
  others.some(
    (other) =>
      plant.x < other.x + other.width &&
      other.x < plant.x + plant.width &&
      plant.y < other.y + other.height &&
      other.y < plant.y + plant.height,
  );
