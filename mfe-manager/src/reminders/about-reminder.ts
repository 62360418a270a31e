import type { Reminder } from '@planted/contracts';
import { nameOfGarden } from '../gardens/planted-garden';

/** Names what a reminder is about: 'Carrot in Kitchen Bed', 'Kitchen Bed', or nothing where it stands no more. */
export function aboutReminder({ garden_name, plant_name }: Reminder): string | undefined {
  if (garden_name === null) return undefined;
  const garden = nameOfGarden(garden_name);
  return plant_name === null ? garden : `${plant_name} in ${garden}`;
}
