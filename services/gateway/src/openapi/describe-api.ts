import { errorAnswer, REFUSAL_STATUS } from '@planted/contracts';
import { allCalls, wireSchema } from '@planted/contracts/frozen';
import {
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY,
  SECURE_SESSION_COOKIE,
  SESSION_COOKIE,
} from '../edge/wire-names';
import { describeOperation, type Operation, pathTemplateOf } from './describe-operation';
import { NamedSchemas, type ReferringSchema } from './named-schemas';

export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, ReferringSchema>>;
    readonly responses: object;
    readonly parameters: object;
    readonly securitySchemes: object;
  };
}

export interface ApiSource {
  /** The product's, e.g. '0.1.0'. */
  readonly version: string;
  /** Name of a call → what it does. */
  readonly descriptions: ReadonlyMap<string, string>;
}

/**
 * All calls of the contracts as OpenAPI 3.1: their shapes from the contracts, and around them what the gateway does.
 * @throws Error for a call without a comment
 */
export function describeApi({ version, descriptions }: ApiSource): OpenApi {
  const named = new NamedSchemas();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of allCalls) {
    const description = descriptions.get(call.name);
    if (description === undefined) throw new Error(`${call.name} has no comment above its defineCall`);
    const path = pathTemplateOf(call.path);
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: describeOperation(call, description, named),
    };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Planted', version, description: 'The calls of the pages, as the gateway answers them.' },
    paths,
    components: {
      schemas: { ...named.schemas, Error: wireSchema(errorAnswer), DataApiError: DATA_API_ERROR },
      responses: RESPONSES,
      parameters: { IdempotencyKey: IDEMPOTENCY_PARAMETER },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SECURE_SESSION_COOKIE,
          description: `The session, HttpOnly. On http loopback it is called ${SESSION_COOKIE}.`,
        },
      },
    },
  };
}

const IDEMPOTENCY_PARAMETER = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description:
    'Names the command: a repeat with the same key is done once. Where the repeat asks for something else, it is refused with 409. For saveGarden it names the draft: the same key is the same garden.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
};

/** What PostgREST answers, whose clients read it. */
const DATA_API_ERROR: ReferringSchema = {
  type: 'object',
  properties: {
    error: { type: 'string' },
    code: { type: 'string' },
    message: { type: 'string' },
    details: { type: ['string', 'null'] },
    hint: { type: ['string', 'null'] },
  },
  required: ['error', 'code', 'message', 'details', 'hint'],
};

const refused = (description: string, schema = 'Error') => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});
const later = (description: string) => ({
  ...refused(description),
  headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
});

const RESPONSES = {
  Invalid: refused('The request is not as described; `field` names the first wrong one'),
  NotSignedIn: refused('There is no session, or it must be refreshed'),
  Forbidden: refused('The request comes from another site, or its body is not application/json'),
  TooLarge: refused('The body is too large'),
  TooMany: later('Too many requests'),
  Unavailable: later('The service does not answer now'),
  Refused: refused(
    `Any other refusal: ${Object.entries(REFUSAL_STATUS)
      .map(([code, status]) => `${status} ${code}`)
      .join(', ')}; 500 for a fault of the server`,
  ),
  DataApiRefused: refused('The read is not understood, or there were too many', 'DataApiError'),
};
