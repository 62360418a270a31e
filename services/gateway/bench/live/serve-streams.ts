import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog, type Messaging } from '@planted/service-kit';
import { startGateway } from '../../src/start-gateway';

/** A server of streams, and how to tell all of them of one change. */
export interface StreamServer {
  readonly url: string;
  tell(): void;
}

/** Each stream's session names its gardener: two streams each, as of a laptop and a phone. */
export const gardenerOf = (session: string): string =>
  `0190a000-0000-7000-8000-${(Number.parseInt(session, 36) >> 1).toString(16).padStart(12, '0')}`;
export const sessionOf = (stream: number): string => stream.toString(36).padStart(43, '0');

const BED = { kind: 'garden', id: '0190a000-0000-7000-8000-000000000001', by: 'request' };

/** The gateway as it is, with services that answer at once. */
export async function serveByGateway(streams: number): Promise<StreamServer> {
  let sequence = 1;
  let wake = () => {};
  const everybody = Array.from({ length: streams / 2 }, (_, pair) => gardenerOf(sessionOf(2 * pair)));
  const answer = async (name: string, input: { sessionToken: string; after?: number }) => {
    if (name === 'find-session') {
      const user = { id: gardenerOf(input.sessionToken), given_name: 'Ada', profile_picture_url: null };
      return { user, isGood: true };
    }
    if (name === 'follow-changes') return { changes: [], position: sequence, isComplete: true };
    if (input.after === sequence) await new Promise<void>((resolve) => (wake = resolve));
    const isNews = input.after !== undefined && input.after < sequence;
    return {
      position: sequence,
      changes: isNews ? everybody.map((gardenerId) => ({ ...BED, gardenerId, sequence })) : [],
    };
  };
  const gateway = await startGateway({
    environment: {
      ...{ NODE_ENV: 'test', PORT: '0', SERVE_FRONT_ENDS: 'false' },
      LIVE_STREAMS_PER_ADDRESS: String(streams),
    },
    log: createLog('info', { write: () => undefined }),
    messaging: {
      send: ({ name }: { name: string }, input: never) => answer(name, input),
    } as unknown as Messaging,
    natsState: () => 'absent',
  });
  return {
    url: gateway.url,
    tell() {
      sequence += 1;
      wake();
    },
  };
}

/** The least that a server of events does. */
export async function serveBare(): Promise<StreamServer> {
  const open = new Set<ServerResponse>();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
    open.add(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell: () => {
      for (const each of open) each.write(`id: 1\nevent: changed\ndata: ${JSON.stringify(BED)}\n\n`);
    },
  };
}
