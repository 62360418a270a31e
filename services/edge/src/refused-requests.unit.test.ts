import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog, EARLY_HEADERS } from '@planted/service-kit/process';
import { sendRaw } from '@planted/service-kit/testing';
import { type Edge, startEdge } from './start-edge';
import { trustedProxies } from './trusted-proxies';

/** More than the edge has connections to one server. */
const MORE_THAN_ITS_CONNECTIONS = 160;
const CLOSE = 'Host: planted\r\nConnection: close\r\n';

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const edgeFor = (origin: string) =>
  startEdge({
    routes: [{ prefix: '/', servers: [origin] }],
    host: '127.0.0.1',
    port: 0,
    trusted: trustedProxies([]),
    log: createLog('silent'),
  });
const headersOf = (head: string) =>
  Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(': ', 2)),
  );

describe('a request that cannot be sent on', () => {
  const asked: string[] = [];
  const behind = createServer((request, response) => {
    if (request.url !== '/healthz') asked.push(`${request.method} ${request.url}`);
    response.end('well');
  });
  let edge: Edge;
  beforeAll(async () => {
    edge = await edgeFor(await listening(behind));
  });
  afterAll(async () => {
    await edge.stop();
    behind.close();
  });
  beforeEach(() => void asked.splice(0));

  it.each([
    ['its target is no path', `OPTIONS * HTTP/1.1\r\n${CLOSE}\r\n`, 400],
    ['its target is only a word', `OPTIONS x HTTP/1.1\r\n${CLOSE}\r\n`, 400],
    ['it asks for a tunnel', `CONNECT planted:443 HTTP/1.1\r\n${CLOSE}\r\n`, 400],
    ['it names two hosts', `GET / HTTP/1.1\r\nHost: elsewhere\r\n${CLOSE}\r\n`, 400],
    ['it names no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['it is no HTTP', 'rubbish\r\n\r\n', 400],
    ['its headers are too large', `GET / HTTP/1.1\r\n${CLOSE}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['it expects what no one promises', `GET / HTTP/1.1\r\n${CLOSE}Expect: a miracle\r\n\r\n`, 417],
    [
      'it never ends',
      `POST / HTTP/1.1\r\n${CLOSE}Transfer-Encoding: chunked\r\n\r\n${`10000\r\n${'x'.repeat(65_536)}\r\n`.repeat(40)}`,
      413,
    ],
  ])('is refused as every refusal is, where %s', async (_, bytes, status) => {
    const { head, body, ...answer } = await sendRaw(edge.url, bytes);
    expect(answer.status).toBe(status);
    expect(headersOf(head)).toMatchObject(EARLY_HEADERS);
    expect(JSON.parse(body)).toEqual({ error: expect.any(String), code: expect.any(String) });
    expect(asked).toEqual([]);
  });

  it('takes no connection from the others, and no server out of turn', async () => {
    const bytes = `OPTIONS * HTTP/1.1\r\n${CLOSE}\r\n`;
    for (let sent = 0; sent < MORE_THAN_ITS_CONNECTIONS; sent += 40)
      await Promise.all(Array.from({ length: 40 }, () => sendRaw(edge.url, bytes)));
    expect(edge.isReady()).toBe(true);
    expect((await fetch(edge.url)).status).toBe(200);
  });

  it('is not one that takes us for a proxy', async () => {
    const { status } = await sendRaw(edge.url, `GET http://planted.example?a=1 HTTP/1.1\r\n${CLOSE}\r\n`);
    expect([status, asked]).toEqual([200, ['GET /?a=1']]);
  });

  it('is not one whose length is said of another body than it has, as far as HTTP allows', async () => {
    const bytes = `POST /a HTTP/1.1\r\n${CLOSE}Content-Length: 0002\r\n\r\n{}`;
    expect((await sendRaw(edge.url, bytes)).status).toBe(200);
  });
});

describe('an answer that breaks off', () => {
  it('is the one request’s alone: the server stays up, and its connections free', async () => {
    const behind = createServer((request, response) => {
      if (request.url !== '/broken') return void response.end('ok');
      response.writeHead(200, { 'content-length': 10 }).write('abc', () => request.socket.destroy());
    });
    const edge = await edgeFor(await listening(behind));
    const broken = () => fetch(`${edge.url}/broken`).then((response) => response.text());
    for (let sent = 0; sent < MORE_THAN_ITS_CONNECTIONS; sent += 40) {
      const tried = await Promise.allSettled(Array.from({ length: 40 }, broken));
      expect(new Set(tried.map(({ status }) => status))).toEqual(new Set(['rejected']));
      expect(edge.isReady()).toBe(true);
    }
    expect(await (await fetch(edge.url)).text()).toBe('ok');
    await edge.stop();
    behind.close();
  });

  it('or does not begin where a server cuts the connection shows nothing of the server', async () => {
    const behind = createServer((request, response) => {
      if (request.url === '/cut') return void request.socket.destroy();
      response.end('ok');
    });
    const edge = await edgeFor(await listening(behind));
    const cut = await fetch(`${edge.url}/cut`);
    expect([cut.status, edge.isReady()]).toEqual([502, true]);
    expect((await fetch(edge.url)).status).toBe(200);
    await edge.stop();
    behind.close();
  });
});
