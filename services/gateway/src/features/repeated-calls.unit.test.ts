import { exampleBody } from '../testing/example-requests';
import { ADA, ADAS_SESSION, GRACE, GRACES_SESSION } from '../testing/scripted-messaging';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.messaging.sent.length = 0;
});

describe('saving a garden', () => {
  const save = async (key: string | undefined, session = ADAS_SESSION) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const response = await gateway.post('/api/gardens/save', exampleBody('save-garden'), {
      session,
      headers,
    });
    return { status: response.status, ...JSON.parse(await response.text()) };
  };
  const gardenIds = () => gateway.messaging.sent.map(({ input }) => (input as { gardenId: string }).gardenId);
  const DRAFT = '7d9f1f0e-6a0b-4c8e-9b7d-111111111111';
  beforeEach(() => gateway.messaging.answer('save-garden', { data: [] }));

  it('is the same garden for the same draft of the same gardener, and another for anybody else', async () => {
    await save(DRAFT);
    await save(DRAFT);
    await save(DRAFT, GRACES_SESSION);
    const [first, again, graces] = gardenIds();
    expect(again).toBe(first);
    expect(graces).not.toBe(first);
  });

  it('is a new garden each time without a draft', async () => {
    await save(undefined);
    await save(undefined);
    expect(new Set(gardenIds()).size).toBe(2);
  });

  it('is one command for one Save-Id of a draft, and known by its payload', async () => {
    const saveAs = (saveId: string | undefined, name: string) =>
      gateway.post(
        '/api/gardens/save',
        { ...(exampleBody('save-garden') as object), name },
        { headers: { 'idempotency-key': DRAFT, ...(saveId && { 'save-id': saveId }) } },
      );
    for (const [saveId, name] of [
      ['s-1', 'Herbs'],
      ['s-1', 'Herbs'],
      ['s-1', 'Roses'],
      ['s-2', 'Herbs'],
      [undefined, 'Herbs'],
      [undefined, 'Herbs'],
    ] as const)
      await saveAs(saveId, name);
    const [first, again, changed, second, unnamed, next] = gateway.messaging.sent.map(
      ({ context }) => context,
    );
    expect(again).toMatchObject({ commandId: first?.commandId, fingerprint: first?.fingerprint });
    expect(changed?.commandId).toBe(first?.commandId);
    expect(changed?.fingerprint).not.toBe(first?.fingerprint);
    expect(second?.commandId).not.toBe(first?.commandId);
    expect(unnamed?.commandId).not.toBe(next?.commandId);
    expect([unnamed, next].map((context) => context?.fingerprint)).toEqual([undefined, undefined]);
  });

  it('has the owner of the session, and no other', async () => {
    await save(DRAFT, GRACES_SESSION);
    expect(gateway.messaging.sent[0]?.context.actor).toEqual({ userId: GRACE.id });
  });

  it('takes any words of a client for a key', async () => {
    await save('bed-1');
    await save('bed-1');
    await save('bed-2');
    const [first, again, other] = gardenIds();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each(['', 'two words', 'x'.repeat(201)])('refuses the key %j', async (key) => {
    expect(await save(key)).toMatchObject({ status: 400, field: 'Idempotency-Key' });
    expect(gardenIds()).toEqual([]);
  });
});

describe('logging an event', () => {
  it('has the same command id for the same key, so that a repeat is known', async () => {
    gateway.messaging.answer('add-garden-event', { id: ADA.id });
    const body = exampleBody('add-garden-event');
    const headers = { 'idempotency-key': '7d9f1f0e-6a0b-4c8e-9b7d-222222222222' };
    for (let time = 0; time < 2; time += 1)
      await gateway.post('/api/activities/addGardenEvent', body, { headers });
    await gateway.post('/api/activities/addGardenEvent', body);
    const [first, again, other] = gateway.messaging.sent.map(({ context }) => context.commandId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('has another fingerprint for another payload under the same key, and none without a key', async () => {
    gateway.messaging.answer('add-garden-event', { id: ADA.id });
    const body = exampleBody('add-garden-event') as { eventDetails: object };
    const other = { eventDetails: { ...body.eventDetails, notes: 'slugs' } };
    const headers = { 'idempotency-key': '7d9f1f0e-6a0b-4c8e-9b7d-333333333333' };
    for (const sent of [body, body, other])
      await gateway.post('/api/activities/addGardenEvent', sent, { headers });
    await gateway.post('/api/activities/addGardenEvent', body);
    const [first, again, changed, unnamed] = gateway.messaging.sent.map(({ context }) => context.fingerprint);
    expect(first).toEqual(expect.any(String));
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
    expect(unnamed).toBeUndefined();
  });
});

describe('FLD-8 a command that was kept on a device', () => {
  it('is done for the gardener whose it is, and for nobody else who is signed in by then', async () => {
    gateway.messaging.answer('add-garden-event', { id: ADA.id });
    const body = exampleBody('add-garden-event');
    const sentFor = async (gardener: string, session: string) => {
      const headers = { 'for-gardener': gardener };
      return (await gateway.post('/api/activities/addGardenEvent', body, { session, headers })).status;
    };
    expect(await sentFor(ADA.id, GRACES_SESSION)).toBe(401);
    expect(gateway.messaging.sent.map(({ context }) => context.actor)).toEqual([]);
    expect(await sentFor(ADA.id, ADAS_SESSION)).toBe(200);
    expect(gateway.messaging.sent.map(({ context }) => context.actor)).toEqual([{ userId: ADA.id }]);
  });
});
