import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eventually } from '@planted/event-sourcing/testing';
import { type MockAuthority, startMockAuthority } from '@planted/identity/testing';
import { PATIENT, createTestDatabase, type TestDatabase } from '@planted/service-kit/testing';
import fc from 'fast-check';
import { Client } from 'pg';
import { type Person, settle } from './testing/authorization/person';
import { type HostileRequest, hostileRequests } from './testing/hostile/requests';
import { type Answered, createSender } from './testing/hostile/send';
import { bundle, runProcess, type ServiceProcess } from './testing/run-process';

/** `npm run fuzz` asks for more of them, and with another seed each time. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 5000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_521);
/** Requests of one gardener, before the next one takes their turn. */
const ROUND = 500;
const CONNECTIONS = 8;
/** Megabytes that the product may keep: one that grows with what it refuses dies of it. */
const HEAP = 256;
const NO_LIMIT = '1000000000';
/** Milliseconds for a machine that is busy with other things. */
const RECOVERY_TIMEOUT_MS = 60_000;
/** A thousand requests take some 3 s where nothing else runs. */
const TEST_TIMEOUT_MS = 60_000 + REQUESTS * 30;

describe(`${REQUESTS} hostile requests over every route`, () => {
  let authority: MockAuthority;
  let database: TestDatabase;
  let product: ServiceProcess;
  let url: string;

  beforeAll(async () => {
    [authority, database] = await Promise.all([startMockAuthority(), createTestDatabase()]);
    await bundle('embedded');
    product = runProcess('embedded', {
      ...PATIENT,
      NODE_ENV: 'test',
      NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
      PORT: '0',
      DATABASE_URL: database.url,
      ...(process.env['TEST_NATS_URL'] && { NATS_URL: process.env['TEST_NATS_URL'] }),
      NATS_NAMESPACE: `test_${randomUUID()}`,
      CALLS_PER_MINUTE: NO_LIMIT,
      SIGN_INS_PER_MINUTE: NO_LIMIT,
      SAVES_PER_MINUTE: NO_LIMIT,
      MESSAGES_PER_HOUR: NO_LIMIT,
      RECOVERIES_PER_HOUR: NO_LIMIT,
      EXPORTS_PER_HOUR: NO_LIMIT,
      ...authority.environment,
    });
    url = String((await product.said('listens'))['url']);
  });
  afterAll(async () => {
    product.signal('SIGTERM');
    await product.gone();
    await Promise.all([authority.stop(), database.drop()]);
  });

  /** A busy machine may make a client wait too long: then another client comes. */
  async function settled(name: string, others = 5): Promise<Person> {
    try {
      return await settle(url, name, await authority.signFor(name));
    } catch (error) {
      if (others === 0) throw error;
      return settled(`${name}x`, others - 1);
    }
  }
  const idsOf = ({ owned, marks }: Person, before: readonly string[]) => {
    const own = Object.values(owned).flat();
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...own) },
      fc.constantFrom(...own, ...marks).map((id) => id.toUpperCase()),
      fc.uuid(),
      fc.constantFrom(
        '00000000-0000-0000-0000-000000000000',
        'ffffffff-ffff-ffff-ffff-ffffffffffff',
        ...before,
      ),
    );
  };
  const asPerson = (request: HostileRequest, { cookie, accessToken }: Person): HostileRequest => ({
    ...request,
    headers: {
      ...(request.from === 'signed-in' && { cookie }),
      ...(request.from === 'bearer' && { authorization: `Bearer ${accessToken}` }),
      ...request.headers,
    },
  });

  async function eventsOf(correlationIds: readonly string[]): Promise<unknown[]> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      'select type, data, correlation_id from event_store.events where correlation_id = any($1)',
      [correlationIds],
    );
    await client.end();
    return rows;
  }

  it(
    `API-1 get no answer of 5xx, leave no event behind where they are refused, and the product lives on (seed ${SEED})`,
    async () => {
      const statuses = new Map<Answered['status'], number>();
      const faults: unknown[] = [];
      const refused: string[] = [];
      const memory: number[] = [];
      let askedAgain = 0;
      let before: readonly string[] = [randomUUID()];
      const sender = createSender(url, CONNECTIONS);
      for (let sent = 0; sent < REQUESTS; sent += ROUND) {
        const person = await settled(`Round${sent}`);
        const arbitrary = hostileRequests({ ids: idsOf(person, before) });
        const sample = fc.sample(arbitrary, {
          seed: SEED + sent,
          numRuns: Math.min(ROUND, REQUESTS - sent),
        });
        const late: HostileRequest[] = [];
        const ask = async (request: HostileRequest, isSecond: boolean) => {
          const { status, correlationId, fault } = await sender.send(asPerson(request, person));
          if (typeof status === 'number' && status >= 400 && correlationId) refused.push(correlationId);
          // A machine that is busy with other things makes a deadline pass; what is at fault fails again.
          if (!isSecond && (status === 503 || status === 'silent')) return late.push(request);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 'silent' || (typeof status === 'number' && status >= 500))
            faults.push({
              status,
              fault,
              correlationId,
              ...request,
              body: request.body?.toString().slice(0, 2000),
            });
        };
        await inParallel(sample.sort(lastThingsLast), CONNECTIONS, (request) => ask(request, false));
        for (const request of late) {
          await eventually(
            async () => (await fetch(`${url}/api/health`)).status === 200,
            RECOVERY_TIMEOUT_MS,
          );
          await ask(request, true);
        }
        askedAgain += late.length;
        before = person.marks.filter((mark) => mark.includes('-'));
        memory.push(residentMegabytes(product.pid));
      }
      sender.close();
      const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
      console.log(
        `${REQUESTS} hostile requests with seed ${SEED}: ${counts.join(', ')}; ${askedAgain} asked again after a deadline had passed; MB at the end ${memory.at(-1)}, most ${Math.max(...memory)}`,
      );
      const trouble = product.lines.filter(({ level }) => level === 'error' || level === 'fatal');
      expect({ faults, trouble: faults.length > 0 && trouble }).toEqual({ faults: [], trouble: false });
      expect(await eventsOf(refused)).toEqual([]);
      expect(refused.length).toBeGreaterThan(REQUESTS / 3);
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
    },
    TEST_TIMEOUT_MS,
  );
});

/** What can end the session that the others come with. */
const ENDS_SESSIONS = /^\/(auth\/v1\/logout|api\/sign-out-everywhere|api\/account)/;
const lastThingsLast = (one: HostileRequest, other: HostileRequest) =>
  Number(ENDS_SESSIONS.test(one.path)) - Number(ENDS_SESSIONS.test(other.path));

/** Each in its turn, `width` at once. */
async function inParallel<T>(
  all: readonly T[],
  width: number,
  take: (each: T) => Promise<unknown>,
): Promise<void> {
  const waiting = all.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const each of waiting) await take(each);
    }),
  );
}

/** What the process holds in memory; 0 where the system does not report it. */
function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
