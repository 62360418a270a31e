import type { GardenEvent, LayoutChangeRequest, LayoutSince, PlacedPlant, Refusal } from '@planted/contracts';
import { accept, refuse } from '@planted/event-sourcing';
import {
  changeLayout as changed,
  formatMatrix,
  gardenEventNotes,
  isWateringDay,
  type Layout,
  type LayoutChange,
  type LayoutChangeProblem,
  type RefusedChange,
} from '@planted/garden-domain';
import type { ChangeLayout } from './garden-command';
import { type GardenDecision, invalid, plantNotFound } from './garden-decision';
import { savedWith, settingsOf, withSettings } from './change-settings';
import type { ExistingGarden } from './garden-state';
import { endedOf, isSamePlanting, matrixFrom } from './layout-history';

type LayoutChanged = Extract<GardenEvent, { type: 'LayoutChanged' }>['data'];

const sentences: Record<Exclude<LayoutChangeProblem, 'not-there'>, string> = {
  'id-in-use': 'is already the id of another planting',
  'no-bed': 'the ground of a bed can be changed once in an act',
  size: 'must be 1 to 50 whole feet wide and high',
  outside: 'reaches outside the garden',
  'not-plantable': 'covers ground that is not plantable',
  occupied: 'overlaps another plant',
};

/**
 * Makes the changes of one act, all or none (EDT-2). A page that shows an older version is told what changed since; a
 * change that cannot be is named by its index. What changes nothing stores nothing.
 */
export function changeLayout(garden: ExistingGarden, command: ChangeLayout): GardenDecision {
  if (command.expectedVersion !== garden.layout.version)
    return refuse(conflictWith(garden, command.expectedVersion));
  const read = readChanges(garden, command);
  if ('ok' in read) return read;
  const made = changed(layoutOf(garden), read.changes);
  if (!made.ok) return refuse(refusalFor({ ...made, index: read.at[made.index] ?? made.index }, command));
  const settled = withSettings(garden, command);
  const before = [...harvestsOf(garden, command), ...savedWith(garden, settled)];
  const act = actOf(settled, made.layout, made.ends, command);
  const isNothing =
    !act.bed && [act.ended, act.added, act.restored, act.changed].every((part) => part.length === 0);
  if (isNothing) return accept(...before);
  return accept(...before, { type: 'LayoutChanged', schemaVersion: 1, data: act });
}

/** What is told to a page that shows an older version, so that it can go on from today's. */
function conflictWith({ saved, plants, layout }: ExistingGarden, since: number): Refusal {
  const current: LayoutSince = {
    version: layout.version,
    matrix: layout.shapedAt > since ? saved.matrix : null,
    settings: settingsOf(saved),
    plants: plants.filter(({ id }) => (layout.changedAt.get(id) ?? 0) > since).map(spotOf),
    ended: [...endedOf(layout)]
      .filter(([, { version }]) => version > since)
      .map(([id, { how, day }]) => ({ id, how, day })),
  };
  const message = 'This garden was changed elsewhere meanwhile';
  return { code: 'conflict', field: 'expectedVersion', message, current };
}

const spotOf = (plant: PlacedPlant): LayoutSince['plants'][number] => {
  const { plantName: _, ...spot } = plant;
  return spot;
};

const layoutOf = ({ saved, plants, layout }: ExistingGarden): Layout<PlacedPlant> => ({
  matrix: matrixFrom(saved.matrix),
  standing: new Map(plants.map((plant) => [plant.id, plant])),
  ended: new Map([...endedOf(layout)].map(([id, { plant }]) => [id, plant])),
});

