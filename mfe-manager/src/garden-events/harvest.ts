import type { GardenPlant, LayoutChangeRequest } from '@planted/contracts';
import { squaresWords } from '../gardens/planted-garden';
import { type EventToSend, harvestOf } from './event-form';

const isReady = ({ plant_status }: GardenPlant): boolean =>
  plant_status === 'harvestable' || plant_status === 'Harvest';

/**
 * The plants whose squares a harvest can clear: of a kind that is harvested once, all that are ready for it; before that,
 * what was planted on the same day. None for the whole garden, and for what is not in the ground.
 */
export function plantsToClear(
  { type, subject }: { readonly type: string; readonly subject: string },
  plants: readonly GardenPlant[],
): readonly GardenPlant[] {
  const picked = plants.find(({ id }) => id === subject);
  if (type !== 'harvested' || !picked?.plant.single_harvest || picked.planted_date === null) return [];
  return plants.filter(
    (entry) =>
      entry.plant.id === picked.plant.id &&
      (isReady(picked) ? isReady(entry) : entry.planted_date === picked.planted_date),
  );
}

/** The changes of the act that logs a harvest and clears the squares under it. */
export const clearingOf = (event: EventToSend, plants: readonly GardenPlant[]): LayoutChangeRequest[] =>
  plants.map(({ id }) => ({
    ...{ type: 'end', id, how: 'harvested', cause: null, day: event.date },
    ...(id === event.subject && {
      harvest: { ...harvestOf(event), time: event.time.slice(0, 'HH:mm'.length), notes: event.notes },
    }),
  }));

/** '3 squares are free'. */
export const freeSquares = (squares: number): string =>
  `${squaresWords(squares)} ${squares === 1 ? 'is' : 'are'} free`;

/** '11 oz · 3 squares are free'. @param then what became of the squares */
export function harvestWords(event: EventToSend, then: string): string {
  const { value, unit } = harvestOf(event);
  const amount = value !== null && [value, unit].filter((part) => part !== null).join(' ');
  return [amount, then].filter(Boolean).join(' · ');
}
