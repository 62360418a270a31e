import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { findSessionQuery, savePlantsCall, savePlantsCommand } from '@planted/contracts';
import type { Messaging } from '@planted/service-kit';

/**
 * The least that can answer a call of a signed-in gardener: the body read and parsed, the session looked up, the input
 * checked by the same schema, the command sent, the answer written. No routes, limits, headers, log or figures.
 */
export function createBareServer(messaging: Messaging): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [, sessionToken = ''] =
      /(?:^|;\s*)planted_session=([^;]+)/.exec(request.headers.cookie ?? '') ?? [];
    const context = { actor: null, correlationId: randomUUID(), commandId: randomUUID() };
    const found = await messaging.send(findSessionQuery, { sessionToken }, context);
    if (!found) return say(response, 401, { error: 'Not logged in' });
    const parsed = savePlantsCall.request.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
    if (!parsed.success) return say(response, 400, { error: 'The request is not valid' });
    const actor = { userId: found.user.id };
    say(response, 200, await messaging.send(savePlantsCommand, parsed.data, { ...context, actor }));
  };
  return createServer((request, response) => {
    answer(request, response).catch(() => say(response, 500, { error: 'Something went wrong' }));
  });
}

function say(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    .end(text);
}
