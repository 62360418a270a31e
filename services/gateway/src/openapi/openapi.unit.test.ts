import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { exampleRequests } from '../testing/example-requests';
import { ADAS_SESSION } from '../testing/scripted-messaging';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { apiPage } from './api-page';
import { callDescriptions } from './call-descriptions';
import { describeApi } from './describe-api';
import { operationIdOf, pathTemplateOf } from './describe-operation';

const root = join(__dirname, '../../../..');
const http = join(root, 'libs/contracts/src/http');
const descriptions = callDescriptions(
  readdirSync(http).map((file) => readFileSync(join(http, file), 'utf8')),
);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const api = describeApi({ version, descriptions });

const operations = new Map(
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      operation.operationId,
      { path, method, operation },
    ]),
  ),
);
const calls = exampleRequests.map(({ call, body }) => [call.name, { call, body }] as const);
const operationOf = (name: string) => operations.get(operationIdOf(name));

describe('the description of the API', () => {
  it('is OpenAPI 3.1, with every reference resolved', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(api)));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(validator.version).toBe('3.1');
    const text = JSON.stringify(api);
    const referred = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, ...to]) => to),
    );
    const missing = [...referred].filter(([kind = '', name = '']) => {
      const group: unknown = Reflect.get(api.components, kind);
      return typeof group !== 'object' || group === null || !(name in group);
    });
    expect([referred.size > 0, missing]).toEqual([true, []]);
  });

  it.each(calls)('has %s at its address', (name, { call }) => {
    expect(operationOf(name)).toMatchObject({
      path: pathTemplateOf(call.path),
      method: call.method.toLowerCase(),
    });
  });

  it('is on the page that readers open; `node tools/docs/openapi.mjs` writes it', () => {
    expect(readFileSync(join(root, 'docs/api.md'), 'utf8')).toBe(apiPage(api));
  });

  it('says nothing of the specification, which its readers do not have', () => {
    expect([...descriptions.values()].filter((sentence) => sentence.includes('§'))).toEqual([]);
  });

  it('is not made without a comment above each call', () => {
    expect(() => describeApi({ version, descriptions: new Map() })).toThrow(
      'add-garden-event has no comment above its defineCall',
    );
  });
});

describe('the gateway does as it is described', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ CALLS_PER_MINUTE: '100000' });
  });
  afterAll(() => gateway.stop());

  const ask = (path: string, method: string, headers: Record<string, string>, session?: string) =>
    gateway.request(path.replaceAll(/\{\w+\}/g, 'x'), {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json', ...headers },
      ...(session !== undefined && { session }),
      ...(method !== 'get' && { body: '{}' }),
    });

  it.each([...operations])(
    '%s answers guests with 401 where it says so, and only there',
    async (_, described) => {
      const { path, method, operation } = described;
      gateway.messaging.sent.length = 0;
      const { status } = await ask(path, method, {});
      const saysSo = '401' in operation.responses || operation.description.includes('401');
      expect([status === 401, operation.security.length > 0 && !saysSo]).toEqual([saysSo, false]);
    },
  );

  const commands = [...operations].filter(([, { method }]) => method !== 'get');
  it.each(commands)('%s reads the Idempotency-Key', async (_, { path, method, operation }) => {
    expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
    const response = await ask(path, method, { 'Idempotency-Key': 'two words' }, ADAS_SESSION);
    expect([response.status, JSON.parse(await response.text())]).toEqual([
      400,
      expect.objectContaining({ field: 'Idempotency-Key' }),
    ]);
  });
});
