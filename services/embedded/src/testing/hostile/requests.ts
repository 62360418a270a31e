import { gzipSync } from 'node:zlib';
import { AUTH_BASE, pathFieldsOf, pathFor } from '@planted/contracts';
import * as contracts from '@planted/contracts';
import { authRoutes, exampleRequests } from '@planted/gateway/testing';
import fc from 'fast-check';
import { broken, spoiled } from './spoil';
import { hostileText } from './texts';
import { valueOf, type ValueParts } from './values';

/** Something that arrives over HTTP, well-formed as HTTP goes. */
export interface HostileRequest {
  /** What was done to it. */
  readonly kind: string;
  /** Who it is to come from: so that a session is not ended by what anyone may ask. */
  readonly from: 'anyone' | 'signed-in' | 'bearer';
  readonly method: string;
  /** Path and query, escaped. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly inPath: readonly string[];
  readonly from: HostileRequest['from'];
  readonly input: fc.Arbitrary<unknown>;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/json;;;',
  'APPLICATION/JSON',
  'application/jsonp',
  ' ',
  'x',
];
/** Each answered by the edge without a contract. */
const PLAIN_PATHS = [
  '/',
  '/api/health',
  '/rest/v1/plants',
  '/remotes.json',
  '/assets/x.js',
  '/garden-summary',
];

/** A header's value as Node lets a client send it. */
const headerText = fc.oneof(
  hostileText.map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 9000)),
  fc.constantFrom('', ',', ';', '=', '"', 'x'.repeat(3000), 'bytes=0-,5-6', 'a=b; '.repeat(900)),
);
const headerNoise = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cookie',
    'expect',
    'idempotency-key',
    'if-match',
    'if-none-match',
    'if-modified-since',
    'prefer',
    'range',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
    'x-correlation-id',
  ),
  headerText,
  { minKeys: 1, maxKeys: 3 },
);

const isMessage = (each: unknown): each is contracts.Message<never, never> =>
  typeof each === 'object' && each !== null && 'service' in each && each.service === 'identity';

function routes(parts: ValueParts): Route[] {
  const calls = exampleRequests.map(({ call }) => ({
    method: call.method,
    path: call.path,
    inPath: pathFieldsOf(call),
    from: call.access,
    input: valueOf(call.request, parts),
  }));
  const inputs = Object.values<unknown>(contracts)
    .filter(isMessage)
    .map(({ input }) => valueOf(input, parts));
  const ofSignIn = authRoutes.map(({ method, path, access }) => ({
    method,
    path: `${AUTH_BASE}${path}`,
    inPath: pathFieldsOf({ path: `${AUTH_BASE}${path}` }),
    from: access,
    input: fc.oneof(...inputs),
  }));
  const plain = PLAIN_PATHS.map((path) => ({
    method: 'GET',
    path,
    inPath: [],
    from: 'anyone' as const,
    input: fc.constant({}),
  }));
  return [...calls, ...ofSignIn, ...plain];
}

/** Half a character cannot be escaped. */
const wellFormed = (text: string) => Buffer.from(text).toString();
const plain = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const escaped = (text: string) => encodeURIComponent(wellFormed(text)).slice(0, 6000);

/** The address of a request with this input; a GET carries it in its query. */
function addressed({ method, path, inPath }: Route, input: unknown): string {
  const fields = Object.entries(Object(input));
  const named = Object.fromEntries(inPath.map((field) => [field, Reflect.get(Object(input), field) ?? 'x']));
  const filled = pathFor({ path: path as `/${string}` }, mapped(named));
  if (method !== 'GET' || fields.length === 0) return filled.slice(0, 6000);
  return `${filled}?${fields.map(([key, value]) => `${escaped(key)}=${escaped(plain(value))}`).join('&')}`;
}
const mapped = (record: object) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, wellFormed(plain(value).slice(0, 900))]),
  );

const inBody = ({ inPath }: Route, input: unknown): unknown =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? Object.fromEntries(Object.entries(input).filter(([key]) => !inPath.includes(key)))
    : input;

/** Every way of asking these routes that someone with a keyboard and a grudge comes upon. */
export function hostileRequests(parts: ValueParts): fc.Arbitrary<HostileRequest> {
  const of = (route: Route): fc.Arbitrary<HostileRequest> => {
    const isRead = route.method === 'GET';
    const made = (kind: string, input: unknown, changes: Partial<HostileRequest> = {}): HostileRequest => ({
      kind,
      from: route.from,
      method: route.method,
      path: addressed(route, input),
      headers: isRead ? {} : JSON_TYPE,
      ...(!isRead && { body: Buffer.from(JSON.stringify(inBody(route, input)) ?? '') }),
      ...changes,
    });
    const json = route.input.map((input) => JSON.stringify(inBody(route, input)) ?? '');
    return fc.oneof(
      { weight: 40, arbitrary: route.input.map((input) => made('right shape', input)) },
      { weight: 25, arbitrary: spoiled(route.input).map((input) => made('spoiled shape', input)) },
      {
        weight: 12,
        arbitrary: broken(json).map((body) => made('broken body', {}, { body, headers: JSON_TYPE })),
      },
      {
        weight: 6,
        arbitrary: fc
          .tuple(route.input, fc.constantFrom(...METHODS))
          .map(([input, method]) => made('another method', input, { method })),
      },
      {
        weight: 5,
        arbitrary: fc
          .tuple(route.input, fc.constantFrom(...TYPES))
          .map(([input, type]) => made('another type', input, { headers: { 'content-type': type } })),
      },
      {
        weight: 3,
        arbitrary: fc.tuple(json, fc.constantFrom('gzip', 'br', 'deflate', 'x')).map(packed(made)),
      },
      {
        weight: 6,
        arbitrary: fc
          .tuple(route.input, headerNoise)
          .map(([input, noise]) =>
            made('noise in headers', input, { headers: { ...noise, ...(!isRead && JSON_TYPE) } }),
          ),
      },
      {
        weight: 3,
        arbitrary: fc
          .tuple(
            hostileText,
            fc.constantFrom('/', '/..', '/%00', '/%2e%2e%2f', '//', '?', '?a=1&a=2&a[x]=', '?__proto__[x]='),
          )
          .map(([text, joint]) =>
            made('another path', {}, { path: `${route.path}${joint}${escaped(text)}` }),
          ),
      },
    );
  };
  return fc.oneof(...routes(parts).map(of));
}

type Make = (kind: string, input: unknown, changes: Partial<HostileRequest>) => HostileRequest;

/** Says that it is compressed, and perhaps is: a few bytes that would grow a thousandfold. */
const packed =
  (made: Make) =>
  ([json, encoding]: readonly [string, string]): HostileRequest =>
    made(
      'packed',
      {},
      {
        headers: { ...JSON_TYPE, 'content-encoding': encoding },
        body: encoding === 'gzip' ? gzipSync(json + ' '.repeat(200_000)) : Buffer.from(json),
      },
    );
