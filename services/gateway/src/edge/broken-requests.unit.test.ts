import { createLog, noMetrics } from '@planted/service-kit';
import { EARLY_HEADERS } from '@planted/service-kit/process';
import { readGatewaySettings } from '../settings';
import { sendRaw } from '@planted/service-kit/testing';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { createServer } from './create-server';

const HOST = 'Host: planted.example\r\n';
const headersOf = (head: string) =>
  Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(': ', 2)),
  );
/** Of an answer of a route, the policy is the pages'. */
const PROTECTED = {
  ...EARLY_HEADERS,
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
};
const JSON_BODY = 'Content-Type: application/json\r\n';

describe('what is no request, or hardly one', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.stop());

  const post = (headers: string, body: string) => `POST /api/logout HTTP/1.1\r\n${HOST}${headers}\r\n${body}`;
  const smuggled = 'GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n';
  it.each([
    ['two lengths', post('Content-Length: 5\r\nContent-Length: 6\r\n', '{}   ')],
    [
      'a length and chunks',
      post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${smuggled}`),
    ],
    ['an unknown transfer coding', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${smuggled}`)],
    ['chunks that are not last', post('Transfer-Encoding: chunked, gzip\r\n', '0\r\n\r\n')],
    ['chunks without a size', post(`${JSON_BODY}Transfer-Encoding: chunked\r\n`, 'ZZ\r\n{}\r\n0\r\n\r\n')],
    ['a length that is no number', post('Content-Length: +5\r\n', '{}   ')],
    ['a folded header', `GET /api/me HTTP/1.1\r\n${HOST}X: a\r\n b\r\n\r\n`],
    ['a space before a colon', 'GET /api/me HTTP/1.1\r\nHost : x\r\n\r\n'],
    ['a header with NUL', `GET /api/me HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`],
    ['lines that end in LF', 'GET /api/me HTTP/1.1\nHost: x\n\n'],
    ['two hosts', `GET /api/me HTTP/1.1\r\n${HOST}host: elsewhere\r\n\r\n`],
    ['no host', 'GET /api/me HTTP/1.1\r\n\r\n'],
    ['no path', 'GET evil HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['HTTP/2 in clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a tunnel', 'CONNECT planted.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('is refused with 400 and ends its connection: %s', async (_, bytes) => {
    gateway.messaging.sent.length = 0;
    const { status, head, body } = await sendRaw(gateway.url, bytes);
    expect(status).toBe(400);
    expect(headersOf(head)).toMatchObject(PROTECTED);
    expect(JSON.parse(body)).toEqual({ error: 'The request is not valid', code: 'invalid' });
    expect(gateway.messaging.sent).toEqual([]);
  });

  it('is refused with 431 where its headers are too large', async () => {
    const { status, head, body } = await sendRaw(
      gateway.url,
      `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(70_000)}\r\n\r\n`,
    );
    expect([status, JSON.parse(body).error]).toEqual([431, 'The headers are too large']);
    expect(headersOf(head)).toMatchObject(PROTECTED);
  });

  it('is refused with 417 where it expects what no one promises', async () => {
    const bytes = `GET / HTTP/1.1\r\n${HOST}Connection: close\r\nExpect: a miracle\r\n\r\n`;
    const { status, head, body } = await sendRaw(gateway.url, bytes);
    expect([status, JSON.parse(body).code]).toEqual([417, 'invalid']);
    expect(headersOf(head)).toMatchObject(PROTECTED);
  });

  it('is not one that is for the whole server, which has nothing to say of itself', async () => {
    const { status, head } = await sendRaw(
      gateway.url,
      `OPTIONS * HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    );
    expect([status, headersOf(head)]).toEqual([404, expect.objectContaining(PROTECTED)]);
  });

  it('may ask as one asks a proxy, and is kept out of caches no less', async () => {
    const bytes = `GET http://evil.example/api/me HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
    const { status, head } = await sendRaw(gateway.url, bytes);
    expect([status, head.includes('cache-control: no-store')]).toEqual([401, true]);
  });
});

describe('a client that takes its time', () => {
  const timeouts = { headersMs: 300, requestMs: 600, idleMs: 75_000, checkIntervalMs: 50 };
  const slow = async (bytes: string, drip?: string) => {
    const server = await createServer(
      readGatewaySettings({ NODE_ENV: 'test' }),
      createLog('silent'),
      { metrics: noMetrics() },
      timeouts,
    );
    server.post('/echo', async ({ body }) => ({ body }));
    try {
      return await sendRaw(await server.listen({ port: 0, host: '127.0.0.1' }), bytes, drip);
    } finally {
      await server.close();
    }
  };
  const begun = `POST /echo HTTP/1.1\r\n${HOST}${JSON_BODY}Content-Length: 1000\r\n`;

  it.each([
    ['that says nothing', '', undefined],
    ['that never ends its headers', 'GET / HTTP/1.1\r\nX-', undefined],
    ['that adds a letter to its headers now and then', 'GET / HTTP/1.1\r\nX-', 'a'],
    ['that never ends its body', `${begun}\r\n{`, undefined],
    ['that adds a letter to its body now and then', `${begun}\r\n{`, ' '],
  ])('%s gets 408, and has its connection ended', async (_, bytes, drip) => {
    const { status, body } = await slow(bytes, drip);
    expect([status, JSON.parse(body)]).toEqual([
      408,
      { error: 'The request took too long to arrive', code: 'invalid' },
    ]);
  });
});
