import { createServer } from 'node:net';
import { serveHealth } from './serve-health';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

it('the health of a process is told on a port of its own', async () => {
  let ready = true;
  const port = await freePort();
  const health = await serveHealth(port, '127.0.0.1', () => ready);
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await ask('/healthz')).toBe(200);
  ready = false;
  expect(await ask('/healthz')).toBe(503);
  expect(await ask('/')).toBe(404);
  await health.stop();
  await expect(ask('/healthz')).rejects.toThrow();
});
