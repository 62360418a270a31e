import type { AnyCall, ExampleRequest } from '@planted/gateway/testing';
import { type Naming, type Thing, WHAT_IDS_MEAN } from './what-ids-mean';

/** The ids of a gardener's own things; at least two plants, so that lists can be mixed. */
export type Belongings = Readonly<Record<Thing, readonly string[]>>;

/** A request in which one place names what its sender may not touch. */
export interface Attempt {
  /** E.g. 'plantingDates.*.plant_id: own and another’s'. */
  readonly what: string;
  readonly field: string;
  readonly request: object;
}

const NO_IDS: readonly Naming[] = [{ ids: {} }];

/** A right request of this call, in each of its ways, that names only what is the gardener's own. */
export const ownRequests = ({ call, body }: ExampleRequest, own: Belongings): object[] =>
  namingsOf(call).map((naming) =>
    requestOf(body, { ...naming, with: merged(naming.with ?? {}, naming.afterwards ?? {}) }, own),
  );

/** Every place of the call that names something × another's, no one's and, in a list, a mix of those with one's own. */
export const attemptsOf = (
  { call, body }: ExampleRequest,
  own: Belongings,
  anothers: Belongings,
  nobodys: string,
): Attempt[] =>
  namingsOf(call).flatMap((naming) => {
    return Object.entries(naming.ids).flatMap(([field, thing]) => {
      if (thing === 'catalogue' || thing === 'new') return [];
      const others = Object.entries(naming.ids).filter(([name]) => name !== field);
      const right = requestOf(body, { ...naming, ids: Object.fromEntries(others) }, own);
      const [[mine = '', alsoMine = ''], [theirs = '']] = [own[thing], anothers[thing]];
      const lists = {
        'another’s': [theirs],
        'nobody’s': [nobodys],
        ...(field.includes('*') && {
          'own and another’s': [mine, theirs],
          'another’s and own': [theirs, mine],
          'own, another’s, own': [mine, theirs, alsoMine],
          'own and nobody’s': [mine, nobodys],
        }),
      };
      return Object.entries(lists).map(([how, ids]) => ({
        what: `${field}: ${how}`,
        field,
        request: withIds(right, field.split('.'), ids),
      }));
    });
  });

const namingsOf = ({ name }: AnyCall): readonly Naming[] => WHAT_IDS_MEAN[name] ?? NO_IDS;

function requestOf(example: object, naming: Naming, own: Belongings): object {
  const request = merged(example, naming.with ?? {});
  return Object.entries(naming.ids).reduce(
    (filled, [field, thing]) =>
      thing === 'catalogue' || thing === 'new' ? filled : withIds(filled, field.split('.'), own[thing]),
    request,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merged = (one: object, other: object): object => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([key, value]) => {
      const here: unknown = Reflect.get(one, key);
      return [key, isRecord(here) && isRecord(value) ? merged(here, value) : value];
    }),
  ),
});

/** The request with these ids at the place: a list gets an entry for each, made as its own is, or the first. */
const withIds = (request: object, path: readonly string[], ids: readonly string[]): object =>
  placed(request, path, ids) as object;

function placed(value: unknown, [key, ...rest]: readonly string[], ids: readonly string[]): unknown {
  if (key === undefined) return ids[0];
  if (key === '*') {
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    return ids.map((id, at) => placed(entries[at] ?? entries[0], rest, [id]));
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [key]: placed(record[key], rest, ids) };
}
