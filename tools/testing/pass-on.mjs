import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Passes connections on, until they are cut: who knocks then is refused.
 * @param {import('node:net').ListenOptions} from where it listens; port 0 for any, which it keeps
 * @param {string | number} to a socket of the file system, or a port of this machine
 */
export async function passOn(from, to) {
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  /** @type {(one: import('node:net').Socket, other: import('node:net').Socket) => void} */
  function join(one, other) {
    open.add(one);
    one.on('error', () => {});
    one.on('close', () => {
      open.delete(one);
      other.destroy();
    });
    one.pipe(other);
  }
  const server = createServer((near) => {
    const far = typeof to === 'string' ? connect(to) : connect(to, '127.0.0.1');
    join(near, far);
    join(far, near);
  });
  let where = from;
  async function restore() {
    if (server.listening) return;
    server.listen(where);
    await once(server, 'listening');
    const address = server.address();
    if (address !== null && typeof address === 'object') where = { ...from, port: address.port };
  }
  await restore();
  return {
    port: where.port ?? 0,
    restore,
    async cut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
