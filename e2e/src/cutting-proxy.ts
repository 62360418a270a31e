import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Which answer is cut, and at which of its bytes, as a number from 0 to below 1. */
export interface Cut {
  readonly path: RegExp;
  readonly at: number;
  /** Then comes the rest, once this is settled; where it is absent the connection ends. */
  readonly rest?: Promise<unknown>;
}

/** A product behind a connection that ends in the middle of answers. */
export class CuttingProxy {
  /** Paths that were cut, each with how many of its bytes came. */
  readonly done: string[] = [];
  private cuts: Cut[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((asked, answer) => this.pass(asked, answer));

  private constructor(private readonly product: string) {
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
  }

  static async before(product: string): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(product);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', () => resolve()));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Cuts the next answer to each of these, and leaves all others alone. */
  cut(cuts: readonly Cut[]): void {
    this.cuts = [...cuts];
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, headers, url = '/' } = asked;
    const path = url.split('?', 1)[0] ?? '';
    const next = method === 'GET' ? this.cuts.find((cut) => cut.path.test(path)) : undefined;
    if (next) this.cuts = this.cuts.filter((cut) => cut !== next);
    // A browser reads half of what is packed as it likes.
    if (next?.rest) delete headers['accept-encoding'];
    const passed = request(`${this.product}${url}`, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      if (!next) return void response.pipe(answer).on('error', () => response.destroy());
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const whole = Buffer.concat(parts);
        const bytes = Math.floor(next.at * whole.length);
        this.done.push(`${path} ${bytes}/${whole.length}`);
        // Its headers and these bytes, then nothing: the connection is gone.
        answer.flushHeaders();
        if (next.rest) {
          answer.write(whole.subarray(0, bytes));
          void next.rest.then(() => answer.end(whole.subarray(bytes)));
        } else if (bytes === 0) answer.socket?.destroy();
        else answer.write(whole.subarray(0, bytes), () => answer.socket?.destroy());
      });
      return undefined;
    });
    const end = () => answer.destroy();
    passed.on('error', end);
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }
}
