import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { endChild, startProgram } from '../engines/processes.mjs';
import { until } from '../engines/until.mjs';
import { servingPorts } from '../topology/ports.mjs';
import { root } from '../workspace/root.mjs';
import { sendMalformed } from './malformed-requests.mjs';

/** `npm run fuzz -- --only malformed` asks for more of them, and with another seed each time. */
const REQUESTS = Number(process.env['MALFORMED_REQUESTS'] ?? 1_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
const START_TIMEOUT_MS = 60_000;
const TEST_TIMEOUT_MS = 120_000 + REQUESTS * 30;

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

describe(`${REQUESTS} malformed requests`, () => {
  const database = `malformed_${randomUUID().replaceAll('-', '')}`;
  const folder = mkdtempSync(join(tmpdir(), 'planted-malformed-'));
  const stops: (() => Promise<unknown>)[] = [];
  let product: string;
  let edge: string;

  const onServer = async (sql: string) => {
    const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const start = async (
    program: string,
    port: number,
    environment: Record<string, string>,
    health: string,
  ) => {
    const url = `http://127.0.0.1:${port}`;
    const child = startProgram({
      command: process.execPath,
      args: [join(root, `services/${program}/dist/main.js`)],
      cwd: root,
      env: { PATH: process.env['PATH'], PORT: String(port), NODE_ENV: 'test', ...environment },
      endSignal: 'SIGKILL',
    });
    stops.push(() => endChild(child, [['SIGTERM', 3_000]]));
    if (!(await until(() => answers(url + health), START_TIMEOUT_MS)))
      throw new Error(`${program} does not answer`);
    return url;
  };

  beforeAll(async () => {
    await onServer(`create database ${database}`);
    const databaseUrl = new URL(String(process.env['TEST_DATABASE_URL']));
    databaseUrl.pathname = `/${database}`;
    const [one = 0, other = 0] = await servingPorts(2);
    const settings = {
      DATABASE_URL: databaseUrl.href,
      PLANTED_DATA_DIR: folder,
      CALLS_PER_MINUTE: '1000000000',
    };
    product = await start('embedded', one, settings, '/api/health');
    edge = await start('edge', other, { ROUTES: `/=${product}` }, '/healthz');
  }, 2 * START_TIMEOUT_MS);
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
    await onServer(`drop database if exists ${database} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['the edge', () => edge],
    ['the product', () => product],
  ] as const)(
    `API-1 get no 5xx from %s, which serves everyone after (seed ${SEED})`,
    async (name, urlOf) => {
      const url = urlOf();
      const began = performance.now();
      const { statuses, blamed } = await sendMalformed({ url, requests: REQUESTS, seed: SEED });
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`${REQUESTS} malformed requests to ${name} in ${seconds} s: ${JSON.stringify(statuses)}`);
      expect({ blamed, silent: statuses['silent'] ?? 0 }).toEqual({ blamed: [], silent: 0 });
      expect(statuses['400']).toBeGreaterThan(REQUESTS / 5);
      const after = await Promise.all(Array.from({ length: 200 }, () => fetch(`${url}/api/client-config`)));
      expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
    },
    TEST_TIMEOUT_MS,
  );
});
