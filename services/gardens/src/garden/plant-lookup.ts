import type { Plant, PlantCell } from '@planted/contracts';
import { type InterplantingFacts, isOwnKindId } from '@planted/garden-domain';

/** What a garden needs to know of a kind of plant. */
export type KnownPlant = Pick<Plant, keyof InterplantingFacts | 'accent_color'>;

/** The plant that a cell means, or undefined when the catalogue has no such plant. */
export type PlantLookup = (cell: Pick<PlantCell, 'name' | 'plantId'>) => KnownPlant | undefined;

/** Finds by id; a cell without an id by its exact, case-sensitive name. */
export function plantLookup(plants: readonly KnownPlant[]): PlantLookup {
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  const byName = new Map(
    plants.filter(({ id }) => !isOwnKindId(id)).map((plant) => [plant.plant_name, plant]),
  );
  return (cell) => (cell.plantId === undefined ? byName.get(cell.name) : byId.get(cell.plantId));
}
