/** The files of @planted/climate-data as they are written; its README has their sources and what the fields mean. */

/** `places-us.json`: towns by state, and the middle of each group of ZIP codes by its first three digits. */
export interface UsPlacesFile {
  /** By state a character for each town in its order: a digit to base 36, 4 × log10 of its people. */
  readonly sizes: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, readonly (readonly (string | number)[])[]>>;
  readonly zip3: Readonly<Record<string, readonly number[]>>;
}

/** Days of a year of 365 days. */
interface WorldFrost {
  readonly p50: number;
  readonly p10: number;
}

/** A record of `places-world.json`. */
export interface WorldPlace {
  readonly name: string;
  /** Other spellings. */
  readonly also: readonly string[];
  /** Two letters, ISO 3166. */
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly elevation_m: number | null;
  /** 4 × log10 of its people, rounded; 0 where unknown. */
  readonly size: number;
  readonly monthly_min_c: readonly number[];
  readonly monthly_max_c: readonly number[];
  readonly last_frost: WorldFrost | null;
  readonly first_frost: WorldFrost | null;
  /** A FrostClass. */
  readonly frost: string;
  readonly frost_years_pct: number;
  readonly basis: string;
  /** A ClimateQuality. */
  readonly quality: string;
}

/** `frost-us-compact.json`: stations as columns; positions as differences, see its own `encoding`. */
export interface UsFrostFile {
  readonly n: number;
  readonly dlat: readonly number[];
  readonly dlon: readonly number[];
  readonly elev10: readonly number[];
  readonly l50: readonly number[];
  readonly dl: readonly number[];
  readonly f50: readonly number[];
  readonly df: readonly number[];
}

/** `temps-us.json`: stations as [state, latitude, longitude, elevation, twelve minima, twelve maxima]. */
export interface UsTemperaturesFile {
  readonly stations: readonly (readonly (string | number | readonly number[])[])[];
}
