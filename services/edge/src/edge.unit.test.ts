import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createLog, type HttpTimeouts } from '@planted/service-kit/process';
import { type Edge, startEdge } from './start-edge';
import { trustedProxies } from './trusted-proxies';

interface Asked {
  readonly server: string;
  readonly method: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** A server behind the edge that can be made to disconnect in the middle of a request. */
class Behind {
  answers: 'well' | 'breaks' | 'sick' = 'well';
  origin = '';
  /** Streams of events that were opened here. */
  readonly streams: ServerResponse[] = [];
  private readonly server: Server;

  constructor(
    readonly name: string,
    asked: Asked[],
  ) {
    this.server = createServer(async (request, response) => {
      if (request.url === '/healthz')
        return void response.writeHead(this.answers === 'sick' ? 503 : 200).end();
      let body = '';
      for await (const chunk of request) body += String(chunk);
      if (request.url === '/api/gardens/live') return void this.open(response);
      asked.push({ server: name, method: `${request.method}`, body, headers: request.headers });
      if (this.answers === 'breaks') return void request.socket.destroy();
      response
        .writeHead(200, { 'set-cookie': ['a=1', 'b=2'], 'x-server': name })
        .end(`${name} ${request.url}`);
    });
  }

  private open(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1\n\n');
    this.streams.push(response);
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }
}

const log = createLog('silent');

describe('the edge', () => {
  let asked: Asked[];
  let one: Behind;
  let two: Behind;
  let shell: Behind;
  let edge: Edge;

  const start = (trusted: readonly string[] = [], timeouts?: HttpTimeouts) =>
    startEdge({
      routes: [
        { prefix: '/api', servers: [one.origin, two.origin] },
        { prefix: '/', servers: [shell.origin] },
      ],
      host: '127.0.0.1',
      port: 0,
      trusted: trustedProxies(trusted),
      ...(timeouts && { timeouts }),
      log,
    });

  beforeEach(async () => {
    asked = [];
    [one, two, shell] = [new Behind('one', asked), new Behind('two', asked), new Behind('shell', asked)];
    await Promise.all([one.start(), two.start(), shell.start()]);
    edge = await start();
  });
  afterEach(async () => {
    await edge.stop();
    await Promise.all([one, two, shell].map((each) => each.stop().catch(() => undefined)));
  });

  const serverOf = async (path: string, init?: RequestInit) =>
    (await fetch(edge.url + path, init)).headers.get('x-server');
  const save = (key?: string) => ({
    method: 'POST',
    body: '{"name":"Kitchen Bed"}',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
  });

  it('sends a path to the server of its longest prefix, round robin among its replicas', async () => {
    expect(await serverOf('/garden-summary?x=1')).toBe('shell');
    expect(await serverOf('/apiary')).toBe('shell');
    const turns = [await serverOf('/api/me'), await serverOf('/api/me'), await serverOf('/api/me')];
    expect(turns).toEqual(['one', 'two', 'one']);
  });

  it('hands on the request and the answer whole', async () => {
    const response = await fetch(`${edge.url}/api/gardens/save?a=b`, save());
    expect(await response.text()).toBe('one /api/gardens/save?a=b');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(asked[0]).toMatchObject({ method: 'POST', body: '{"name":"Kitchen Bed"}' });
    expect(asked[0]?.headers.host).toBe(new URL(edge.url).host);
  });

  it('sends any request to the other replica when one is down', async () => {
    await one.stop();
    for (let time = 0; time < 4; time += 1) expect(await serverOf('/api/gardens/save', save())).toBe('two');
  });

  it('sends a request again that broke off only when it can be told from a second one', async () => {
    one.answers = 'breaks';
    expect(await serverOf('/api/me')).toBe('two');
    expect(await serverOf('/api/gardens/save', save('draft-1'))).toBe('two');

    two.answers = 'breaks';
    asked.length = 0;
    const unnamed = await fetch(`${edge.url}/api/gardens/save`, save());
    expect(unnamed.status).toBe(502);
    expect(Number(unnamed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await unnamed.json()).toMatchObject({ code: 'unavailable' });
    expect(asked).toHaveLength(1);
  });

  it('leaves out a replica that reports not ready, until it is ready', async () => {
    const seen = async () => new Set([await serverOf('/api/me'), await serverOf('/api/me')]);
    const until = async (servers: string[]) => {
      const deadline = Date.now() + 60_000;
      while ([...(await seen())].toSorted().join() !== servers.join()) {
        if (Date.now() > deadline) throw new Error(`requests do not go to ${servers.join()}`);
      }
    };
    one.answers = 'sick';
    await until(['two']);
    one.answers = 'well';
    await until(['one', 'two']);
  });

  it('believes no one about where a request comes from, but a trusted proxy', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'x-forwarded-proto': 'https',
    };
    await fetch(`${edge.url}/api/me`, { headers });
    expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(asked[0]?.headers.forwarded).toBeUndefined();

    await edge.stop();
    edge = await start(['10.0.0.0/8', '127.0.0.1']);
    await fetch(`${edge.url}/api/me`, { headers });
    expect(asked[1]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-forwarded-proto': 'https',
    });
  });

  it('EDT-4 passes events on as they come, and answers calls beside any number of streams', async () => {
    await two.stop();
    const gone = new AbortController();
    const open = () =>
      fetch(`${edge.url}/api/gardens/live`, {
        headers: { accept: 'text/event-stream' },
        signal: gone.signal,
      });
    // More than the edge has connections for calls.
    const streams = await Promise.all(Array.from({ length: 200 }, open));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await serverOf('/api/me')).toBe('one');
    const readers = streams.map(({ body }) => body?.pipeThrough(new TextDecoderStream()).getReader());
    const heard = () => Promise.all(readers.map(async (reader) => (await reader?.read())?.value));
    expect(new Set(await heard())).toEqual(new Set(['id: 1\n\n']));
    for (const stream of one.streams) stream.write('id: 2\n\n');
    expect(new Set(await heard())).toEqual(new Set(['id: 2\n\n']));
    for (const stream of one.streams) stream.end();
    expect(new Set(await heard())).toEqual(new Set([undefined]));
    gone.abort();
  });

  it('cuts a client that does not get on with its request, and keeps it from the gateways', async () => {
    await edge.stop();
    edge = await start([], { headersMs: 200, requestMs: 400, idleMs: 75_000, checkIntervalMs: 50 });
    const said = await new Promise<string>((resolve) => {
      const client = connect(Number(new URL(edge.url).port), '127.0.0.1');
      let text = '';
      client.on('data', (chunk) => (text += String(chunk))).on('close', () => resolve(text));
      client.write('POST /api/gardens/save HTTP/1.1\r\nHost: planted\r\nContent-Length: 5\r\n\r\n{');
    });
    expect(said).toContain('408');
    expect(asked).toEqual([]);
  });

  it('refuses a body that is too large for anybody, and is well as long as every path has a server', async () => {
    const body = 'x'.repeat(3 * 1024 * 1024);
    const status = await fetch(`${edge.url}/api/gardens/save`, { method: 'POST', body }).then(
      (response) => response.status,
      () => 413,
    );
    expect(status).toBe(413);
    expect(asked).toEqual([]);
    expect((await fetch(`${edge.url}/healthz`)).status).toBe(200);
  });
});
