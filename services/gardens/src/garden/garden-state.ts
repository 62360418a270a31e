import type { GardenEvent, PlacedPlant } from '@planted/contracts';
import type { BedChange, CalendarDay, Matrix, PlantingEnd } from '@planted/garden-domain';

export type SavedGarden = Extract<GardenEvent, { type: 'GardenSaved' }>['data'];

/** What is known of a plant since it has a planting date. */
export interface Growing {
  readonly plantedDate: CalendarDay;
  readonly expectedHarvestDate: CalendarDay;
  /** 0 to 10. */
  readonly healthRating: number;
  /** null until the garden was watered with the plant in it. */
  readonly lastWatered: CalendarDay | null;
}

/** A planting that stands no more: where it would stand today, and all that comes back with it. */
export interface EndedPlanting {
  readonly plant: PlacedPlant;
  /** null for one that was only planned. */
  readonly growing: Growing | null;
  /** null where nobody said: before ends were facts. */
  readonly how: PlantingEnd | null;
  readonly day: CalendarDay | null;
  /** The layout's version that ended it. */
  readonly version: number;
}

/** What is remembered of a garden's layout besides what stands: enough to say what changed since a version. */
export interface LayoutHistory {
  /** Raised by every save of garden or plants, removal and change: dashboard.gardens.layout_version counts the same. */
  readonly version: number;
  /** The version that shaped the bed last. */
  readonly shapedAt: number;
  /** By the id of each planting that stands: the version that changed it last. */
  readonly changedAt: ReadonlyMap<string, number>;
  /** What ended is read from: see `endedOf`. */
  readonly endings: Endings | null;
  /** What is to come, and the days of steps, are read from: see `seasonOf`. */
  readonly plans: Plans | null;
  /** By the id of a planting: why rotation advice is ignored for it. */
  readonly ignored: ReadonlyMap<string, string>;
  /** Whether an act has changed shape or settings: a drawing of before knows nothing of that. */
  readonly isChangedInPlace: boolean;
}

/** What one act ended, brought back or carried along with the ground, after those before: a garden of any age adds at once. */
export interface Endings {
  readonly ended: readonly (readonly [string, EndedPlanting])[];
  /** Ids of those that stand again. */
  readonly back: readonly string[];
  readonly ground: { readonly before: Matrix; readonly change: BedChange } | null;
  readonly before: Endings | null;
}

/** What one act planned, put into the ground or carried along with the ground, after those before: as `Endings`. */
export interface Plans {
  readonly planned: Extract<GardenEvent, { type: 'SeasonPlanned' }>['data'] | null;
  /** Ids of those that came to stand: what was to come is there. */
  readonly stood: readonly string[];
  readonly ground: Endings['ground'];
  readonly before: Plans | null;
}

/** An event of the past, with what the event store says of it; one that was only just decided has neither. */
export type PastEvent = GardenEvent & {
  readonly id?: string;
  readonly metadata?: { readonly time: string; readonly commandId?: string | null };
};

/** What was recorded of care, the newest first: a list to which a garden of any age adds at once. */
export interface Recorded {
  readonly event: PastEvent;
  readonly before: Recorded | null;
}

export interface ExistingGarden {
  readonly exists: true;
  readonly saved: SavedGarden;
  /** What was saved before, oldest first. */
  readonly earlierSaves: readonly SavedGarden[];
  readonly plants: readonly PlacedPlant[];
  /** By the garden plant's id; plants that are only planned have no entry. */
  readonly growing: ReadonlyMap<string, Growing>;
  readonly layout: LayoutHistory;
  /** What entries are read from: see `entriesOf`. */
  readonly recorded: Recorded | null;
}

/** What past events say about one garden: not there yet, or saved with the plants that stand in it. */
export type GardenState = { readonly exists: false } | ExistingGarden;

export const noGarden: GardenState = { exists: false };
