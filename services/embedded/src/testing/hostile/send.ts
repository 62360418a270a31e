import { Agent, request } from 'node:http';
import type { HostileRequest } from './requests';

/** 'cut' where the server closed the connection before its answer arrived, as it may for what is far too large. */
export interface Answered {
  readonly status: number | 'cut' | 'silent';
  readonly correlationId: string | undefined;
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
        const end = (status: Answered['status'], correlationId?: string) =>
          resolve({ status, correlationId });
        const length = body && { 'content-length': String(body.length) };
        const options = {
          agent,
          hostname,
          port,
          method,
          path,
          headers: { ...headers, ...length },
          timeout: WITHIN,
        };
        const asked = request(options, (answer) => {
          const id = answer.headers['x-correlation-id'];
          const answered = () => end(answer.statusCode ?? 'cut', typeof id === 'string' ? id : undefined);
          answer.resume().once('end', answered).once('error', answered);
        });
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
