import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Climate } from '../climate/climate';
import { type CropFacts, cropFacts, type PlantRecord } from '../facts/crop-facts';
import type { SeasonFact } from '../facts/season-fact';

const read = <T>(...path: readonly string[]): T => JSON.parse(readFileSync(join(...path), 'utf8'));

/** The kinds of the catalog as they are shipped, and the twelve reference places. */
export function readCatalog(root: string): {
  crops: { name: string; crop: CropFacts }[];
  places: Readonly<Record<string, Climate>>;
} {
  const data = join(root, 'libs', 'catalogue-data', 'data');
  const facts = new Map(read<SeasonFact[]>(data, 'season.json').map((fact) => [fact.id, fact]));
  const crops = read<(PlantRecord & { plant_name: string })[]>(data, 'plants.json').map((plant) => {
    const fact = facts.get(plant.id);
    if (!fact) throw new Error(`season.json has no ${plant.id}`);
    return { name: plant.plant_name, crop: cropFacts(plant, fact) };
  });
  return { crops, places: read(root, 'libs', 'season', 'src', 'testing', 'reference-places.json') };
}
