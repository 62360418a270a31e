import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endWithin } from './end-within';

let server: Server;
let answer: (response: ServerResponse) => void;
beforeEach(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
});

/** Asks as a library does that lets no one at its request: by Node's own agent, and without a limit. */
const ask = () =>
  new Promise<string>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, host: '127.0.0.1' }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    asked.on('error', reject);
    asked.end();
  });

const openConnections = () =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

async function untilNoneIsOpen(): Promise<void> {
  const until = Date.now() + 2_000;
  while ((await openConnections()) > 0) {
    if (Date.now() > until) throw new Error(`${await openConnections()} connections are still open`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('a request that a library makes within a limit', () => {
  it('is answered as ever', async () => {
    answer = (response) => void response.end('here');
    expect(await endWithin(2_000, ask)).toBe('here');
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['is never answered', () => undefined],
    ['is answered with half a body', (response) => void response.writeHead(200).write('ha')],
  ])('is ended, with its connection, when it %s', async (_, how) => {
    answer = how;
    await expect(endWithin(100, ask)).rejects.toThrow('no answer within 100 ms');
    await untilNoneIsOpen();
  });

  it('is ended when what it was made for has failed', async () => {
    answer = () => undefined;
    const work = async () => {
      const asked = ask();
      asked.catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('failed otherwise');
    };
    await expect(endWithin(2_000, work)).rejects.toThrow('failed otherwise');
    await untilNoneIsOpen();
  });

  it('leaves those of others alone', async () => {
    answer = (response) => void setTimeout(() => response.end('late'), 150);
    const other = ask();
    await expect(endWithin(50, ask)).rejects.toThrow('no answer');
    expect(await other).toBe('late');
  });
});
