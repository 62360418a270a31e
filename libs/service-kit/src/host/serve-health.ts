import { createServer } from 'node:http';
import type { Stoppable } from './run-process';

/** Where whoever watches over processes asks whether this one is well. */
const PATH = '/healthz';

/** Answers 200 on this port while `isReady` says so, else 503: for this process alone, at once. */
export async function serveHealth(port: number, host: string, isReady: () => boolean): Promise<Stoppable> {
  const server = createServer((request, response) => {
    const status = request.url !== PATH ? 404 : isReady() ? 200 : 503;
    response.writeHead(status, { 'cache-control': 'no-store' }).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
