import fc from 'fast-check';
import { hostileText } from './texts';

/** What takes the place of something else. */
const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, -(2 ** 63), '', [], {}, [[]], [null], { '': '' }),
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
);
const extraName = fc.oneof(
  fc.constantFrom(
    'owner_id',
    'actor',
    'id',
    'version',
    'created_at',
    'toJSON',
    'length',
    '$where',
    'then',
    '',
  ),
  hostileText,
);
type Spoil = (value: unknown, at: number) => unknown;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes one place, chosen by `at`, somewhere inside. */
function inside(value: unknown, at: number, change: Spoil): unknown {
  const keys = Object.keys(Object(value));
  const key = keys[at % Math.max(keys.length, 1)];
  if (typeof value !== 'object' || value === null || key === undefined) return change(value, at);
  const copy: object = Object.assign(Array.isArray(value) ? [] : {}, value);
  const child: unknown = Reflect.get(copy, key);
  const goesDeeper = typeof child === 'object' && child !== null && at % 2 === 0;
  Object.defineProperty(copy, key, {
    value: goesDeeper ? inside(child, Math.floor(at / 2), change) : change(child, at),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

/** A request in which one thing is not as its contract says. */
export const spoiled = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(right, fc.nat(1000), wrongValue, extraName, fc.nat(4)).map(([value, at, wrong, name, how]) => {
    if (how === 0) return wrong;
    if (how === 1) return [value];
    if (how === 2 && isRecord(value)) return Object.fromEntries([...Object.entries(value), [name, wrong]]);
    if (how === 3 && isRecord(value)) return Object.fromEntries(Object.entries(value).slice(1));
    return inside(value, at, () => wrong);
  });

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

/** A body that is this JSON no longer, or not quite. */
export const broken = (json: fc.Arbitrary<string>): fc.Arbitrary<Buffer> =>
  fc.oneof(
    fc.tuple(json, fc.nat(60)).map(([text, cut]) => Buffer.from(text.slice(0, cut))),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    json.map(utf16),
    json.map((text) => Buffer.from(`\uFEFF${text}`)),
    json.map((text) => Buffer.concat([Buffer.from(text), Buffer.from([0, 0xc3, 0x28, 0xff])])),
    json.map((text) => Buffer.from(text.replace(/^\{/, '{"__proto__":{"isAdmin":true},'))),
    json.map((text) => Buffer.from(text.replace(/^\{/, '{"constructor":{"prototype":{"x":1}},'))),
    json.map((text) => Buffer.from(text.replace(/^\{("[^"]*":)/, '{$1"first",$1'))),
    json.map((text) => Buffer.from(text.replaceAll(/:(true|null|"[^"]{0,20}")/g, ':1e999999'))),
    json.map((text) => Buffer.from(text.replace(/:"/, `:${'9'.repeat(500)},"x":"`))),
    fc.constantFrom('[', '{"a":', '[{"plantIds":').map((open) => Buffer.from(open.repeat(20_000))),
    fc.constantFrom(10, 1000, 60_000).map((deep) => Buffer.from('['.repeat(deep) + ']'.repeat(deep))),
    fc
      .constantFrom(10, 1000, 20_000)
      .map((deep) => Buffer.from('{"a":'.repeat(deep) + '1' + '}'.repeat(deep))),
    fc
      .constantFrom('', 'null', '0', '""', '[]', 'true', '\u0000', '{}{}', "{'a':1}", '{"a":1,}', '//{}')
      .map((text) => Buffer.from(text)),
  );
