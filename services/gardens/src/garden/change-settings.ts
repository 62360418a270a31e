import { type GardenEvent, gardenRowOf, type LayoutSince } from '@planted/contracts';
import type { ChangeLayout } from './garden-command';
import type { ExistingGarden, SavedGarden } from './garden-state';

/** The garden with the settings of the act; the very same where it changes none. */
export function withSettings(garden: ExistingGarden, { changes }: ChangeLayout): ExistingGarden {
  const { saved, layout } = garden;
  const settings: Mutable<Settings> = {};
  for (const change of changes) {
    if (change.type !== 'settings') continue;
    if (change.name !== undefined) settings.name = change.name;
    if (change.soil_type !== undefined) settings.soilType = change.soil_type;
    if (change.hardiness_zone !== undefined) settings.hardinessZone = change.hardiness_zone;
    if (change.sunlight !== undefined) settings.sunlight = change.sunlight;
    if (change.maintenance !== undefined) settings.maintenance = change.maintenance;
  }
  const isSame = Object.entries(settings).every(([key, value]) => saved[key as keyof Settings] === value);
  if (isSame) return garden;
  return {
    ...garden,
    saved: { ...saved, ...settings },
    layout: { ...layout, version: layout.version + 1 },
  };
}

type Settings = Partial<
  Pick<SavedGarden, 'name' | 'soilType' | 'hardinessZone' | 'sunlight' | 'maintenance'>
>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Settings are saved as they are when a garden is drawn: each read model knows that event. */
export const savedWith = (garden: ExistingGarden, settled: ExistingGarden): GardenEvent[] =>
  settled === garden ? [] : [{ type: 'GardenSaved', schemaVersion: 3, data: settled.saved }];

/** The settings that a page which is behind is told. */
export const settingsOf = (saved: SavedGarden): LayoutSince['settings'] => {
  const { name, soil_type, hardiness_zone, sunlight, maintenance } = gardenRowOf(saved, '', '');
  return { name, soil_type, hardiness_zone, sunlight, maintenance };
};
