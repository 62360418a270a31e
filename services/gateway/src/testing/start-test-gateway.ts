import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathFieldsOf, pathFor } from '@planted/contracts';
import { createLog, type Environment, type Metrics, noMetrics } from '@planted/service-kit';
import type { AnyCall } from '../edge/call-request';
import { startGateway } from '../start-gateway';
import { ADAS_SESSION, createScriptedMessaging, type ScriptedMessaging } from './scripted-messaging';

export interface TestRequest {
  readonly method?: string;
  /** The secret in the cookie. */
  readonly session?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface TestGateway {
  readonly url: string;
  readonly messaging: ScriptedMessaging;
  /** The folder of its front ends: empty at first. */
  readonly frontEnds: string;
  readonly logged: string[];
  readonly metrics: Metrics;
  /** Makes this the shell's page. */
  putPage(html: string): Promise<void>;
  request(path: string, options?: TestRequest): Promise<Response>;
  /** A call with a JSON body, as the browser makes it; Ada's when no session is given. */
  post(path: string, body: unknown, options?: TestRequest): Promise<Response>;
  /** A right or wrong request of this call, made as its contract says: with its method, path and body. */
  ask(call: AnyCall, input: unknown): Promise<Response>;
  stop(): Promise<void>;
}

/** The gateway on a free port, with the services scripted. */
export async function startTestGateway(environment: Environment = {}): Promise<TestGateway> {
  const frontEnds = await mkdtemp(join(tmpdir(), 'front-ends-'));
  const messaging = createScriptedMessaging();
  const logged: string[] = [];
  const metrics = noMetrics();
  const gateway = await startGateway({
    environment: { NODE_ENV: 'test', PORT: '0', FRONT_ENDS_ROOT: frontEnds, ...environment },
    log: createLog('info', { write: (line) => void logged.push(line) }),
    messaging,
    natsState: () => 'absent',
    metrics,
  });
  const request: TestGateway['request'] = (path, { session, headers, ...options } = {}) => {
    const cookie: Record<string, string> =
      session === undefined ? {} : { cookie: `planted_session=${session}` };
    return fetch(gateway.url + path, { redirect: 'manual', ...options, headers: { ...cookie, ...headers } });
  };
  return {
    url: gateway.url,
    messaging,
    frontEnds,
    logged,
    metrics,
    putPage: async (html) => {
      await mkdir(join(frontEnds, 'shell/dist'), { recursive: true });
      await writeFile(join(frontEnds, 'shell/dist/index.html'), html);
    },
    request,
    post: (path, body, { session = ADAS_SESSION, headers } = {}) =>
      request(path, {
        method: 'POST',
        session,
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    ask: (call, input) => {
      const fields = pathFieldsOf(call);
      const record: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
      const rest = Object.fromEntries(Object.entries(record).filter(([key]) => !fields.includes(key)));
      return request(pathFor(call, record), {
        method: call.method,
        session: ADAS_SESSION,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields.length === 0 ? input : rest),
      });
    },
    stop: async () => {
      await gateway.stop();
      await rm(frontEnds, { recursive: true });
    },
  };
}

/** @returns starts a gateway for the tests of one file; all that were started end after the last of them */
export function testGateways(): typeof startTestGateway {
  const started: TestGateway[] = [];
  afterAll(async () => {
    for (const each of started) await each.stop();
  });
  return async (environment) => {
    const gateway = await startTestGateway(environment);
    started.push(gateway);
    return gateway;
  };
}
