import { type GardenCare, type GardenEvent, gardenCareOf, type PlacedPlant } from '@planted/contracts';
import { afterLayoutChanged } from './after-layout-changed';
import type { ExistingGarden, GardenState, Growing, PastEvent, SavedGarden } from './garden-state';
import { withIgnored } from './ignore-rotation';
import { afterPlants, newLayout } from './layout-history';
import { afterSeasonPlanned } from './season-history';
import { STORED_COMMAND_NAMES } from './stored-command-names';

/** Applies one event. What is recorded of a garden that was never saved changes nothing. */
export function evolve(state: GardenState, event: PastEvent): GardenState {
  if (event.type === 'GardenSaved') {
    if (!state.exists)
      return {
        exists: true,
        saved: event.data,
        earlierSaves: [],
        plants: [],
        growing: new Map(),
        layout: newLayout,
        recorded: null,
      };
    return savedAgain(state, event.data, isSettingsAct(event));
  }
  if (!state.exists) return state;
  const recorded = OF_ENTRIES.has(event.type) ? { event, before: state.recorded } : state.recorded;
  return { ...after(state, event), recorded };
}

/** What `entriesOf` reads. */
export const OF_ENTRIES: ReadonlySet<GardenEvent['type']> = new Set([
  'GardenEventRecorded',
  'GardenWatered',
  'PlantHealthRated',
  'PlantingDatesSet',
  'GardenEventCorrected',
  'GardenEventWithdrawn',
  'GardenEventRestored',
] as const);

/** Settings that were changed by an act, and not by saving a drawing. */
const isSettingsAct = ({ metadata }: PastEvent): boolean =>
  metadata?.commandId?.startsWith(`${STORED_COMMAND_NAMES.ChangeLayout}:`) === true;

function savedAgain(garden: ExistingGarden, saved: SavedGarden, isOfAct: boolean): ExistingGarden {
  const version = garden.layout.version + 1;
  const shapedAt = saved.matrix === garden.saved.matrix ? garden.layout.shapedAt : version;
  const earlierSaves = [...garden.earlierSaves, garden.saved];
  const isChangedInPlace = garden.layout.isChangedInPlace || isOfAct;
  return {
    ...garden,
    saved,
    earlierSaves,
    layout: { ...garden.layout, version, shapedAt, isChangedInPlace },
  };
}

function after(state: ExistingGarden, event: Exclude<PastEvent, { type: 'GardenSaved' }>): ExistingGarden {
  switch (event.type) {
    case 'LayoutSaved':
      return withPlants(state, event.data.plants);
    case 'PlantsRemoved': {
      const removed = new Set(event.data.plantIds);
      return withPlants(
        state,
        state.plants.filter(({ id }) => !removed.has(id)),
      );
    }
    case 'PlantingDatesSet':
      return withGrowing(
        state,
        event.data.plantings.map(({ id, plantedDate, expectedHarvestDate, healthRating }) => {
          const lastWatered = state.growing.get(id)?.lastWatered ?? null;
          return [id, { plantedDate, expectedHarvestDate, healthRating, lastWatered }];
        }),
      );
    case 'PlantHealthRated':
      return withGrowing(
        state,
        event.data.ratings.flatMap(({ id, healthRating }) => changed(state, id, { healthRating })),
      );
    case 'GardenWatered':
    case 'GardenEventRecorded':
      return cared(state, gardenCareOf(event, event.metadata?.time));
    case 'GardenEventCorrected':
    case 'GardenEventWithdrawn':
    case 'GardenEventRestored':
      return withGrowing(
        state,
        event.data.care.flatMap(({ id, lastWatered, healthRating }) =>
          changed(state, id, { lastWatered, healthRating }),
        ),
      );
    case 'LayoutChanged':
      return afterLayoutChanged(state, event.data);
    case 'SeasonPlanned':
      return afterSeasonPlanned(state, event.data);
    case 'RotationIgnored':
      return withIgnored(state, event.data.plantingId, event.data.because);
    case 'RotationHeeded':
      return withIgnored(state, event.data.plantingId, null);
    case 'GardenPlantingCompleted':
      return state;
    default:
      return event satisfies never;
  }
}

/** A watering waters what it names, or all that is in the ground on its day. */
function cared(garden: ExistingGarden, care: GardenCare | undefined): ExistingGarden {
  const day = care?.day;
  if (care?.kind !== 'watered' || day === undefined) return garden;
  const watered = (care.plantIds ?? [...garden.growing.keys()]).filter((id) => {
    const plant = garden.growing.get(id);
    return plant && plant.plantedDate <= day && (plant.lastWatered ?? '') < day;
  });
  return withGrowing(
    garden,
    watered.flatMap((id) => changed(garden, id, { lastWatered: day })),
  );
}

function withPlants(garden: ExistingGarden, plants: readonly PlacedPlant[]): ExistingGarden {
  const standing = new Set(plants.map(({ id }) => id));
  const growing = new Map([...garden.growing].filter(([id]) => standing.has(id)));
  return { ...garden, plants, growing, layout: afterPlants(garden.layout, garden, plants) };
}

const withGrowing = (
  garden: ExistingGarden,
  entries: readonly (readonly [string, Growing])[],
): ExistingGarden => ({ ...garden, growing: new Map([...garden.growing, ...entries]) });

function changed(
  { growing }: ExistingGarden,
  id: string,
  change: Partial<Growing>,
): (readonly [string, Growing])[] {
  const before = growing.get(id);
  return before ? [[id, { ...before, ...change }]] : [];
}
