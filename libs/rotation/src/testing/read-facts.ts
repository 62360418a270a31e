import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RotationFacts, RotationKind } from '../rotation-facts';

interface PlantRecord {
  readonly id: string;
  readonly plant_name: string;
  readonly plant_type: string;
  readonly lifecycle: string;
}

/** The rules and kinds as they are shipped, with the names of kinds; `root` is the repository's. */
export function readFacts(root: string): {
  readonly facts: RotationFacts;
  readonly kinds: ReadonlyMap<string, RotationKind>;
  readonly names: ReadonlyMap<string, string>;
} {
  const data = join(root, 'libs', 'catalogue-data', 'data');
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(data, file), 'utf8'));
  const families = new Map(
    read<{ id: string; family: string }[]>('spacing.json').map(({ id, family }) => [id, family]),
  );
  const plants = read<PlantRecord[]>('plants.json');
  const kinds = plants.map(({ id, plant_type, lifecycle }): [string, RotationKind] => [
    id,
    {
      id,
      family: families.get(id) ?? '',
      isAnnual: lifecycle !== 'perennial',
      isFlower: plant_type === 'flower',
      isHousePlant: plant_type === 'house plant',
    },
  ]);
  return {
    facts: read<RotationFacts>('rotation.json'),
    kinds: new Map(kinds),
    names: new Map(plants.map(({ id, plant_name }) => [id, plant_name])),
  };
}
