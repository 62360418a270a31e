import { randomUUID } from 'node:crypto';
import type { PushSubscription } from '@planted/contracts';
import {
  DATA_BASE,
  dataRoutes,
  type ExampleRequest,
  exampleRequests,
  idFieldsOf,
} from '@planted/gateway/testing';
import { type MockAuthority, startMockAuthority } from '@planted/identity/testing';
import { createLog } from '@planted/service-kit';
import { attemptsOf, ownRequests } from './testing/authorization/attempts';
import { askAs, type Person, settle } from './testing/authorization/person';
import { CURSORS, LAST_THINGS, WHAT_IDS_MEAN } from './testing/authorization/what-ids-mean';
import { Gardener } from './testing/gardener';
import { startPushService } from './testing/browser-push';
import { startTestProduct, type TestProduct } from './testing/start-test-product';

const NO_LIMIT = '1000000';
const byRoute = exampleRequests.map((each) => [`${each.call.method} ${each.call.path}`, each] as const);
const isPrivate = ({ call }: ExampleRequest) => call.access === 'signed-in';
/** What a user can read of theirs without naming anything. */
const readings = exampleRequests
  .filter(isPrivate)
  .map(({ call }) => call)
  .filter(({ method, request }) => method === 'GET' && request.safeParse({}).success);

