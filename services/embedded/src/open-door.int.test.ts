import { createLog } from '@planted/service-kit';
import { createTestDatabase } from '@planted/service-kit/testing';
import { startEmbedded } from './start-embedded';
import { freePort } from './testing/free-port';
import { openTcpProxy } from './testing/tcp-proxy';

describe('a product that is starting', () => {
  it('answers 503 until the services are ready, then 200', async () => {
    const database = await createTestDatabase();
    const proxy = await openTcpProxy(database.url);
    const port = await freePort();
    const health = () =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        async (response) => ({ status: response.status, body: await response.json() }),
        () => undefined,
      );
    proxy.stall();
    const environment = { NODE_ENV: 'test', PORT: String(port), DATABASE_URL: proxy.url };
    const starting = startEmbedded(environment, createLog('silent'));
    let early = await health();
    while (early === undefined) early = await health();
    expect(early).toMatchObject({
      status: 503,
      body: { status: 'unavailable', components: expect.any(Object) },
    });

    proxy.heal();
    const product = await starting;
    expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } });

    await product.stop();
    await proxy.close();
    await database.drop();
  });

  it('stops listening when the services cannot start', async () => {
    const port = await freePort();
    const environment = {
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    };
    await expect(startEmbedded(environment, createLog('silent'))).rejects.toThrow();
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
  });
});
