/** Requests that are none, or hardly one: generated, and sent as bytes. */
import { connect } from 'node:net';
import fc from 'fast-check';

/** The server ends every connection: it is asked to, or finds nothing else to say. */
const CLOSE = 'Connection: close\r\n';
const HOST = 'Host: planted.example\r\n';
const CONNECTIONS = 40;
/** Milliseconds after which one that is not complete is ended: what waits for more is for other tests. */
const END_AFTER_MS = 1_000;
/** Milliseconds. */
const ANSWER_TIMEOUT_MS = 8_000;

const path = fc.constantFrom(
  '/',
  '/api/me',
  '/api/gardens/save',
  '/auth/v1/token',
  '/rest/v1/plants',
  '/mfe/x',
);
const target = fc.oneof(
  fc.constantFrom(
    '*',
    'x',
    'planted.example:443',
    '//',
    '/..',
    '/%',
    '/%00',
    '/%ff',
    '/?',
    '/#',
    '/a b',
    '/\x7f',
    '/\t',
  ),
  fc.constantFrom(
    'http://',
    'http://x',
    'http://[',
    'https://planted.example:99999/a',
    'ftp://x/',
    'javascript:1',
  ),
  fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 20 }).map((text) => `/${text}`),
  path.map((each) => `${each}?${'a'.repeat(7_000)}`),
  path,
);
const method = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'OPTIONS'),
  },
  fc.constantFrom('TRACE', 'CONNECT', 'PROPFIND', 'M-SEARCH', 'PURGE', 'get', 'FOO', 'G\0T', 'PRI', ''),
);
const version = fc.oneof(
  { weight: 20, arbitrary: fc.constant('HTTP/1.1') },
  fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.', 'ICY', ''),
);
const header = fc.oneof(
  fc.constantFrom(
    ...[
      'Content-Length: 5',
      'Content-Length: +5',
      'Content-Length: 5\r\nContent-Length: 6',
      'Content-Length: 99999999999',
    ],
    ...['Transfer-Encoding: chunked', 'Transfer-Encoding: xchunked', 'Transfer-Encoding: chunked, gzip'],
    ...['Expect: 100-continue', 'Expect: a miracle', 'Upgrade: h2c', 'Upgrade: websocket', 'TE: trailers'],
    ...[
      'Connection: host',
      'Connection: upgrade, x',
      'Host: x',
      'Host :x',
      ': x',
      'X',
      ' folded',
      'Trailer: x',
    ],
    ...[
      'X-Forwarded-For: ,,',
      'X-Forwarded-Proto: x',
      'Forwarded: for="',
      '__proto__: x',
      'constructor: x',
      'Range: x',
    ],
    ...[
      'Content-Type: application/json',
      'Content-Type: x',
      'Content-Encoding: gzip',
      'Cookie: =;;=',
      'Origin: null',
    ],
  ),
  fc.constantFrom(1_000, 15_900, 16_300, 20_000, 40_000).map((size) => `X-Large: ${'x'.repeat(size)}`),
  fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => `X-Any: ${text}`),
  fc.uint8Array({ maxLength: 20 }).map((bytes) => `X-Bytes: ${Buffer.from(bytes).toString('latin1')}`),
);
/** Most are wrong in one place only, or the parser would see no other. */
const headers = fc.oneof(
  { weight: 4, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: fc.array(header, { minLength: 1, maxLength: 1 }) },
  fc.array(header, { minLength: 2, maxLength: 4 }),
);
const body = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc.constantFrom(
    '',
    '{}   ',
    '0\r\n\r\n',
    'ZZ\r\n{}\r\n0\r\n\r\n',
    '5\r\n{}   \r\n0\r\n\r\n',
    '[[[[[',
    '{"a":'.repeat(40),
  ),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);

/** Bytes of one connection, a character each. @type {fc.Arbitrary<string>} */
export const malformedRequest = fc.oneof(
  {
    weight: 19,
    arbitrary: fc
      .tuple(method, target, version, fc.constantFrom(HOST, HOST, HOST, HOST, HOST, ''), headers, body)
      .map(([verb, where, http, host, others, text]) =>
        [
          `${verb} ${where} ${http}\r\n${host}${CLOSE}`,
          ...others.map((each) => `${each}\r\n`),
          `\r\n${text}`,
        ].join(''),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ minLength: 1, maxLength: 60 })
      .map((bytes) => `${Buffer.from(bytes).toString('latin1')}\r\n\r\n`),
  },
);

/**
 * @typedef {object} MalformedResult
 * @property {Record<string, number>} statuses how often each status came; 'cut' where the connection ended without one,
 * 'silent' where nothing came
 * @property {string[]} blamed requests that were answered by 5xx, with the answer
 */

/**
 * Sends so many malformed requests, each over a connection of its own, several at once.
 * @param {{ url: string, requests: number, seed: number }} options
 * @returns {Promise<MalformedResult>}
 */
export async function sendMalformed({ url, requests, seed }) {
  /** @type {MalformedResult} */
  const result = { statuses: {}, blamed: [] };
  const waiting = fc.sample(malformedRequest, { numRuns: requests, seed }).values();
  const work = async () => {
    for (const bytes of waiting) {
      const { status, said } = await send(url, bytes);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      if (/^5/.test(status)) result.blamed.push(`${JSON.stringify(bytes.slice(0, 300))}: ${said}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return result;
}

/**
 * @param {string} url
 * @param {string} bytes
 * @returns {Promise<{ status: string, said: string }>}
 */
const send = (url, bytes) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const ending = setTimeout(() => socket.end(), END_AFTER_MS);
    let said = '';
    const end = (/** @type {string} */ otherwise) => {
      clearTimeout(ending);
      // Whoever expects '100 Continue' gets it first.
      resolve({ status: /^HTTP\/1\.1 ([2-5]\d\d)/m.exec(said)?.[1] ?? otherwise, said: said.slice(0, 300) });
      socket.destroy();
    };
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => end('silent'));
    socket.on('data', (data) => (said += data.toString('latin1').slice(0, 300)));
    socket.on('error', () => end('cut'));
    socket.on('close', () => end('cut'));
  });
