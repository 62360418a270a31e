/**
 * A draft as text, for storage that holds nothing else. Beyond what JSON knows it may hold undefined, any number, Date,
 * Map, Set and Uint8Array; other things (a Blob, another typed array, a function) have no text.
 *
 * The text is a JSON list of nodes [kind, ...parts], of which the last is the whole. A part is a plain value, [] for
 * undefined, or [place] of an earlier node. What occurs often is one node: the steps of a history differ little.
 */

type Part = string | number | boolean | null | readonly [] | readonly [place: number];

/** @throws TypeError where something in it has no text */
export function textOf(whole: object): string {
  const places = new Map<string, number>();
  /** Parts that several steps share are met once. */
  const known = new Map<object, Part>();

  function node(kind: string, parts: Iterable<unknown>): Part {
    const all: Part[] = [kind];
    for (const each of parts) all.push(part(each));
    const text = JSON.stringify(all);
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return [place];
  }

  function part(value: unknown): Part {
    if (value === undefined) return [];
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : node('number', [String(value)]);
    if (typeof value !== 'object') throw new TypeError(`Cannot serialize a ${typeof value}`);
    const found = known.get(value) ?? object(value);
    known.set(value, found);
    return found;
  }

  function object(value: object): Part {
    if (Array.isArray(value)) return node('list', value);
    if (value instanceof Map) return node('map', [...value].flat());
    if (value instanceof Set) return node('set', value);
    if (value instanceof Date) return node('date', [value.getTime()]);
    if (value instanceof Uint8Array) return node('bytes', [btoa(binaryOf(value))]);
    const prototype: unknown = Object.getPrototypeOf(value);
    // A page's objects may come from another realm, whose Object is another.
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null)
      throw new TypeError(`${Object.prototype.toString.call(value)} has no text`);
    return node('object', fieldsOf(value));
  }

  part(whole);
  return `[${[...places.keys()].join(',')}]`;
}

/** @throws where the text is not of `textOf` */
export function valueOf(text: string): unknown {
  const values: unknown[] = [];
  const read = (part: unknown): unknown => {
    if (!Array.isArray(part)) return part;
    if (part.length === 0) return undefined;
    if (!(part[0] in values)) throw new TypeError('There is no such node');
    return values[part[0]];
  };
  for (const [kind, ...parts] of JSON.parse(text)) {
    const make = makers.get(kind);
    if (!make) throw new TypeError('There is no such kind of node');
    values.push(make(parts.map(read)));
  }
  return values.at(-1);
}

const makers = new Map<unknown, (parts: unknown[]) => unknown>([
  ['list', (parts) => parts],
  ['map', (parts) => new Map(pairsOf(parts))],
  ['set', (parts) => new Set(parts)],
  ['date', ([time]) => new Date(time as number)],
  ['bytes', ([binary]) => Uint8Array.from(atob(binary as string), (letter) => letter.charCodeAt(0))],
  ['number', ([name]) => Number(name)],
  ['object', (parts) => Object.fromEntries(pairsOf(parts))],
]);

function fieldsOf(value: object): unknown[] {
  const fields: unknown[] = [];
  for (const name of Object.keys(value)) fields.push(name, (value as Record<string, unknown>)[name]);
  return fields;
}

const binaryOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function pairsOf(parts: readonly unknown[]): [string, unknown][] {
  const pairs: [string, unknown][] = [];
  for (let at = 0; at < parts.length; at += 2) pairs.push([parts[at] as string, parts[at + 1]]);
  return pairs;
}
