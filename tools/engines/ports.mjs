import { createServer } from 'node:net';

/**
 * @param {number} port 0 for any
 * @param {string} host
 * @returns {Promise<number>} the port, free a moment ago
 * @throws what listening there throws, e.g. code EADDRINUSE
 */
export const probePort = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const found = address && typeof address === 'object' ? address.port : port;
      server.close(() => resolve(found));
    });
  });

/** @returns {Promise<number>} a TCP port on loopback, free a moment ago */
export const freePort = () => probePort(0, '127.0.0.1');
