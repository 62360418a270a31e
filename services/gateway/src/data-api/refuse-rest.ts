import type { FastifyRequest } from 'fastify';
import { DATA_BASE } from '../edge/wire-names';
import { DataApiError } from './data-api-error';
import { expectSchemaOfWrite, readHeaders } from './read-headers';

/**
 * Refuses what the data API has no answer for as PostgREST does: a write, a function, a table that is none. A body is
 * not read for it.
 * @param tables the names of those that there are
 * @throws DataApiError
 */
export function refuseRest(request: FastifyRequest, tables: readonly string[]): never {
  if (request.method === 'GET' || request.method === 'HEAD') readHeaders(request);
  else expectSchemaOfWrite(request);
  const [, of, name] = /^\/(rpc\/)?(\w{1,63})$/.exec(pathOf(request)) ?? [];
  if (name === undefined) throw new DataApiError(404, 'PGRST125', 'Invalid path specified in request URL');
  if (of !== undefined)
    throw new DataApiError(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`);
  if (!tables.includes(name))
    throw new DataApiError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
  throw new DataApiError(403, '42501', `permission denied for table ${name}`);
}

const pathOf = ({ url }: FastifyRequest): string => (url.split('?', 1)[0] ?? '').slice(DATA_BASE.length);
