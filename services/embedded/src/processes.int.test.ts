import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@planted/service-kit/testing';
import { Gardener, whenAvailable } from './testing/gardener';
import { bundle, runProcess, type ServiceProcess } from './testing/run-process';

const natsUrl = process.env['TEST_NATS_URL'];

/** Milliseconds: a message's deadline and room for a busy machine. */
const BOUND = 20_000;

(natsUrl === undefined ? describe.skip : describe)('gateway and identity as processes over NATS', () => {
  const running: ServiceProcess[] = [];
  let database: TestDatabase;
  let environment: Record<string, string>;
  let gateway: ServiceProcess;
  let url: string;

  const run = (service: string) => {
    const process = runProcess(service, environment);
    running.push(process);
    return process;
  };
  const runIdentity = async () => {
    const identity = run('identity');
    await identity.said('answers');
    return identity;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    environment = {
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: database.url,
      NATS_URL: natsUrl ?? '',
      NATS_NAMESPACE: `test_${randomUUID()}`,
    };
    await bundle('identity');
    await bundle('gateway');
    gateway = run('gateway');
    url = String((await gateway.said('listens'))['url']);
  });
  afterAll(async () => {
    for (const each of running) each.signal('SIGKILL');
    await Promise.all(running.map((each) => each.gone()));
    await database.drop();
  });

  it('answers 503 at once, with a time to try again, while identity is not running', async () => {
    const start = performance.now();
    const { status, headers, body } = await new Gardener(url).post('/api/demo/sign-in', {});
    expect(performance.now() - start).toBeLessThan(BOUND);
    expect([status, body]).toEqual([
      503,
      { error: "Planted isn't responding right now. Please try again.", code: 'unavailable' },
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await new Gardener(url).get('/api/health')).status).toBe(503);
  });

  it('signs a gardener in through two instances, outlives one of them, and waits no longer than its bound for the other', async () => {
    const [first, second] = await Promise.all([runIdentity(), runIdentity()]);
    const ada = await Gardener.signedIn(url, 'Ada');
    const { body: me } = await ada.get('/api/me');

    first.signal('SIGKILL');
    await first.gone();
    for (let time = 0; time < 5; time += 1) expect((await ada.get('/api/me')).body).toEqual(me);

    second.signal('SIGSTOP');
    const asked = async () => {
      const start = performance.now();
      const { status, body } = await ada.get('/api/me');
      expect(performance.now() - start).toBeLessThan(BOUND);
      return [status, body];
    };
    // The signal may arrive after it has answered once more.
    let answer = await asked();
    while (answer[0] === 200) answer = await asked();
    expect(answer).toEqual([
      503,
      { error: 'Planted is taking too long to respond. Please try again.', code: 'unavailable' },
    ]);

    second.signal('SIGCONT');
    expect((await ada.get('/api/me')).body).toEqual(me);
  });

  it('keeps the session in the database, so that a new instance knows it', async () => {
    const ada = await Gardener.signedIn(url, 'Ada');
    for (const each of running.slice(1)) each.signal('SIGTERM');
    await Promise.all(running.slice(1).map((each) => each.gone()));
    expect((await ada.get('/api/me')).status).toBe(503);
    await runIdentity();
    expect((await whenAvailable(() => ada.get('/api/me'))).status).toBe(200);
  });

  it('ends cleanly when it is stopped', async () => {
    const last = running.at(-1);
    const start = performance.now();
    for (const each of [gateway, last]) each?.signal('SIGTERM');
    expect(await Promise.all([gateway.gone(), last?.gone()])).toEqual([0, 0]);
    expect(performance.now() - start).toBeLessThan(BOUND);
  });
});
