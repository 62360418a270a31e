import type { GardenEvent, LayoutChangeRequest, PlacedPlant } from '@planted/contracts';
import { type ChangedLayout, formatMatrix, type Layout } from '@planted/garden-domain';
import type { ChangeLayout } from './garden-command';
import type { ExistingGarden } from './garden-state';
import { endedOf, isSamePlanting } from './layout-history';

type LayoutChanged = Extract<GardenEvent, { type: 'LayoutChanged' }>['data'];

/** What an act has changed, from what stood before and what stands after it; undefined for nothing. */
export function layoutActOf(
  garden: ExistingGarden,
  after: ChangedLayout<PlacedPlant>['layout'],
  ends: ChangedLayout<PlacedPlant>['ends'],
  { changes, today }: Pick<ChangeLayout, 'changes' | 'today'>,
): LayoutChanged | undefined {
  const before = new Map(garden.plants.map((plant) => [plant.id, plant]));
  const causes: Record<string, string> = {};
  const act: LayoutChanged = {
    gardenId: garden.saved.gardenId,
    version: garden.layout.version + 1,
    bed: bedOf(garden, after, changes),
    ended: [],
    causes,
    added: [],
    restored: [],
    changed: [],
  };
  for (const id of before.keys()) {
    if (after.standing.has(id)) continue;
    // What is to come again did not stand, after all: that is all that every earlier reader has to know.
    const end = after.season.coming.has(id)
      ? { how: 'mistake' as const, day: today, cause: null }
      : ends.get(id);
    if (!end) continue;
    act.ended.push({ id, how: end.how, day: end.day });
    if (end.cause !== null) causes[id] = end.cause;
  }
  const endedBefore = endedOf(garden.layout);
  for (const [id, plant] of after.standing) {
    const was = before.get(id);
    if (was) {
      const { plantId: _, plantName: __, ...spot } = plant;
      if (!isSamePlanting(was, plant)) act.changed.push(spot);
      continue;
    }
    const ended = endedBefore.get(id);
    if (!ended) {
      act.added.push(plant);
      continue;
    }
    const growing = after.season.planted.has(id) ? ended.growing : null;
    act.restored.push({
      ...plant,
      plantedDate: growing?.plantedDate ?? null,
      expectedHarvestDate: growing?.expectedHarvestDate ?? null,
      healthRating: growing?.healthRating ?? null,
      lastWatered: growing?.lastWatered ?? null,
    });
  }
  const isNothing =
    !act.bed && [act.ended, act.added, act.restored, act.changed].every((part) => part.length === 0);
  return isNothing ? undefined : act;
}

function bedOf(
  { saved }: ExistingGarden,
  after: Layout<PlacedPlant>,
  changes: readonly LayoutChangeRequest[],
): LayoutChanged['bed'] {
  const change = changes.find((one) => one.type === 'reshape');
  if (!change) return null;
  const { turns, shiftX, shiftY } = change;
  const matrix = formatMatrix(after.matrix);
  const isSame = matrix === saved.matrix && turns === 0 && shiftX === 0 && shiftY === 0;
  return isSame ? null : { matrix, turns, shiftX, shiftY };
}
