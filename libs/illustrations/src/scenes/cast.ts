import { plantFacts } from '@planted/catalogue-data';
import type { DrawablePlant } from '../plant';

const PLANTS = new Map<string, DrawablePlant>(plantFacts.map((plant) => [plant.id, plant]));

/** A plant of the catalogue that a picture shows; the catalogue has every plant that a picture names. */
export function castMember(id: string): DrawablePlant {
  const plant = PLANTS.get(id);
  if (plant === undefined) throw new Error(`A picture shows ${id}, which is not in the catalogue.`);
  return plant;
}
