/** Where a garden is, as far as Planted wants to know: to 0.1°, some 7 miles. */
export interface Place {
  /** 'Madison'; of coordinates '43.1, −89.4', of a ZIP code 'ZIP 537'. */
  name: string;
  /** The state or country, 'Wisconsin'; null far from every listed town. */
  region: string | null;
  /** Degrees, in steps of 0.1. */
  latitude: number;
  longitude: number;
  /** Meters above the sea; null where unknown. */
  elevation: number | null;
  /**
   * The listed town that was chosen, as 'US/WI/Madison' or 'GB/Oxford': its own record counts, and its own position
   * instead of the rounded one. Null for coordinates and ZIP codes.
   */
  town: string | null;
}

export type Point = Pick<Place, 'latitude' | 'longitude'>;

/** Nobody gardens nearer to a pole; the northernmost town is at 78°. */
export const MAX_LATITUDE = 80;
export const MAX_LONGITUDE = 180;

/** A field whose value cannot be, and why: 'must be …'. */
export interface PlaceProblem {
  readonly field: 'latitude' | 'longitude';
  readonly reason: string;
}

/** What is wrong with a point; null for one on which a garden can be. */
export function placeProblem({ latitude, longitude }: Point): PlaceProblem | null {
  if (!isWithin(latitude, MAX_LATITUDE))
    return { field: 'latitude', reason: `must be between −${MAX_LATITUDE} and ${MAX_LATITUDE}` };
  if (!isWithin(longitude, MAX_LONGITUDE))
    return { field: 'longitude', reason: `must be between −${MAX_LONGITUDE} and ${MAX_LONGITUDE}` };
  return null;
}

const isWithin = (degrees: number, most: number): boolean =>
  Number.isFinite(degrees) && Math.abs(degrees) <= most;

/** The nearest tenth of a degree; 180° east is 180° west. */
export const roundedPoint = ({ latitude, longitude }: Point): Point => {
  const east = tenth(longitude);
  return { latitude: tenth(latitude), longitude: east === MAX_LONGITUDE ? -MAX_LONGITUDE : east };
};

/** Never −0, which JSON writes as 0. */
const tenth = (degrees: number): number => Math.round(degrees * 10) / 10 + 0;

/** Whether degrees are no finer than a place may be. */
export const isTenth = (degrees: number): boolean => tenth(degrees) === degrees;
