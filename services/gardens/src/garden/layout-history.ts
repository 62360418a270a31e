import type { GardenEvent, PlacedPlant } from '@planted/contracts';
import { type BedChange, carryFootprint, type Matrix, parseMatrix } from '@planted/garden-domain';
import type { EndedPlanting, Growing, LayoutHistory } from './garden-state';

type LayoutChanged = Extract<GardenEvent, { type: 'LayoutChanged' }>['data'];

export const newLayout: LayoutHistory = { version: 1, shapedAt: 1, changedAt: new Map(), ended: new Map() };

interface Standing {
  readonly plants: readonly PlacedPlant[];
  readonly growing: ReadonlyMap<string, Growing>;
}

/** The history after plants were replaced: those that stand no more have ended as `endOf` says. */
export function afterPlants(
  history: LayoutHistory,
  before: Standing,
  plants: readonly PlacedPlant[],
  endOf: (id: string) => Pick<EndedPlanting, 'how' | 'day'> = () => ({ how: null, day: null }),
): LayoutHistory {
  const version = history.version + 1;
  const earlier = new Map(before.plants.map((plant) => [plant.id, plant]));
  const changedAt = new Map(
    plants.map((plant) => {
      const was = earlier.get(plant.id);
      const isSame = was !== undefined && isSamePlanting(was, plant);
      return [plant.id, isSame ? (history.changedAt.get(plant.id) ?? version) : version] as const;
    }),
  );
  const ended = new Map(history.ended);
  for (const { id } of plants) ended.delete(id);
  for (const plant of before.plants)
    if (!changedAt.has(plant.id))
      ended.set(plant.id, {
        plant,
        growing: before.growing.get(plant.id) ?? null,
        version,
        ...endOf(plant.id),
      });
  return { ...history, version, changedAt, ended };
}

/** Whether they are the same in all that a change can change. */
export const isSamePlanting = (a: PlacedPlant, b: PlacedPlant): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.width === b.width &&
  a.height === b.height &&
  a.color === b.color &&
  a.plantsPerSquare === b.plantsPerSquare;

/** The change of the ground that an event tells. */
export const bedChangeOf = (bed: NonNullable<LayoutChanged['bed']>): BedChange => ({
  // The call admits no other number.
  turns: bed.turns as BedChange['turns'],
  shift: { x: bed.shiftX, y: bed.shiftY },
  matrix: matrixFrom(bed.matrix),
});

/** Carries what has ended along with the ground on which it stood. */
export const afterReshape = (history: LayoutHistory, before: Matrix, change: BedChange): LayoutHistory => ({
  ...history,
  shapedAt: history.version,
  ended: new Map(
    [...history.ended].map(([id, end]) => [id, { ...end, plant: carryFootprint(end.plant, before, change) }]),
  ),
});

/** The matrix of a stored text; empty for one that is none. */
export const matrixFrom = (text: string): Matrix => {
  const parsed = parseMatrix(text);
  return parsed.ok ? parsed.matrix : [];
};
