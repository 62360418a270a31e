/**
 * What is known of the weather at one place. Everything that Planted says about when rests on it, in the browser and on
 * the server. Made from stations, from places of the world, or from a gardener's own dates (see `basis`).
 */

/** A day of a year of 365 days, 1 (January 1) to 365; February 29 has the number of February 28. */
export type YearDay = number;

/**
 * How often frost (air at or below 0 °C) comes: in most winters, in too few to give dates, never, or in every month so
 * that no season is free of it.
 */
export type FrostClass = 'yearly' | 'rare' | 'never' | 'every-month';

/**
 * Three days between which frost ends in spring or begins in fall, by the share of years. For the last frost, `p10` is
 * the latest of the three: one year in ten has frost after it. For the first frost, `p10` is the earliest: one year in
 * ten has had frost by it. Days wrap round the new year, also within the three.
 */
export interface FrostDays {
  p90: YearDay;
  p50: YearDay;
  p10: YearDay;
}

/** A record that the dates rest on: a weather station, or a listed place of the world. */
export interface ClimateSource {
  /** Null for a station, whose name is not published with its dates. */
  name: string | null;
  /** Kilometers from the place. */
  distance: number;
  /** Meters above the sea; null where unknown. */
  elevation: number | null;
  /** Days of the record itself, at 50%; null where frost does not come each year. */
  lastFrost: YearDay | null;
  firstFrost: YearDay | null;
}

/**
 * What the frost days rest on: stations near the place, places of the world near it (then they are estimated from
 * monthly means, and are shown so), or the gardener's own two dates.
 */
export type ClimateBasis = 'stations' | 'places' | 'own';

/** How far the figures may be off, said beside them: 'weak' by three weeks or more. */
export type ClimateQuality = 'good' | 'fair' | 'weak';

/** Twelve figures, January to December. */
export type ByMonth = readonly number[];

export interface Climate {
  /** Degrees, rounded to 0.1. Null when only the gardener's own dates are known. */
  latitude: number | null;
  hemisphere: 'north' | 'south';
  frost: FrostClass;
  /** Null unless frost is yearly, and where no record is near enough to tell: then `quality` is 'weak'. */
  lastFrost: FrostDays | null;
  firstFrost: FrostDays | null;
  /** Share of winters with frost, 0 to 1; 1 where it is yearly and not known better. */
  frostShare: number;
  /** Mean daily minimum and maximum, °C; null when only the gardener's own dates are known. */
  minimum: ByMonth | null;
  maximum: ByMonth | null;
  basis: ClimateBasis;
  quality: ClimateQuality;
  /** Years of the records, as '1981–2010'; null for the gardener's own dates. */
  period: string | null;
  /** Which of the three days are estimated instead of published. */
  estimated: readonly (keyof FrostDays)[];
  /** Nearest first; empty for the gardener's own dates. */
  sources: readonly ClimateSource[];
}