/** The changes in the words of the domain, and where each stands in the act; the refusal of one that names a day or a kind that cannot be. */
function readChanges(
  garden: ExistingGarden,
  { changes, plants, today }: ChangeLayout,
): ReadChanges | GardenDecision {
  const read: LayoutChange<PlacedPlant>[] = [];
  const at: number[] = [];
  for (const [index, change] of changes.entries()) {
    if (change.type === 'settings') continue;
    at.push(index);
    if (change.type === 'place') {
      const kind = plants({ name: '', plantId: change.plantId });
      if (!kind) return invalid(`changes.${index}.plantId`, `${change.plantId} is not a known plant`);
      const { id, x, y, width, height, plantsPerSquare = null } = change;
      const color = (change.color ?? kind.accent_color).toLowerCase();
      const plantName = kind.plant_name;
      const placed = { id, plantId: kind.id, plantName, x, y, width, height, color, plantsPerSquare };
      read.push({ type: 'place', planting: placed });
    } else if (change.type === 'end') {
      if (!isWateringDay(change.day, today))
        return invalid(`changes.${index}.day`, 'must be today or a date in the past year');
      if (change.harvest && !garden.plants.some(({ id }) => id === change.id))
        return refuse(plantNotFound(`changes.${index}.id`));
      read.push({ ...change, cause: change.cause?.trim() || null });
    } else if (change.type === 'recolor') read.push({ ...change, color: change.color.toLowerCase() });
    else if (change.type === 'reshape') {
      const { turns, shiftX: x, shiftY: y } = change;
      read.push({ type: 'reshape', turns, shift: { x, y }, matrix: matrixFrom(change.matrix) });
    } else read.push(change);
  }
  return { changes: read, at };
}

interface ReadChanges {
  readonly changes: readonly LayoutChange<PlacedPlant>[];
  readonly at: readonly number[];
}

function refusalFor({ index, problem, id }: RefusedChange, { changes }: ChangeLayout): Refusal {
  if (problem === 'not-there') return plantNotFound(`changes.${index}.id`);
  const change = changes[index];
  const part = change?.type === 'reshape' ? 'matrix' : problem === 'id-in-use' ? 'id' : FIELD_OF[problem];
  const field = `changes.${index}${part === undefined ? '' : `.${part}`}`;
  const current = id === undefined ? {} : { current: { id } };
  // What stands in the way of a good request is a conflict; a footprint that can stand nowhere is not.
  const code = problem === 'size' || problem === 'no-bed' ? 'invalid' : 'conflict';
  return { code, field, message: `${field}: ${sentences[problem]}`, ...current };
}

const FIELD_OF: Partial<Record<LayoutChangeProblem, string>> = { size: 'width' };

/** The harvests that an act logs, as if each had been logged by itself. */
function harvestsOf({ saved }: ExistingGarden, { changes }: ChangeLayout): GardenEvent[] {
  return changes.flatMap((change): GardenEvent[] => {
    if (change.type !== 'end' || !change.harvest) return [];
    const { value, unit, notes, time } = change.harvest;
    const data = {
      gardenId: saved.gardenId,
      subject: 'plant' as const,
      subjectId: change.id,
      action: 'harvested' as const,
      value: value ?? null,
      unit: unit ?? null,
      oldStatus: null,
      newStatus: null,
      notes: gardenEventNotes(change.day, time ?? '', notes ?? ''),
    };
    return [{ type: 'GardenEventRecorded', schemaVersion: 2, data }];
  });
}

/** What an act has changed, from what stood before and what stands after it. */
function actOf(
  garden: ExistingGarden,
  after: Layout<PlacedPlant>,
  ends: Extract<ReturnType<typeof changed<PlacedPlant>>, { ok: true }>['ends'],
  { changes }: ChangeLayout,
): LayoutChanged {
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
    const end = ends.get(id);
    if (!end || after.standing.has(id)) continue;
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
    if (!ended) act.added.push(plant);
    else
      act.restored.push({
        ...plant,
        plantedDate: ended.growing?.plantedDate ?? null,
        expectedHarvestDate: ended.growing?.expectedHarvestDate ?? null,
        healthRating: ended.growing?.healthRating ?? null,
        lastWatered: ended.growing?.lastWatered ?? null,
      });
  }
  return act;
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
