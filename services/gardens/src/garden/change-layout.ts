import type { GardenEvent, LayoutSince, PlacedPlant, Refusal } from '@planted/contracts';
import { accept, refuse } from '@planted/event-sourcing';
import {
  type CalendarDay,
  type ChangedLayout,
  changeLayout as changed,
  gardenEventNotes,
  isIntoGround,
  type SeasonPlan,
} from '@planted/garden-domain';
import { savedWith, settingsOf, withSettings } from './change-settings';
import { evolve } from './evolve-garden';
import type { ChangeLayout } from './garden-command';
import type { GardenDecision } from './garden-decision';
import type { ExistingGarden, GardenState } from './garden-state';
import { rotationActOf } from './ignore-rotation';
import { layoutActOf } from './layout-act';
import { layoutOf, plannedIn, spotOf } from './garden-layout';
import { endedOf } from './layout-history';
import { readChanges, refusalFor } from './read-layout-changes';
import { factsAgainst } from './interplanted';
import { seasonActOf } from './season-act';
import { updatePlantingDates } from './update-planting-dates';

/**
 * Makes the changes of one act, all or none (EDT-2). A page that shows an older version is told what changed since; a
 * change that cannot be is named by its index. What changes nothing stores nothing.
 */
export function changeLayout(garden: ExistingGarden, command: ChangeLayout): GardenDecision {
  if (command.expectedVersion !== garden.layout.version)
    return refuse(conflictWith(garden, command.expectedVersion));
  const read = readChanges(garden, command);
  if ('ok' in read) return read;
  const layout = layoutOf(garden);
  const made = changed(layout, read.changes);
  if (!made.ok) return refuse(refusalFor({ ...made, index: read.at[made.index] ?? made.index }, command));
  const unfit = factsAgainst(made, command);
  if (unfit) return refuse(unfit);
  const settled = withSettings(garden, command);
  const before = [...harvestsOf(garden, command), ...savedWith(garden, settled)];
  const events: GardenEvent[] = [...before, ...layoutEventsOf(settled, layout.season, made, command)];
  const { standing, season } = made.layout;
  const rotation = rotationActOf(garden, command, (id) => standing.has(id) || season.coming.has(id));
  if ('ok' in rotation) return rotation;
  events.push(...rotation);
  const dated = plantingDatesOf(afterAll(garden, events), layout.season.planted, made, command);
  return dated.ok ? accept(...events, ...dated.events) : dated;
}

/** What an act stores of what stands and is to come, from what was made of the layout. */
export function layoutEventsOf(
  garden: ExistingGarden,
  before: SeasonPlan<PlacedPlant>,
  made: ChangedLayout<PlacedPlant>,
  command: Pick<ChangeLayout, 'changes' | 'today'>,
): GardenEvent[] {
  const act = layoutActOf(garden, made.layout, made.ends, command);
  const planned = seasonActOf(garden, before, made);
  const events: GardenEvent[] = [];
  // One act is one version, which its last event leads to: who reads in between is told of both.
  const version = garden.layout.version + (act ? 0 : 1);
  if (planned) events.push({ type: 'SeasonPlanned', schemaVersion: 2, data: { ...planned, version } });
  if (act) events.push({ type: 'LayoutChanged', schemaVersion: 1, data: act });
  return events;
}

const afterAll = (garden: ExistingGarden, events: readonly GardenEvent[]): ExistingGarden => {
  const state = events.reduce<GardenState>(evolve, garden);
  return state.exists ? state : garden;
};

/** Who is put into the ground gets its planting date as by 'Set Planting Dates'. */
function plantingDatesOf(
  garden: ExistingGarden,
  before: ReadonlyMap<string, CalendarDay>,
  { layout: { standing, season } }: ChangedLayout<PlacedPlant>,
  { actorId, gardenId, changes, plants, today }: ChangeLayout,
): GardenDecision {
  const dates = [...season.planted].flatMap(([id, plantedDate]) => {
    if (!standing.has(id) || before.get(id) === plantedDate) return [];
    const at = changes.findLastIndex(
      (change) => change.type === 'do-step' && change.id === id && isIntoGround(change.step),
    );
    return [{ id, plantedDate, field: `changes.${at}.id`, dateField: `changes.${at}.day` }];
  });
  return updatePlantingDates(garden, {
    type: 'UpdatePlantingDates',
    actorId,
    gardenId,
    dates,
    plants,
    today,
  });
}

/** What is told to a page that shows an older version, so that it can go on from today's. */
function conflictWith(garden: ExistingGarden, since: number): Refusal {
  const { saved, plants, layout } = garden;
  const current: LayoutSince = {
    version: layout.version,
    matrix: layout.shapedAt > since ? saved.matrix : null,
    settings: settingsOf(saved),
    plants: plants.filter(({ id }) => (layout.changedAt.get(id) ?? 0) > since).map(spotOf),
    ended: [...endedOf(layout)]
      .filter(([, { version }]) => version > since)
      .map(([id, { how, day }]) => ({ id, how, day })),
    ...plannedIn(garden),
  };
  const message = 'This garden was changed elsewhere meanwhile';
  return { code: 'conflict', field: 'expectedVersion', message, current };
}

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
