import { SeasonError } from '../season-error';
import type { Planting } from './planting';

/** Which planting waits for which, by their places in the list. */
export interface Chains {
  /** Every planting after all that it waits for. */
  readonly order: readonly number[];
  /** Those whose squares each takes over; empty for most. */
  readonly before: readonly (readonly number[])[];
  /** The one after which each has its turn in a succession, or -1. */
  readonly spacedFrom: Int32Array;
}

const NONE: readonly number[] = [];

/** Whether two lists have the same plantings in the same places: then they wait for each other in the same way. */
export function isSameLinks(plantings: readonly Planting[], others: readonly Planting[]): boolean {
  if (plantings.length !== others.length) return false;
  for (let place = 0; place < plantings.length; place++) {
    const [one, other] = [plantings[place], others[place]];
    if (one !== other && !(one && other && isSameLink(one, other))) return false;
  }
  return true;
}

const isSameLink = (one: Planting, other: Planting): boolean =>
  one.id === other.id &&
  one.season === other.season &&
  one.after === other.after &&
  one.among === other.among &&
  one.squares === other.squares &&
  one.spaced?.from === other.spaced?.from;

/**
 * Who waits for whom: what a planting comes after, and what an earlier season left in its squares.
 * @throws SeasonError for an unknown or repeated id, for plantings that wait for each other in a ring (their ids in its
 * order), and for two of one season that share a square and neither comes after the other nor grows among it
 */
export function chainsOf(plantings: readonly Planting[]): Chains {
  const places = new Map<string, number>();
  plantings.forEach(({ id }, place) => places.set(id, place));
  if (places.size < plantings.length) throw twice(plantings);
  const before: (readonly number[])[] = new Array(plantings.length).fill(NONE);
  const spacedFrom = new Int32Array(plantings.length).fill(-1);
  plantings.forEach(({ after, spaced }, place) => {
    if (after !== null) before[place] = [placeOf(places, after, `plantings[${place}].after`)];
    if (spaced) spacedFrom[place] = placeOf(places, spaced.from, `plantings[${place}].spaced.from`);
  });
  linkGuests(plantings, places, before);
  linkSeasons(plantings, before);
  return { order: orderOf(plantings, before, spacedFrom), before, spacedFrom };
}

function placeOf(places: ReadonlyMap<string, number>, id: string, field: string): number {
  const place = places.get(id);
  if (place === undefined) throw new SeasonError('unknown-planting', field, `no planting '${id}'`);
  return place;
}

function twice(plantings: readonly Planting[]): SeasonError {
  const ids = plantings.map(({ id }) => id);
  const place = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  return new SeasonError('planting-twice', `plantings[${place}].id`, `'${ids[place]}' is there twice`);
}

const seasonOf = ({ season }: Planting): number => season ?? Number.NEGATIVE_INFINITY;

/** What comes after a planting comes after all that grows among it, too, unless that has its turn after it. */
function linkGuests(
  plantings: readonly Planting[],
  places: ReadonlyMap<string, number>,
  before: (readonly number[])[],
): void {
  const guests = new Map<number, number[]>();
  plantings.forEach(({ among }, place) => {
    const host = among === null ? undefined : places.get(among);
    if (host !== undefined) guests.set(host, [...(guests.get(host) ?? []), place]);
  });
  if (guests.size === 0) return;
  plantings.forEach(({ after, among }, place) => {
    const host = after === null ? undefined : places.get(after);
    if (host === undefined || among === after) return;
    const others = (guests.get(host) ?? NONE).filter(
      (guest) => plantings[guest]?.after !== plantings[place]?.id,
    );
    if (others.length > 0) before[place] = [...(before[place] ?? NONE), ...others];
  });
}

/** A planting follows what an earlier season put into one of its squares. */
function linkSeasons(plantings: readonly Planting[], before: (readonly number[])[]): void {
  const squares = new Map<string, number[]>();
  const shared = new Set<string>();
  plantings.forEach((planting, place) => {
    for (const square of planting.squares) {
      const there = squares.get(square);
      if (!there) squares.set(square, [place]);
      else if (there.push(place) > 1) shared.add(square);
    }
  });
  for (const square of shared) {
    const there = squares.get(square) ?? [];
    for (const place of there)
      for (const other of there) if (other !== place) link(plantings, before, place, other);
  }
}

function link(
  plantings: readonly Planting[],
  before: (readonly number[])[],
  place: number,
  other: number,
): void {
  const [later, earlier] = [plantings[place], plantings[other]];
  if (!later || !earlier || isRelated(plantings, before, place, other)) return;
  if (seasonOf(later) > seasonOf(earlier)) before[place] = [...(before[place] ?? NONE), other];
  else if (seasonOf(later) === seasonOf(earlier) && !isRelated(plantings, before, other, place))
    throw new SeasonError(
      'squares-shared',
      `plantings[${Math.max(place, other)}].squares`,
      `'${later.id}' and '${earlier.id}' share a square, and neither comes after the other`,
      [earlier.id, later.id],
    );
}

/** It comes after the other, maybe with some between, or grows among it. */
function isRelated(
  plantings: readonly Planting[],
  before: readonly (readonly number[])[],
  place: number,
  other: number,
): boolean {
  const planting = plantings[place];
  if (planting?.among === plantings[other]?.id) return true;
  let [at, steps] = [before[place]?.[0], 0];
  while (at !== undefined && steps++ < plantings.length) {
    if (at === other) return true;
    at = before[at]?.[0];
  }
  return false;
}

/** Kahn's algorithm. What is left over are rings. */
function orderOf(
  plantings: readonly Planting[],
  before: readonly (readonly number[])[],
  spacedFrom: Int32Array,
): number[] {
  const waits = new Int32Array(plantings.length);
  const followers = new Map<number, number[]>();
  const wait = (place: number, forPlace: number): void => {
    waits[place] = (waits[place] ?? 0) + 1;
    const list = followers.get(forPlace);
    if (list) list.push(place);
    else followers.set(forPlace, [place]);
  };
  before.forEach((list, place) => {
    for (const other of list) wait(place, other);
  });
  spacedFrom.forEach((other, place) => {
    if (other >= 0) wait(place, other);
  });
  const order: number[] = [];
  waits.forEach((count, place) => {
    if (count === 0) order.push(place);
  });
  for (let next = 0; next < order.length; next++)
    for (const follower of followers.get(order[next] ?? -1) ?? NONE) {
      waits[follower] = (waits[follower] ?? 0) - 1;
      if (waits[follower] === 0) order.push(follower);
    }
  if (order.length < plantings.length) throw ring(plantings, before, spacedFrom, waits);
  return order;
}

function ring(
  plantings: readonly Planting[],
  before: readonly (readonly number[])[],
  spacedFrom: Int32Array,
  waits: Int32Array,
): SeasonError {
  const path: number[] = [];
  let place = waits.findIndex((count) => count > 0);
  while (!path.includes(place)) {
    path.push(place);
    const waitsFor = [...(before[place] ?? NONE), spacedFrom[place] ?? -1];
    place = waitsFor.find((other) => other >= 0 && (waits[other] ?? 0) > 0) ?? -1;
  }
  const ids = path.slice(path.indexOf(place)).map((one) => plantings[one]?.id ?? '');
  const [first] = path.slice(path.indexOf(place));
  return new SeasonError(
    'chain-ring',
    `plantings[${first}].after`,
    `these wait for each other: ${ids.join(', ')}`,
    ids,
  );
}
