import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A network between a browser and the product that loses what it is told to lose, whatever the browser is. */
export interface LossyProxy {
  readonly url: string;
  /** Paths that were lost, in order. */
  readonly lost: string[];
  /** From now on, requests whose path it matches get no answer; undefined: all arrive. */
  lose(pattern: RegExp | undefined): void;
  close(): Promise<void>;
}

/** @param target origin of the product */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const lost: string[] = [];
  let losing: RegExp | undefined;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (losing?.test(path)) {
      lost.push(path);
      incoming.destroy();
      return;
    }
    const forwarded = request(
      new URL(path, target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => incoming.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    lost,
    lose: (pattern) => {
      losing = pattern;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
