import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { HostileRequest } from './requests';

/** 'cut' where the server closed the connection before its answer arrived, as it may for what is far too large. */
export interface Answered {
  readonly status: number | 'cut' | 'silent';
  readonly correlationId: string | undefined;
  /** Of an answer of 5xx, which there should be none of. */
  readonly fault?: string;
}

/** Longest that an answer may take, in milliseconds. */
const WITHIN = 20_000;

/** Sends requests as they are, over a few connections that are kept open. */
export function createSender(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  return {
    send: ({ method, path, headers, body }: HostileRequest): Promise<Answered> =>
      new Promise((resolve) => {
        const length = body && { 'content-length': String(body.length) };
        const asked = request(
          { agent, hostname, port, method, path, headers: { ...headers, ...length }, timeout: WITHIN },
          (answer) => void read(answer).then(resolve),
        );
        const end = (status: Answered['status']) => resolve({ status, correlationId: undefined });
        asked.once('error', () => end('cut'));
        asked.once('timeout', () => {
          end('silent');
          asked.destroy();
        });
        asked.end(body);
      }),
    close: () => agent.destroy(),
  };
}

async function read(answer: IncomingMessage): Promise<Answered> {
  const { statusCode = 0, headers } = answer;
  const id = headers['x-correlation-id'];
  const correlationId = typeof id === 'string' ? id : undefined;
  if (statusCode >= 500) return { status: statusCode, correlationId, fault: await text(answer) };
  await new Promise((end) => answer.resume().once('close', end));
  return { status: statusCode, correlationId };
}
