import type { PlannedPlant } from './result';

/** What a plan changes in a plot, to be looked at before it is accepted. */
export interface PlanChange<Before> {
  /** Plants that stand before and after in the same place. */
  readonly kept: readonly { readonly before: Before; readonly after: PlannedPlant }[];
  readonly added: readonly PlannedPlant[];
  readonly removed: readonly Before[];
}

interface Placed {
  readonly plantId: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const placeOf = ({ plantId, x, y, width, height }: Placed): string =>
  JSON.stringify([plantId, x, y, width, height]);

/**
 * Compares what stands with what a plan proposes. A plant of the same kind and size in the same place is kept; each
 * list is in the order of the list that it comes from. Pinned plants are no part of either list.
 */
export function planChange<Before extends Placed>(
  before: readonly Before[],
  after: readonly PlannedPlant[],
): PlanChange<Before> {
  const standing = new Map(before.map((plant) => [placeOf(plant), plant]));
  const kept: { before: Before; after: PlannedPlant }[] = [];
  const added: PlannedPlant[] = [];
  for (const plant of after) {
    const same = standing.get(placeOf(plant));
    if (same) kept.push({ before: same, after: plant });
    else added.push(plant);
  }
  const stays = new Set(kept.map(({ before: plant }) => plant));
  return { kept, added, removed: before.filter((plant) => !stays.has(plant)) };
}

/**
 * The layout when only some of a change is accepted: kept plants, the removed ones that are not let go, and the added
 * ones that are taken. The second of two that overlap is left out, what stood before going first.
 */
export function acceptSome<Before extends Placed>(
  { kept, added, removed }: PlanChange<Before>,
  isAccepted: (plant: Before | PlannedPlant) => boolean,
): (Before | PlannedPlant)[] {
  const layout: (Before | PlannedPlant)[] = [
    ...kept.map(({ before }) => before),
    ...removed.filter((plant) => !isAccepted(plant)),
  ];
  const taken = new Set(layout.flatMap(cellsOf));
  for (const plant of added) {
    const cells = cellsOf(plant);
    if (!isAccepted(plant) || cells.some((cell) => taken.has(cell))) continue;
    for (const cell of cells) taken.add(cell);
    layout.push(plant);
  }
  return layout;
}

const cellsOf = ({ x, y, width, height }: Placed): string[] =>
  Array.from({ length: width * height }, (_, i) => `${x + (i % width)} ${y + Math.floor(i / width)}`);
