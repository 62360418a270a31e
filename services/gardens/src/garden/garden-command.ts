import type { GardenEvent, LayoutChangeRequest, PlantCell } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';
import type { SavedGarden } from './garden-state';
import type { PlantLookup } from './plant-lookup';

/** Saves the garden under its id: the first time, or with changed settings or shape. */
export interface SaveGarden {
  readonly type: 'SaveGarden';
  readonly actorId: string;
  readonly garden: Omit<SavedGarden, 'ownerId'>;
  /** Whether a late repeat of this save is known by its command id; pages of earlier releases do not name theirs. */
  readonly isNamed: boolean;
}

/** Replaces the plants of a garden by those of a plant map. */
export interface SavePlants {
  readonly type: 'SavePlants';
  readonly actorId: string;
  readonly gardenId: string;
  /** Columns of the plant map, in feet. */
  readonly gardenWidth: number;
  /** Row-major, null where nothing stands. */
  readonly plantMap: readonly (PlantCell | null)[];
  readonly plants: PlantLookup;
  /** The id of a plant that is new at this cell; the same cell of the same command gives the same id. */
  readonly newPlantId: (cell: number) => string;
}

/** Logs what happened in a garden or to one of its plants. */
export interface AddGardenEvent {
  readonly type: 'AddGardenEvent';
  readonly actorId: string;
  readonly happened: Extract<GardenEvent, { type: 'GardenEventRecorded' }>['data'];
}

/** One entry of a list that names garden plants. */
export interface PlantEntry {
  /** Where its id stands in the request, such as 'plantingDates.0.plant_id'; a refusal names it. */
  readonly field: string;
  /** The garden plant's own id. */
  readonly id: string;
}

/** Gives plants of a garden their planting dates. */
export interface UpdatePlantingDates {
  readonly type: 'UpdatePlantingDates';
  readonly actorId: string;
  readonly gardenId: string;
  readonly dates: readonly (PlantEntry & {
    readonly plantedDate: CalendarDay;
    /** Where the date stands in the request. */
    readonly dateField: string;
  })[];
  readonly plants: PlantLookup;
  readonly today: CalendarDay;
}

/** Says how healthy plants of a garden are, 0 to 10. */
export interface UpdatePlantHealthRating {
  readonly type: 'UpdatePlantHealthRating';
  readonly actorId: string;
  readonly gardenId: string;
  readonly ratings: readonly (PlantEntry & { readonly healthRating: number })[];
}

/** Waters all plants of a garden that are in the ground on that day. */
export interface WaterAllPlants {
  readonly type: 'WaterAllPlants';
  readonly actorId: string;
  readonly gardenId: string;
  readonly wateredDate: CalendarDay;
  /** 'HH:mm' on the gardener's clock; null where nobody said. */
  readonly time: string | null;
  readonly today: CalendarDay;
}

/** Takes plants out of a garden. */
export interface RemovePlants {
  readonly type: 'RemovePlants';
  readonly actorId: string;
  readonly gardenId: string;
  readonly plants: readonly PlantEntry[];
}

/** Makes the named changes of one act in a garden's layout. */
export interface ChangeLayout {
  readonly type: 'ChangeLayout';
  readonly actorId: string;
  readonly gardenId: string;
  /** The layout's version that the page shows. */
  readonly expectedVersion: number;
  readonly changes: readonly LayoutChangeRequest[];
  readonly plants: PlantLookup;
  readonly today: CalendarDay;
}

/** What each change of an entry names. */
interface EntryChange {
  readonly actorId: string;
  readonly gardenId: string;
  /** The event that recorded the entry. */
  readonly eventId: string;
  /** The revision that its page shows. */
  readonly revision: number;
}

/** Corrects an event, a watering or a rating; what is undefined stays. */
export interface CorrectGardenEvent extends EntryChange {
  readonly type: 'CorrectGardenEvent';
  readonly day: CalendarDay | undefined;
  /** The garden, or a garden plant. */
  readonly subjectId: string | undefined;
  readonly value: string | number | null | undefined;
  readonly unit: string | null | undefined;
  readonly notes: string | undefined;
  readonly healthRating: number | undefined;
  readonly today: CalendarDay;
}

/** Takes an entry back. */
interface WithdrawGardenEvent extends EntryChange {
  readonly type: 'WithdrawGardenEvent';
}

/** Brings an entry back that was taken back. */
interface RestoreGardenEvent extends EntryChange {
  readonly type: 'RestoreGardenEvent';
}

export type ChangeGardenEvent = CorrectGardenEvent | WithdrawGardenEvent | RestoreGardenEvent;

export type GardenCommand =
  | SaveGarden
  | SavePlants
  | AddGardenEvent
  | UpdatePlantingDates
  | UpdatePlantHealthRating
  | WaterAllPlants
  | RemovePlants
  | ChangeLayout
  | ChangeGardenEvent;
