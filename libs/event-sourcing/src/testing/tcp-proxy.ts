import { createServer, connect, type Socket, type AddressInfo } from 'node:net';

/** A wire that a test can cut: a loopback port in front of a real server. */
export type TcpProxy = {
  /** The given URL, with the proxy's address in place of the server's. */
  readonly url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  /** Keeps connections open and lets nothing through, like a peer that has stopped answering. */
  freeze(): void;
  /** Lets new connections (and frozen ones) through again. */
  mend(): void;
  close(): Promise<void>;
};

export async function createTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';

  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (state === 'frozen') one.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    cut() {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    freeze() {
      state = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    mend() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
