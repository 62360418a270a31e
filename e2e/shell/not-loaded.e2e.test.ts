import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DESKTOP } from '../src/browser';
import { browserSuite } from '../src/browser-suite';

describe('a page that a test could not load', () => {
  const suite = browserSuite();
  let silent: Server;
  beforeEach(async () => {
    silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });
  afterEach(() => {
    silent.closeAllConnections();
    silent.close();
  });

  it('says what it waited for, and what the workers of its visitor did', async () => {
    const { page } = await suite.arrive({ ...DESKTOP, worker: 'allow' });
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js').then(() => undefined));
    page.setDefaultNavigationTimeout(1_000);
    const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    const loading = page.goto(address);
    await expect(loading).rejects.toThrow(/Timeout 1000ms exceeded/);
    await expect(loading).rejects.toThrow(`It waits for:\n  GET ${address}\n`);
    await expect(loading).rejects.toThrow(/\/service-worker\.js \(\d+\): \w+, \w+/);
  });
});
