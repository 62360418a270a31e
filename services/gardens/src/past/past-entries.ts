import type { PastEntry } from '@planted/contracts';
import { wordsOfGardenEventNotes } from '@planted/garden-domain';
import type { GardenEntries, GardenEntry } from '../garden/garden-entries';

/** What was logged of single plantings, as it counts now, by day. Waterings are not told: they are too many. */
export const pastEntriesOf = ({ byId }: GardenEntries): PastEntry[] =>
  [...byId.values()]
    .filter(({ isWithdrawn, action }) => !isWithdrawn && action !== 'watered')
    .toSorted((a, b) =>
      a.place.day === b.place.day ? a.order - b.order : a.place.day < b.place.day ? -1 : 1,
    )
    .flatMap(ofPlantings);

const ofPlantings = ({ action, place, ratings, value, unit, notes }: GardenEntry): PastEntry[] =>
  (place.plantIds ?? []).map((plantingId) => ({
    ...{ plantingId, day: place.day, action, value, unit },
    words: notes === null ? '' : wordsOfGardenEventNotes(notes),
    healthRating: ratings.get(plantingId) ?? null,
  }));
