import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const PUBLIC_HOST = 'garden.example';
/** As a browser sends it from a page of the public's address. */
const FROM_PUBLIC_PAGE = {
  host: PUBLIC_HOST,
  origin: `https://${PUBLIC_HOST}`,
  'sec-fetch-site': 'same-origin',
};
const FORGED = { host: PUBLIC_HOST, 'x-forwarded-host': 'localhost' };

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function start(environment: Record<string, string> = {}): Promise<TestGateway> {
  const gateway = await startTestGateway(environment);
  opened.push(gateway.stop);
  return gateway;
}

type Rewrite = (headers: IncomingHttpHeaders, upstream: string) => IncomingHttpHeaders;

/** A reverse proxy on this machine: whatever it passes on comes from a loopback address. */
async function proxyTo(gateway: TestGateway, rewrite: Rewrite): Promise<number> {
  const { port, host } = new URL(gateway.url);
  const proxy: Server = createServer((incoming, response) => {
    const { method, url: path, headers } = incoming;
    const on = ask(
      { host: '127.0.0.1', port, method, path, headers: rewrite(headers, host) },
      (answer) => void answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers)),
    );
    incoming.pipe(on);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  opened.push(() => new Promise((closed) => proxy.close(closed)));
  return (proxy.address() as AddressInfo).port;
}

const send = (port: number | string, method: string, path: string, headers: IncomingHttpHeaders) =>
  new Promise<{ status: number | undefined; body: string }>((answered, failed) => {
    const body = method === 'POST' ? '{}' : '';
    const typed = method === 'POST' ? { 'content-type': 'application/json' } : {};
    const sent = ask(
      { host: '127.0.0.1', port, method, path, agent: false, headers: { ...typed, ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          answered({ status: answer.statusCode, body: Buffer.concat(parts).toString() }),
        );
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
const signIn = async (port: number | string, headers: IncomingHttpHeaders) =>
  (await send(port, 'POST', '/api/demo/sign-in', headers)).status;
const isOffered = async (port: number | string, headers: IncomingHttpHeaders) =>
  (JSON.parse((await send(port, 'GET', '/api/client-config', headers)).body) as { demo: boolean }).demo;

describe('the demo gardener', () => {
  it.each([
    ['keeps the Host', (headers) => headers],
    ['names the client', (headers, host) => ({ ...headers, host, 'x-forwarded-for': '203.0.113.9' })],
    ['names the Host alone', (headers, host) => ({ ...headers, host, 'x-forwarded-host': headers.host })],
    ['names itself', (headers, host) => ({ ...headers, host, via: '1.1 proxy' })],
    ['names the client as RFC 7239 says', (headers, host) => ({ ...headers, host, forwarded: 'for=_x' })],
    ['writes another Host and names no one', (headers, host) => ({ ...headers, host })],
  ] satisfies [string, Rewrite][])(
    'AUTH-3 stays out where a proxy on this machine passes the public on and %s',
    async (_how, rewrite) => {
      const gateway = await start();
      const port = await proxyTo(gateway, rewrite);
      expect(await signIn(port, FROM_PUBLIC_PAGE)).toBe(404);
      expect(gateway.messaging.sent).toEqual([]);
    },
  );

  it('AUTH-3 stays out where a client claims to be on this machine', async () => {
    const gateway = await start();
    const port = await proxyTo(gateway, (headers) => headers);
    expect(await signIn(port, FORGED)).toBe(404);
    expect(await isOffered(port, FORGED)).toBe(false);
  });

  it('AUTH-3 stays out behind an edge that has passed on what another proxy sent', async () => {
    const gateway = await start({ SERVE_FRONT_ENDS: 'false', TRUSTED_PROXIES: '127.0.0.1' });
    const { port, host } = new URL(gateway.url);
    const local = { host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:8080' };
    expect(await signIn(port, { ...local, 'x-forwarded-proto': 'http' })).toBe(200);
    expect(await signIn(port, { ...local, 'x-forwarded-for': '203.0.113.9, 127.0.0.1' })).toBe(404);
    expect(await signIn(port, { ...local, 'x-forwarded-host': PUBLIC_HOST })).toBe(404);
  });

  it('AUTH-3 comes in from this machine, by any of its names', async () => {
    const gateway = await start();
    const { port } = new URL(gateway.url);
    for (const name of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'planted.localhost']) {
      expect([name, await signIn(port, { host: name, origin: `http://${name}` })]).toEqual([name, 200]);
      expect([name, await isOffered(port, { host: name })]).toEqual([name, true]);
    }
  });

  it('AUTH-3 comes in through a proxy where that is demanded', async () => {
    const gateway = await start({ DEMO_SIGN_IN: 'true' });
    const port = await proxyTo(gateway, (headers) => headers);
    expect(await signIn(port, FROM_PUBLIC_PAGE)).toBe(200);
    expect(await isOffered(port, FROM_PUBLIC_PAGE)).toBe(true);
  });
});
