import { causeOf, type GardenEvent, type Planting } from '@planted/contracts';
import { PLANTING_ENDS, type PlantingEnd, parseMatrix, sizeOf } from '@planted/garden-domain';

type SavedGarden = Extract<GardenEvent, { type: 'GardenSaved' }>['data'];

/** What a gardener reads about a saved garden: that it is new, or what has changed since it was saved before. */
export function gardenSavedNotes(saved: SavedGarden, before: SavedGarden | undefined): string {
  if (!before) return `Saved ${saved.name}, ${sizeText(saved.matrix)}`;
  const changes = changesOf(saved, before);
  return changes.length === 0 ? `Saved ${saved.name} again` : `${before.name}: ${changes.join(', ')}`;
}

function changesOf(saved: SavedGarden, before: SavedGarden): string[] {
  const changes: string[] = [];
  if (saved.name !== before.name) changes.push(`renamed to ${saved.name}`);
  if (saved.matrix !== before.matrix) changes.push(`new shape, ${sizeText(saved.matrix)}`);
  if (saved.soilType !== before.soilType) changes.push(`soil now ${saved.soilType}`);
  if (saved.hardinessZone !== before.hardinessZone) changes.push(`hardiness zone now ${saved.hardinessZone}`);
  if (saved.sunlight !== before.sunlight) changes.push(`sunlight now ${saved.sunlight}`);
  if (saved.maintenance !== before.maintenance) changes.push(`maintenance now ${saved.maintenance}`);
  if (saved.style !== null && saved.style !== before.style)
    changes.push(`style now ${saved.style.replace('-', ' ')}`);
  return changes;
}

function sizeText(matrix: string): string {
  const parsed = parseMatrix(matrix);
  const { width, height } = sizeOf(parsed.ok ? parsed.matrix : []);
  return `${width} × ${height} ft`;
}

/** What a gardener reads about a saved layout. */
export function layoutSavedNotes(plants: number, gardenName: string): string {
  if (plants === 0) return `Cleared all plants from ${gardenName}`;
  return `Planted ${plantsText(plants)} in ${gardenName}`;
}

type LayoutChanged = Extract<GardenEvent, { type: 'LayoutChanged' }>['data'];

/** What a gardener reads about one act in a layout: what came, went and changed, and why it went. */
export function layoutChangedNotes(
  { bed, added, restored, changed, ended, causes }: LayoutChanged,
  gardenName: string,
): string {
  // What the turned ground took along was not moved by itself.
  const altered = bed ? 0 : changed.length;
  const parts = [
    bed && `new shape, ${sizeText(bed.matrix)}`,
    added.length > 0 && `planted ${plantsText(added.length)}`,
    restored.length > 0 && `brought back ${plantsText(restored.length)}`,
    altered > 0 && `changed ${plantsText(altered)}`,
    ...endNotes(ended, causes),
  ];
  return `${gardenName}: ${parts.filter(Boolean).join(', ')}`;
}

const ENDS: Readonly<Record<PlantingEnd, (plants: string) => string>> = {
  harvested: (plants) => `cleared ${plants} after the harvest`,
  failed: (plants) => `took out ${plants} that failed`,
  moved_away: (plants) => `moved ${plants} away`,
  mistake: (plants) => `took out ${plants} placed by mistake`,
};

function endNotes(ended: LayoutChanged['ended'], causes: LayoutChanged['causes']): string[] {
  return PLANTING_ENDS.flatMap((how) => {
    const ids = ended.filter((end) => end.how === how).map(({ id }) => id);
    if (ids.length === 0) return [];
    const said = [...new Set(ids.flatMap((id) => causeOf(causes, id) ?? []))];
    return [ENDS[how](plantsText(ids.length)) + (said.length > 0 ? ` (${said.join('; ')})` : '')];
  });
}

/** What a gardener reads about planting dates: of how many plants they are new, or only changed. */
export function plantingDatesNotes(plantings: readonly Planting[], gardenName: string): string {
  const planted = plantings.filter(({ oldStatus }) => oldStatus === 'planned').length;
  const changed = plantings.length - planted;
  const parts = [
    planted > 0 && `set planting dates for ${plantsText(planted)}`,
    changed > 0 && `changed planting dates for ${plantsText(changed)}`,
  ];
  return `${gardenName}: ${parts.filter(Boolean).join(', ')}`;
}

/** What a gardener reads when no plant is left without a planting date. */
export const plantingCompletedNotes = (plants: number, gardenName: string): string =>
  `All plants in ${gardenName} are planted: ${plantsText(plants)}`;

export const gardenWateredNotes = (plants: number, gardenName: string): string =>
  `Watered ${plantsText(plants)} in ${gardenName}`;

/** A ticked watering reminder was about the garden or about one plant of it. */
export const tickedWateringNotes = (isOfPlant: boolean, gardenName: string): string =>
  `${isOfPlant ? `Watered 1 plant in ${gardenName}` : `Watered ${gardenName}`}, as reminded`;

export const plantsRemovedNotes = (plants: number, gardenName: string): string =>
  `Removed ${plantsText(plants)} from ${gardenName}`;

export const healthRatedNotes = (plants: number, gardenName: string): string =>
  `Rated the health of ${plantsText(plants)} in ${gardenName}`;

const plantsText = (count: number): string => `${count} ${count === 1 ? 'plant' : 'plants'}`;
