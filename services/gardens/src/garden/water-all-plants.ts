import { accept } from '@planted/event-sourcing';
import { type CalendarDay, isWateringDay } from '@planted/garden-domain';
import type { WaterAllPlants } from './garden-command';
import { type GardenDecision, invalid } from './garden-decision';
import type { ExistingGarden } from './garden-state';

/** The plants that are not planned any more on a day: those whose planting date has come (3 §4). */
export const inTheGround = ({ plants, growing }: ExistingGarden, day: CalendarDay): string[] =>
  plants.map(({ id }) => id).filter((id) => (growing.get(id)?.plantedDate ?? '~') <= day);

/** Nothing when no plant is in the ground, or each was watered on that day or later. */
export function waterAllPlants(garden: ExistingGarden, command: WaterAllPlants): GardenDecision {
  const { gardenId, wateredDate, time, today } = command;
  if (!isWateringDay(wateredDate, today))
    return invalid('wateringDate', 'must be today or a date in the past year');
  const plantIds = inTheGround(garden, wateredDate).filter((id) => {
    const last = garden.growing.get(id)?.lastWatered ?? null;
    // A note may name any day: a watering that is yet to come is none.
    return last === null || last < wateredDate || !isWateringDay(last, today);
  });
  if (plantIds.length === 0) return accept();
  return accept({ type: 'GardenWatered', schemaVersion: 2, data: { gardenId, wateredDate, time, plantIds } });
}
