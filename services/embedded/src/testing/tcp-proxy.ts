import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be broken. */
export interface TcpProxy {
  /** The server's address, by way of the proxy. */
  readonly url: string;
  /** Nothing gets through any more, and no side is notified: a half-open network. */
  stall(): void;
  /** Open connections are reset and new ones refused: a dead server. */
  cut(): void;
  heal(): void;
  close(): Promise<void>;
}

export async function openTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const server = new URL(serverUrl);
  let state: 'open' | 'stalled' | 'cut' = 'open';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    if (state === 'stalled') socket.pause();
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const listener = createServer((client) => {
    if (state === 'cut') return client.resetAndDestroy();
    const upstream = connect(Number(server.port), server.hostname);
    client.pipe(upstream).pipe(client);
    keep(client, upstream);
    keep(upstream, client);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return {
    url: url.href,
    stall() {
      state = 'stalled';
      for (const socket of sockets) socket.pause();
    },
    cut() {
      state = 'cut';
      for (const socket of sockets) socket.resetAndDestroy();
    },
    heal() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    async close() {
      listener.close();
      for (const socket of sockets) socket.destroy();
      await once(listener, 'close');
    },
  };
}
