import { type GardenEvent, gardenEventSchemas } from './garden-events';

/** How today's code reads a stored event of each type: its current version, and what its data must be. */
interface GardenEventReading {
  readonly current: number;
  /** @throws ZodError for data of another shape. */
  readonly parse: (data: unknown) => unknown;
}

/** Handed to the event library's upcaster by every service that reads garden events. */
export const gardenEventReadings: Readonly<Record<GardenEvent['type'], GardenEventReading>> = {
  GardenSaved: { current: 1, parse: (data) => gardenEventSchemas.GardenSaved[1].parse(data) },
  LayoutSaved: { current: 1, parse: (data) => gardenEventSchemas.LayoutSaved[1].parse(data) },
  GardenEventRecorded: { current: 1, parse: (data) => gardenEventSchemas.GardenEventRecorded[1].parse(data) },
};
