import {
  type MessageContext,
  readAccountQuery,
  readPlantsQuery,
  REFUSAL_STATUS,
  selectPlantsQuery,
} from '@planted/contracts';
import type { Messaging, NewId } from '@planted/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { RateLimits } from '../edge/rate-limits';
import { refusalFrom } from '../edge/refusal.filter';
import { DATA_BASE } from '../edge/wire-names';
import { bearerOf } from '../sign-in-service/auth-route';
import { answerRead } from './answer-read';
import { DataApiError } from './data-api-error';
import { pageOf, parseOneRow, parseRead } from './parse-read';
import { readHeaders, type WishedAnswer } from './read-headers';
import { refuseRest } from './refuse-rest';

export interface DataApiParts {
  readonly messaging: Messaging;
  readonly limits: RateLimits;
  readonly newId: NewId;
  readonly log: Logger;
}

const USER_COLUMNS = ['id', 'given_name', 'profile_picture_url', 'created_at'];
/** How the product itself reads the table. */
const WHOLE_TABLE = ['', 'select=*&order=plant_name.asc', 'select=%2A&order=plant_name.asc'];

/** What a route of the data API is answered from. */
interface AskedData {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly messaging: Messaging;
  readonly context: MessageContext;
  readonly wished: WishedAnswer;
}

/** One table: all of them are read, and none is written. */
export interface DataRoute {
  /** Below DATA_BASE. */
  readonly path: `/${string}`;
  readonly access: 'anyone' | 'bearer';
  answer(asked: AskedData): Promise<unknown>;
}

const queryOf = ({ url }: FastifyRequest): string => url.split('?')[1] ?? '';

async function readPlants({ request, reply, messaging, context, wished }: AskedData): Promise<unknown> {
  const text = queryOf(request);
  const { isCounted, isOneObject } = wished;
  const isPlain = request.headers.range === undefined && !isCounted && !isOneObject;
  if (isPlain && WHOLE_TABLE.includes(text)) return messaging.send(readPlantsQuery, {}, context);
  const { selected, read } = parseRead(new URLSearchParams(text), request.headers.range, isCounted);
  const found = await messaging.send(selectPlantsQuery, read, context);
  return answerRead(reply, selected, { ...found, offset: read.offset, isOneObject });
}

async function readOwnRow({ request, reply, messaging, context, wished }: AskedData): Promise<unknown> {
  const accessToken = bearerOf(request);
  const query = new URLSearchParams(queryOf(request));
  const selected = parseOneRow(query, 'users', USER_COLUMNS);
  const { offset, limit } = pageOf(query, request.headers.range);
  const {
    id,
    user_metadata: person,
    created_at,
  } = await messaging.send(readAccountQuery, { accessToken }, context);
  const own = { id, given_name: person.given_name, profile_picture_url: person.picture, created_at };
  const rows = [own].slice(offset, limit === null ? undefined : offset + limit);
  const count = wished.isCounted ? 1 : null;
  return answerRead(reply, selected, { rows, count, offset, isOneObject: wished.isOneObject });
}

/** The plant table, and one's own row of the users table, as clients of PostgREST read them (1 §7). */
export const dataRoutes: readonly DataRoute[] = [
  { path: '/plants', access: 'anyone', answer: readPlants },
  { path: '/users', access: 'bearer', answer: readOwnRow },
];

const tables = dataRoutes.map(({ path }) => path.slice(1));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export async function serveDataApi(server: FastifyInstance, parts: DataApiParts): Promise<void> {
  const { messaging, limits, newId, log } = parts;
  await server.register(
    async (scope) => {
      scope.setErrorHandler(answerError(log));
      scope.addHook('onRequest', (request) => limits.countVisitor(request, 'call'));
      for (const { path, answer } of dataRoutes)
        scope.get(path, (request, reply) => {
          const context = { actor: null, correlationId: request.id, commandId: newId() };
          return answer({ request, reply, messaging, context, wished: readHeaders(request) });
        });
      const refuse = (request: FastifyRequest) => refuseRest(request, tables);
      for (const url of ['/', '/*'])
        scope.route({ method: METHODS, url, onRequest: async (request) => refuse(request), handler: refuse });
    },
    { prefix: DATA_BASE },
  );
}

const answerError = (log: Logger) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof DataApiError) {
    const { status, code, message, details, hint } = error;
    return reply.status(status).send({ error: message, code, message, details, hint });
  }
  const refusal = refusalFrom(error);
  if (!refusal) log.error({ err: error, correlationId: request.id }, 'a call failed');
  const message = refusal?.message ?? 'Something went wrong. Please try again.';
  // A token that is not believed is no token.
  const isToken = refusal?.code === 'forbidden' || refusal?.code === 'not-signed-in';
  const status = isToken ? 401 : refusal ? REFUSAL_STATUS[refusal.code] : 500;
  const code = isToken ? 'PGRST301' : (refusal?.code ?? 'XX000');
  if (refusal?.retryAfter !== undefined) void reply.header('retry-after', Math.ceil(refusal.retryAfter));
  return reply.status(status).send({ error: message, code, message, details: null, hint: null });
};
