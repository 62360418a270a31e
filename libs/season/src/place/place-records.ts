import type { UsPlacesFile, WorldPlace } from './climate-files';
import { foldName } from './fold-name';
import { regionName, stateName } from './region-names';
import type { Point } from './place';

/** A town of the lists, as it is searched for. */
export interface Town extends Point {
  /** 'US/WI/Madison', 'GB/Oxford': unique, and never changes. */
  readonly key: string;
  readonly name: string;
  readonly country: string;
  /** State or country. */
  readonly region: string;
  readonly foldedRegion: string;
  readonly elevation: number | null;
  /** 4 × log10 of its people, rounded; 0 where unknown. */
  readonly size: number;
  /** Its name and other spellings, folded, with each as it is written. */
  readonly spellings: readonly { readonly folded: string; readonly written: string }[];
  /** Its climate; null in the USA, where stations tell. */
  readonly record: WorldPlace | null;
}

/** The listed places, ready to be searched. */
export interface PlaceRecords {
  readonly towns: readonly Town[];
  readonly byKey: ReadonlyMap<string, Town>;
  /** By the first three digits of a ZIP code. */
  readonly zips: ReadonlyMap<string, Point>;
}

/** Reads `places-us.json` and `places-world.json`. */
export function readPlaceRecords(us: UsPlacesFile, world: readonly WorldPlace[]): PlaceRecords {
  const towns = [...usTowns(us), ...world.map(worldTown)];
  const zips = Object.entries(us.zip3).map(
    ([digits, [latitude = Number.NaN, longitude = Number.NaN]]) => [digits, { latitude, longitude }] as const,
  );
  return { towns, byKey: new Map(towns.map((town) => [town.key, town])), zips: new Map(zips) };
}

/** In which the sizes of US towns are written. */
const SIZE_BASE = 36;

const usTowns = ({ places, sizes }: UsPlacesFile): Town[] =>
  Object.entries(places).flatMap(([state, rows]) =>
    rows.map(([name, latitude, longitude, elevation], at) => ({
      key: `US/${state}/${name}`,
      name: String(name),
      country: 'US',
      ...inRegion(stateName(state)),
      latitude: Number(latitude),
      longitude: Number(longitude),
      elevation: elevation === undefined ? null : Number(elevation),
      size: Number.parseInt(sizes[state]?.[at] ?? '0', SIZE_BASE),
      spellings: [spelling(String(name))],
      record: null,
    })),
  );

const worldTown = (record: WorldPlace): Town => ({
  key: `${record.country}/${record.name}`,
  name: record.name,
  country: record.country,
  ...inRegion(regionName(record.country)),
  latitude: record.lat,
  longitude: record.lon,
  elevation: record.elevation_m,
  size: record.size,
  spellings: [record.name, ...record.also].map(spelling),
  record,
});

const inRegion = (region: string) => ({ region, foldedRegion: foldName(region) });

const spelling = (written: string) => ({ folded: foldName(written), written });
