import { createServer } from 'node:net';
import { Counter } from 'prom-client';
import { createMetrics } from '../metrics/create-metrics';
import { startManagementServer } from './management-server';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

describe('the management server', () => {
  it('serves liveness, readiness and metrics on a port of its own', async () => {
    let live = true;
    let reasons: string[] = [];
    const port = await freePort();
    const metrics = createMetrics('gardens');
    new Counter({ name: 'planted_waterings_total', help: 'Waterings.', registers: [metrics] }).inc(3);
    const server = await startManagementServer(
      { OPERATORS_PORT: port, OPERATORS_HOST: '127.0.0.1' },
      { metrics, isLive: () => live, readiness: () => ({ ready: reasons.length === 0, reasons }) },
    );
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);

    reasons = ['tracking.dashboard is 31 s behind'];
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
    expect(await (await ask('/readyz')).json()).toEqual({ ready: false, reasons });

    live = false;
    expect((await ask('/healthz')).status).toBe(503);
    expect((await ask('/')).status).toBe(404);

    const scraped = await ask('/metrics');
    expect(scraped.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await scraped.text();
    expect(text).toContain('planted_waterings_total{process="gardens"} 3');
    expect(text).toContain('planted_ready{process="gardens"} 0');
    expect(text).toContain('nodejs_eventloop_lag_seconds{process="gardens"}');
    await server.stop();
    await expect(ask('/healthz')).rejects.toThrow();
  });

  it('does not start without a port', async () => {
    const server = await startManagementServer(
      { OPERATORS_PORT: undefined, OPERATORS_HOST: '127.0.0.1' },
      {
        metrics: createMetrics('gardens'),
        isLive: () => true,
        readiness: () => ({ ready: true, reasons: [] }),
      },
    );
    await server.stop();
  });
});
