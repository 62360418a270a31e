import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { DataApiError } from './data-api-error';

/** The one schema there is. */
const SCHEMA = 'public';
const ROWS = 'application/json';
export const ONE_OBJECT = 'application/vnd.pgrst.object+json';
const UTF_8 = ';charset=utf-8';
const OFFERED = [ROWS, ONE_OBJECT].flatMap((type) => [type, type + UTF_8]);
/** Preferences of PostgREST that a read has nothing to do for. */
const WITHOUT_EFFECT = /^(handling=(strict|lenient)|return=\S+|tx=\S+|max-affected=\d+)$/;
/** A count of all rows is also the best estimate of it. */
const COUNT = /^count=(exact|planned|estimated)$/;

/** What a request says about its answer in its headers. */
export interface WishedAnswer {
  readonly isOneObject: boolean;
  readonly isCounted: boolean;
}

/** @throws DataApiError for another schema, for media types that there are none of, and for what a strict client asks in vain */
export function readHeaders({ headers }: FastifyRequest): WishedAnswer {
  const schema = headers['accept-profile'];
  if (schema !== undefined && schema !== SCHEMA) throw noSuchSchema();
  const type = new Negotiator({ headers }).mediaType(OFFERED);
  if (type === undefined)
    throw new DataApiError(406, 'PGRST107', `None of these media types are available: ${headers.accept}`);
  const preferences = String(headers['prefer'] ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter(Boolean);
  const unknown = preferences.filter(
    (preference) => !WITHOUT_EFFECT.test(preference) && !COUNT.test(preference),
  );
  if (preferences.includes('handling=strict') && unknown.length > 0)
    throw new DataApiError(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${unknown.join(', ')}`,
    );
  return {
    isOneObject: type.startsWith(ONE_OBJECT),
    isCounted: preferences.some((preference) => COUNT.test(preference)),
  };
}

/** @throws DataApiError where a write names another schema than the one there is */
export function expectSchemaOfWrite({ headers }: FastifyRequest): void {
  const schema = headers['content-profile'];
  if (schema !== undefined && schema !== SCHEMA) throw noSuchSchema();
}

const noSuchSchema = (): DataApiError =>
  new DataApiError(
    406,
    'PGRST106',
    'Invalid schema',
    null,
    `Only the following schemas are exposed: ${SCHEMA}`,
  );