describe('the authorization matrix: every call × guest, owner, another gardener × every id', () => {
  let authority: MockAuthority;
  let product: TestProduct;
  let push: Awaited<ReturnType<typeof startPushService>>;
  let owner: Person;
  let other: Person;
  const logged: string[] = [];
  /** What they wrote, who they are to their provider, and what they come in with. */
  let secrets: string[];
  let asked = 0;

  beforeAll(async () => {
    authority = await startMockAuthority();
    push = await startPushService();
    const settings = {
      ...authority.environment,
      CALLS_PER_MINUTE: NO_LIMIT,
      SIGN_INS_PER_MINUTE: NO_LIMIT,
      SAVES_PER_MINUTE: NO_LIMIT,
      MESSAGES_PER_HOUR: NO_LIMIT,
      RECOVERIES_PER_HOUR: NO_LIMIT,
      EXPORTS_PER_HOUR: NO_LIMIT,
      PUSH_SERVICES: push.origin,
    };
    const follow = process.env['TEST_NATS_URL'] ? 'JetStream' : 'the event table';
    product = await startTestProduct(follow, {
      settings,
      log: createLog('trace', { write: (line) => void logged.push(line) }),
    });
    [owner, other] = await Promise.all([newPerson('Owner'), newPerson('Other')]);
    secrets = [owner, other].flatMap(({ name, cookie, accessToken }) => [
      ...[`Mark${name}`, cookie.replace(/^[^=]*=/, ''), accessToken, `person-${name}`],
    ]);
  });
  afterAll(async () => {
    console.log(`The authorization matrix made ${asked} requests over ${byRoute.length} calls.`);
    await product.stop();
    await authority.stop();
    await push.stop();
  });

  /** Who settles again has the same ones. */
  const browsers = new Map<string, PushSubscription[]>();
  const newPerson = async (name: string): Promise<Person> => {
    const own = browsers.get(name) ?? [push.subscribe(), push.subscribe()];
    browsers.set(name, own);
    return settle(product.url, name, await authority.signFor(name), own);
  };
  const everything = async () => ({
    owners: await owner.read(readings),
    others: await other.read(readings),
    events: await product.countEvents(),
  });
  /** What a response reveals of a user that the request has not said itself. */
  const told = (answer: object, { marks }: Person, request: object) => {
    const [text, said] = [JSON.stringify(answer), JSON.stringify(request)];
    return marks.filter((mark) => text.includes(mark) && !said.includes(mark));
  };

  it.each(byRoute)('AUTH-7 knows what each id of %s names', (_, { call }) => {
    const known = new Set((WHAT_IDS_MEAN[call.name] ?? []).flatMap(({ ids }) => Object.keys(ids)));
    expect([...known].sort()).toEqual(idFieldsOf(call.request).sort());
  });

  it.each(byRoute)('AUTH-7 %s reveals nothing to a guest: 401 where it is private', async (_, each) => {
    const { call } = each;
    const before = await product.countEvents();
    for (const request of ownRequests(each, owner.owned)) {
      const guest = new Gardener(product.url);
      const answer = await askAs(guest, call, request);
      asked += 1;
      if (isPrivate(each)) expect(answer).toMatchObject({ status: 401, body: { error: 'Not logged in' } });
      expect(told(answer, owner, request)).toEqual([]);
    }
    expect(await product.countEvents()).toBe(before);
  });

  const privateRoutes = byRoute.filter(([, each]) => isPrivate(each));
  it.each(privateRoutes)('AUTH-8 %s is not opened by a bearer token', async (_, { call }) => {
    const answer = await new Gardener(product.url).ask(call.path.replaceAll(/:\w+/g, randomUUID()), {
      method: call.method,
      headers: { authorization: `Bearer ${owner.accessToken}` },
    });
    asked += 1;
    expect(answer.status).toBe(401);
  });

  describe('what names another’s', () => {
    let before: Awaited<ReturnType<typeof everything>>;
    beforeAll(async () => {
      before = await everything();
    });

    it.each(privateRoutes)(
      'AUTH-7 %s gives and changes nothing of another: 404 for whatever names it, alone or among one’s own',
      async (_, each) => {
        const { call } = each;
        const sides = [
          [other, owner],
          [owner, other],
        ] as const;
        for (const [who, whose] of sides) {
          for (const { what, field, request } of attemptsOf(each, who.owned, whose.owned, randomUUID())) {
            const answer = await who.ask(call, request);
            asked += 1;
            const right = CURSORS.has(field) ? [200, 404] : [403, 404];
            expect([what, answer.status, right.includes(answer.status)]).toEqual([what, answer.status, true]);
            expect([what, told(answer, whose, request)]).toEqual([what, []]);
          }
        }
        expect(await product.countEvents()).toBe(before.events);
      },
    );

    it('AUTH-7 leaves both with what they had, whatever was asked', async () => {
      expect(await everything()).toEqual(before);
    });
  });

  describe('what an owner asks of their own', () => {
    let others: string;
    beforeAll(async () => {
      others = await other.read(readings);
    });

    it.each(privateRoutes)('AUTH-7 %s is answered, and reveals no other user', async (_, each) => {
      const { call } = each;
      const who = LAST_THINGS.has(call.name) ? await newPerson(`Last${call.method}`) : owner;
      for (const request of ownRequests(each, who.owned)) {
        const answer = await who.ask(call, request);
        asked += 1;
        expect([answer.body, answer.status]).toEqual([answer.body, 200]);
        expect(told(answer, other, request)).toEqual([]);
      }
    });

    it('AUTH-7 leaves the other user with what they had, whatever was done', async () => {
      expect(await other.read(readings)).toBe(others);
    });
  });

  describe('the data API', () => {
    const read = async (path: string, accessToken?: string, cookie?: string) => {
      const response = await fetch(product.url + DATA_BASE + path, {
        headers: {
          ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
          ...(cookie !== undefined && { cookie }),
        },
      });
      asked += 1;
      return { status: response.status, body: (await response.json()) as unknown };
    };
    const privates = dataRoutes.filter(({ access }) => access === 'bearer').map(({ path }) => path);
    const open = dataRoutes.filter(({ access }) => access === 'anyone').map(({ path }) => path);

    it.each(privates)(
      'AUTH-7 reveals to a guest nothing of %s, and a browser’s session neither',
      async (path) => {
        for (const cookie of [undefined, owner.cookie]) {
          const answer = await read(path, undefined, cookie);
          expect(answer.status).toBe(401);
          expect([told(answer, owner, {}), told(answer, other, {})]).toEqual([[], []]);
        }
      },
    );

    it.each(privates)(
      'AUTH-7 answers %s with the caller’s own row, whatever row is asked for',
      async (path) => {
        const [reader, another] = await Promise.all([newPerson('Reader'), newPerson('Another')]);
        const before = await product.countEvents();
        for (const [who, whose] of [
          [reader, another],
          [another, reader],
        ] as const) {
          const own = await read(path, who.accessToken);
          expect(own).toMatchObject({ status: 200, body: [{ given_name: who.name }] });
          expect(told(own, whose, {})).toEqual([]);
          for (const mark of whose.marks) {
            const id = encodeURIComponent(mark);
            const queries = [
              `id=eq.${id}`,
              `or=(id.eq.${id})`,
              `select=*,${id}`,
              `order=${id}`,
              `offset=${id}`,
            ];
            for (const query of queries) {
              const answer = await read(`${path}?${query}`, who.accessToken);
              expect([query, told(answer, whose, { query })]).toEqual([query, []]);
              const rows = Array.isArray(answer.body) ? answer.body : [];
              expect(rows.every((row) => Reflect.get(Object(row), 'given_name') === who.name)).toBe(true);
            }
          }
        }
        expect(await product.countEvents()).toBe(before);
      },
    );

    it.each(open)('AUTH-7 answers %s the same to everybody', async (path) => {
      const query = `${path}?select=*&limit=3`;
      const answers = [
        await read(query),
        await read(query, owner.accessToken),
        await read(query, undefined, other.cookie),
      ];
      expect(answers[0]?.status).toBe(200);
      expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    });
  });

  it('leaves a line for every request in the log, and in none of them what a gardener wrote or came in with', () => {
    expect(logged.length).toBeGreaterThan(asked);
    const log = logged.join('');
    for (const secret of [...secrets, '@example.org', 'Bearer ', 'eyJ']) {
      expect(secret.length).toBeGreaterThan(2);
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
    }
  });
});
