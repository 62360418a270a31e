import { createServer } from 'node:net';

/** A port of this machine that no process listens on. */
export const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => done(port));
    });
  });
