import type { GardenEvent, PlantCell } from '@planted/contracts';
import type { SavedGarden } from './garden-state';
import type { PlantLookup } from './plant-lookup';

/** Saves the garden under its id: the first time, or with changed settings or shape. */
export interface SaveGarden {
  readonly type: 'SaveGarden';
  readonly actorId: string;
  readonly garden: Omit<SavedGarden, 'ownerId'>;
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
export interface RecordGardenEvent {
  readonly type: 'RecordGardenEvent';
  readonly actorId: string;
  readonly happened: Extract<GardenEvent, { type: 'GardenEventRecorded' }>['data'];
}

export type GardenCommand = SaveGarden | SavePlants | RecordGardenEvent;
