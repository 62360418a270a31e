import { type OwnKind, ownAsPlant, type Plant, type Variety } from '@planted/contracts';
import { kindIdOf } from '@planted/garden-domain';

const OVERRIDABLE = [
  'days_to_maturity',
  'planting_width',
  'planting_height',
  'plants_per_square_foot',
  'mature_height',
] as const;

/** A gardener's own varieties in the shape of the catalog's, so that they are chosen and found as these are. */
export function ownVarieties(own: readonly OwnKind[], plants: readonly Plant[]): Variety[] {
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  return own.flatMap((kind) => {
    const plant = byId.get(kindIdOf(kind.id));
    if (!plant || kind.isPlant) return [];
    const row = ownAsPlant(plant, kind);
    const overrides = Object.fromEntries(
      OVERRIDABLE.filter((field) => row[field] !== plant[field]).map((field) => [field, row[field]]),
    );
    return [
      {
        ...{ id: kind.id, plant_id: plant.id, name: kind.name, also: [], origin_note: 'mine', overrides },
        ...{ habit: null, resistances: [], season_note: null, sources: [] },
        short_description: plant.short_description ?? '',
        accent: kind.facts.accent_color ?? null,
      },
    ];
  });
}

/** A gardener's own plants, as rows of the plant table. */
export function ownPlants(own: readonly OwnKind[], plants: readonly Plant[]): Plant[] {
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  return own.flatMap((kind) => {
    const plant = kind.isPlant ? byId.get(kindIdOf(kind.id)) : undefined;
    return plant ? [ownAsPlant(plant, kind)] : [];
  });
}
