import type { Standing } from '../../companions/neighbors';
import { type Layout, placementAt } from '../../layout/layout';
import type { BedState } from './bed-state';
import { heldPlant } from './held';

type Watched = Pick<BedState, 'held' | 'spot' | 'hovered' | 'cursor' | 'showsCursor'>;

/** The plant in hand where it would stand; undefined beside the bed. */
export function inHand(layout: Layout, { held, spot }: Watched): Standing | undefined {
  const plant = held && spot ? heldPlant(layout, held) : undefined;
  if (!plant || !held || !spot) return undefined;
  const { plantId, name, width, height } = plant;
  // A plant that is moved is no neighbor of the place that it leaves.
  return { id: held.kind === 'plant' ? '' : held.id, plantId, plantName: name, ...spot, width, height };
}

/** Whose neighbors are looked at: what is in hand, else the plant under the pointer or the keyboard's cell. */
export function focused(layout: Layout, state: Watched): Standing | undefined {
  if (state.held) return inHand(layout, state);
  const hovered = layout.placements.find(({ id }) => id === state.hovered);
  return hovered ?? (state.showsCursor ? placementAt(layout, state.cursor.x, state.cursor.y) : undefined);
}
