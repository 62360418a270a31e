import { nearestTown } from './climate-at';
import { foldName } from './fold-name';
import { distanceBetween } from './great-circle';
import { type Place, type Point, placeProblem, roundedPoint } from './place';
import type { PlaceRecords, Town } from './place-records';
import { readCoordinates } from './read-coordinates';
import { countryCode } from './region-names';

export interface FoundPlace extends Place {
  readonly kind: 'town' | 'zip' | 'coordinates';
  /** The spelling that was found, where it is another than the name; else null. */
  readonly spelling: string | null;
  /** Of ZIP codes ('about here': one is up to 200 km wide) and coordinates: the nearest listed town; else null. */
  readonly near: string | null;
}

export const MAX_FOUND_PLACES = 8;
const SHORTEST_QUERY = 2;
/** Longer than any name: what follows is not read. */
const LONGEST_QUERY = 100;
/** Kilometers to the nearest listed town beyond which its state or country is not said. */
const SAME_REGION = 300;

/**
 * Finds places by a town's name with or without its state or country ('Burlington, Vermont'), a US ZIP code or its
 * beginning, or coordinates: at most 8, what is written just so first. Coordinates off the earth find nothing.
 */
export function searchPlaces(query: string, places: PlaceRecords): FoundPlace[] {
  const text = query.slice(0, LONGEST_QUERY).trim();
  const point = readCoordinates(text);
  if (point) return placeProblem(point) ? [] : [pointFound(point, places)];
  const zip = /^(\d{3})\d{0,2}(?:-\d{0,4})?$/.exec(text)?.[1];
  if (zip) return zipFound(zip, places);
  return townsFound(text, places);
}

function pointFound(point: Point, places: PlaceRecords): FoundPlace {
  const at = roundedPoint(point);
  return { ...unlisted(coordinatesText(at), at, places), kind: 'coordinates' };
}

function zipFound(digits: string, places: PlaceRecords): FoundPlace[] {
  const at = places.zips.get(digits);
  return at ? [{ ...unlisted(`ZIP ${digits}`, roundedPoint(at), places), kind: 'zip' }] : [];
}

/** '43.1, −89.4'. */
export const coordinatesText = ({ latitude, longitude }: Point): string =>
  [latitude, longitude].map((degrees) => degrees.toFixed(1).replace('-', '−')).join(', ');

function unlisted(name: string, at: Point, places: PlaceRecords): Omit<FoundPlace, 'kind'> {
  const town = nearestTown(at, places);
  const near = town && distanceBetween(at, town) <= SAME_REGION ? town : null;
  return {
    ...{ name, ...at, elevation: null, town: null, spelling: null },
    ...{ near: near?.name ?? null, region: near?.region ?? null },
  };
}

/** 0 is the best. */
interface Ranked {
  readonly town: Town;
  readonly rank: number;
  readonly spelling: string | null;
}

function townsFound(text: string, places: PlaceRecords): FoundPlace[] {
  const [name = '', ...rest] = text.split(',');
  const region = foldName(rest.join(' '));
  const wanted = foldName(name);
  if (wanted.length < SHORTEST_QUERY) return [];
  const found = places.towns.flatMap((town) => {
    const ranked = isIn(town, region) ? rankOf(town, wanted) : undefined;
    return ranked ?? withRegionBehind(town, wanted) ?? [];
  });
  return found
    .sort(byRank)
    .slice(0, MAX_FOUND_PLACES)
    .map(({ town, spelling }) => ({
      kind: 'town',
      ...{ name: town.name, region: town.region, ...roundedPoint(town), elevation: town.elevation },
      ...{ town: town.key, spelling, near: null },
    }));
}

/** Name, other spelling, beginning of one, part of one. */
function rankOf(town: Town, wanted: string): Ranked | undefined {
  const [name] = town.spellings;
  const rankBy = (matches: (folded: string) => boolean, rank: number): Ranked | undefined => {
    const match = town.spellings.find(({ folded }) => matches(folded));
    return match && { town, rank, spelling: match === name ? null : match.written };
  };
  const exact = rankBy((folded) => folded === wanted, 0);
  if (exact) return exact.spelling === null ? exact : { ...exact, rank: 1 };
  return (
    rankBy((folded) => folded.startsWith(wanted), 2) ??
    rankBy((folded) => folded.includes(` ${wanted}`), 3) ??
    rankBy((folded) => folded.includes(wanted), 4)
  );
}

/** 'Burlington Vermont', without a comma. */
function withRegionBehind(town: Town, wanted: string): Ranked | undefined {
  const match = town.spellings.find(
    ({ folded }) => wanted.startsWith(`${folded} `) && isIn(town, wanted.slice(folded.length + 1)),
  );
  return match && { town, rank: 0, spelling: match === town.spellings[0] ? null : match.written };
}

/** By the beginning of the state's or country's name, or by a code of either. */
function isIn({ key, foldedRegion, country }: Town, asked: string): boolean {
  if (asked === '') return true;
  const code = countryCode(asked);
  const [, state] = key.split('/');
  return (
    foldedRegion.startsWith(asked) ||
    country.toLowerCase() === code ||
    (country === 'US' && (state?.toLowerCase() === asked || 'united states'.startsWith(asked)))
  );
}

/** Of the same rank: the largest towns first, of one size by their region and name. */
const byRank = (a: Ranked, b: Ranked): number =>
  a.rank - b.rank ||
  b.town.size - a.town.size ||
  compare(a.town.region, b.town.region) ||
  compare(a.town.name, b.town.name);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
