import type { PlantingDates } from '@planted/api-client';
import type { GardenPlant, Plant } from '@planted/contracts';
import { type CalendarDay, expectedHarvest, isPlantingDay } from '@planted/garden-domain';
import { z } from 'zod';

/** Chosen dates by the garden plant's id. Plants without one are not in it. */
export type ChosenDates = ReadonlyMap<string, CalendarDay>;

/** As a date field writes it: a year may be mistyped, and have more than four digits. */
const persistedDates = z.map(z.string(), z.string().regex(/^\d{4,6}-\d\d-\d\d$/));

/** What the browser kept of chosen dates. */
export const parsePersistedDates = (value: unknown): ChosenDates => persistedDates.parse(value);

/** The plants of one kind that have no planting date. */
export interface UnplantedKind {
  readonly plant: Plant;
  readonly entries: readonly GardenPlant[];
}

/** The plants without a planting date, kind by kind in the order of the garden. */
export function unplantedKinds(plants: readonly GardenPlant[]): UnplantedKind[] {
  const kinds = new Map<string, { plant: Plant; entries: GardenPlant[] }>();
  for (const entry of plants) {
    if (entry.planted_date !== null) continue;
    const kind = kinds.get(entry.plant.id);
    if (kind) kind.entries.push(entry);
    else kinds.set(entry.plant.id, { plant: entry.plant, entries: [entry] });
  }
  return [...kinds.values()];
}

/** Gives these plants one date; an empty one takes theirs away. */
export function withDate(chosen: ChosenDates, plants: readonly GardenPlant[], date: string): ChosenDates {
  const next = new Map(chosen);
  for (const { id } of plants) {
    if (date === '') next.delete(id);
    else next.set(id, date);
  }
  return next;
}

/** The dates of these plants only. */
export const datesOf = (chosen: ChosenDates, plants: readonly GardenPlant[]): ChosenDates =>
  new Map(
    plants.flatMap(({ id }) => {
      const date = chosen.get(id);
      return date === undefined ? [] : [[id, date]];
    }),
  );

/** The date that all of these plants have; empty when they differ. */
export function commonDate(chosen: ChosenDates, plants: readonly GardenPlant[]): string {
  const [first = '', ...others] = new Set(plants.map(({ id }) => chosen.get(id) ?? ''));
  return others.length === 0 ? first : '';
}

/** Whether one of these plants was given a day that is no planting date: a year that was mistyped. */
export const hasSlip = (chosen: ChosenDates, plants: readonly GardenPlant[], today: CalendarDay): boolean =>
  plants.some(({ id }) => {
    const date = chosen.get(id);
    return date !== undefined && !isPlantingDay(date, today);
  });

/** What is saved: the plants with a date; those without are left out (3 §5). */
export const plantingDatesOf = (chosen: ChosenDates, plants: readonly GardenPlant[]): PlantingDates =>
  plants.flatMap(({ id, plant, planted_date }) => {
    const date = chosen.get(id);
    if (date === undefined || planted_date !== null) return [];
    return [
      {
        plant_id: id,
        planted_date: date,
        expected_harvest_date: expectedHarvest(date, plant.days_to_maturity),
      },
    ];
  });
