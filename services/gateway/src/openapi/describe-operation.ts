import { pathFieldsOf } from '@planted/contracts';
import { type AnyCall, wireSchema, type WireSchema } from '@planted/contracts/frozen';
import { DATA_BASE } from '../edge/wire-names';
import type { NamedSchemas, ReferringSchema } from './named-schemas';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: ReferringSchema;
}

interface Reference {
  readonly $ref: string;
}

interface Content {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: { readonly 'application/json': { readonly schema: ReferringSchema } };
}

/** One call, as OpenAPI 3.1 has it. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: boolean; readonly content: NonNullable<Content['content']> };
  readonly responses: Readonly<Record<string, Content | Reference>>;
}

const response = (name: string): Reference => ({ $ref: `#/components/responses/${name}` });

/** 'save-garden' is saveGarden. */
export const operationIdOf = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** '/api/reminder/:id' is '/api/reminder/{id}'. */
export const pathTemplateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** '/api/gardens/save' is of 'gardens', '/api/me' of 'session'. */
const tagOf = (path: string): string => {
  const [, base, group, rest] = path.split('/');
  if (base !== 'api') return 'plants';
  return rest === undefined || group === 'auth' || group === 'demo' || group === 'recovery'
    ? 'session'
    : (group ?? '');
};

/** What the gateway does around each call of the contracts: services/gateway/src/edge. */
export function describeOperation(call: AnyCall, description: string, named: NamedSchemas): Operation {
  const request = wireSchema(call.request);
  const inPath = pathFieldsOf(call);
  const isGet = call.method === 'GET';
  const parameters = [...parametersOf(request, inPath, isGet, named), ...(isGet ? [] : [IDEMPOTENCY])];
  const body = isGet ? undefined : bodyOf(request, inPath, named);
  return {
    operationId: operationIdOf(call.name),
    tags: [tagOf(call.path)],
    description,
    security: call.access === 'signed-in' ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: responsesOf(call, named),
  };
}

const IDEMPOTENCY: Reference = { $ref: '#/components/parameters/IdempotencyKey' };

function parametersOf(
  { properties = {}, required = [] }: WireSchema,
  inPath: readonly string[],
  isGet: boolean,
  named: NamedSchemas,
): Parameter[] {
  return Object.entries(properties)
    .filter(([name]) => isGet || inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? ('path' as const) : ('query' as const),
      required: required.includes(name),
      schema: named.refer(schema),
    }));
}

/** Nothing for a call that has no fields: its body may be left out. */
function bodyOf(
  request: WireSchema,
  inPath: readonly string[],
  named: NamedSchemas,
): Operation['requestBody'] {
  const { properties = {}, required = [], ...rest } = request;
  const names = Object.keys(properties).filter((name) => !inPath.includes(name));
  if (names.length === 0) return undefined;
  const needed = required.filter((name) => names.includes(name));
  const schema = {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name))),
    required: needed,
  };
  return { required: needed.length > 0, content: { 'application/json': { schema: named.refer(schema) } } };
}

function responsesOf(call: AnyCall, named: NamedSchemas): Operation['responses'] {
  const answer = wireSchema(call.answer);
  const success = { '200': { description: 'Done', ...json(named.refer(answer)) } };
  if (call.path.startsWith(DATA_BASE))
    return { ...success, '400': response('DataApiRefused'), '429': response('DataApiRefused') };
  return {
    ...(isRedirect(answer) ? { '303': REDIRECT } : success),
    '400': response('Invalid'),
    ...(call.access === 'signed-in' && { '401': response('NotSignedIn') }),
    ...(call.method !== 'GET' && { '403': response('Forbidden'), '413': response('TooLarge') }),
    '429': response('TooMany'),
    '503': response('Unavailable'),
    default: response('Refused'),
  };
}

const json = (schema: ReferringSchema) => ({ content: { 'application/json': { schema } } });

const REDIRECT: Content = {
  description: 'The browser is sent on',
  headers: { Location: { schema: { type: 'string' } } },
};

const isRedirect = ({ properties }: WireSchema): boolean => properties?.statusCode?.const === 303;
