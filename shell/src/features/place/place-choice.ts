import type { OwnDates, Place } from '@planted/season';

/** What a gardener bases dates on: own dates always win, and both may be missing. */
export interface PlaceChoice {
  readonly place: Place | null;
  readonly ownDates: OwnDates | null;
}

export const NO_PLACE: PlaceChoice = { place: null, ownDates: null };

/** 'Madison, Wisconsin', '43.1, −89.4'. */
export const fullName = ({ name, region, town }: Pick<Place, 'name' | 'region' | 'town'>): string =>
  town === null || region === null ? name : `${name}, ${region}`;

/** Coordinates have no name. */
const isPoint = (name: string): boolean => /^[−\d]/.test(name);

/** 'Frost in Madison', 'Frost at 43.1, −89.4'. */
export const frostTitle = (place: Place | null): string => {
  if (place === null) return 'Frost by your own dates';
  return `Frost ${isPoint(place.name) ? 'at' : 'in'} ${place.name}`;
};

/** What is said when a choice has been kept. @param whose 'Dates', or 'Dates of Kitchen Bed' */
export function followWords({ place, ownDates }: PlaceChoice, whose = 'Dates'): string {
  if (ownDates) return `${whose} follow your own frost dates now.`;
  return place ? `${whose} follow ${fullName(place)} now.` : `${whose} follow no place now.`;
}
