import { randomUUID } from 'node:crypto';
import * as contracts from '@planted/contracts';
import { authRoutes, idFieldsOf } from '@planted/gateway/testing';
import { type SignInProduct, startSignInProduct } from './testing/start-sign-in-product';

/** What the sign-in service's messages and paths can name, and whether it is a user's own. */
const NAMED = { factorId: 'factor', challenge_id: 'challenge', identityId: 'identity' } as const;
type Name = keyof typeof NAMED;
const isKnown = (field: string): field is Name => field in NAMED;

const messages = Object.values<unknown>(contracts).filter(
  (each): each is contracts.Message<never, never> =>
    typeof each === 'object' && each !== null && 'service' in each && each.service === 'identity',
);
const pathFields = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, field = '']) => field);

interface Owner {
  readonly accessToken: string;
  readonly ids: Readonly<Record<Name, string>>;
  readonly marks: readonly string[];
}

describe('the sign-in service: every call × guest, owner, another × every id', () => {
  let product: SignInProduct;
  let owner: Owner;
  let other: Owner;
  let asked = 0;
  beforeAll(async () => {
    product = await startSignInProduct();
    [owner, other] = [await settle('Owner'), await settle('Other')];
  });
  afterAll(async () => {
    console.log(`The matrix of the sign-in service made ${asked} requests over ${authRoutes.length} calls.`);
    await product.stop();
  });

  async function settle(name: string): Promise<Owner> {
    const { session } = await product.signedIn(name);
    const accessToken = session.access_token;
    const factor = await product.ask('POST', '/factors', { factor_type: 'totp' }, accessToken);
    const factorId = String(factor.body['id']);
    const challenge = await product.ask('POST', `/factors/${factorId}/challenge`, {}, accessToken);
    const [identity] = session.user.identities ?? [];
    const ids = {
      factorId,
      challenge_id: String(challenge.body['id']),
      identityId: String(identity?.identity_id),
    };
    return { accessToken, ids, marks: [...Object.values(ids), session.user.id, session.refresh_token] };
  }
  const ask = ({ method, path }: (typeof authRoutes)[number], ids: Owner['ids'], token?: string) => {
    asked += 1;
    const filled = path.replaceAll(/:(\w+)/g, (_, field: string) => (isKnown(field) ? ids[field] : field));
    const body = { ...ids, code: '000000', refresh_token: 'x', id_token: 'x.y.z', factor_type: 'totp' };
    return product.ask(method, filled, method === 'POST' ? body : undefined, token);
  };
  const accountOf = ({ accessToken }: Owner) => product.ask('GET', '/user', undefined, accessToken);

  it('AUTH-7 has no id that this matrix cannot fill', () => {
    const inMessages = messages.flatMap(({ input }) => idFieldsOf(input));
    const inPaths = authRoutes.flatMap(({ path }) => pathFields(path));
    expect([...inMessages, ...inPaths].filter((field) => !isKnown(field))).toEqual([]);
    expect(inPaths.length).toBeGreaterThan(0);
  });

  const routes = authRoutes.map((route) => [`${route.method} ${route.path}`, route] as const);
  it.each(routes.filter(([, { access }]) => access === 'bearer'))(
    'AUTH-7 %s is refused without a token, and with one that is none',
    async (_, route) => {
      expect((await ask(route, owner.ids)).status).toBe(401);
      expect((await ask(route, owner.ids, 'x.y.z')).status).toBe(403);
    },
  );

  const naming = routes.filter(([, { method, path }]) => method !== 'GET' && path.includes(':'));
  it.each(naming)('AUTH-7 %s gives and changes nothing of another', async (_, route) => {
    const before = [await accountOf(owner), await accountOf(other)];
    for (const [who, whose] of [
      [other, owner],
      [owner, other],
    ] as const) {
      const wrong: Owner['ids'][] = [whose.ids];
      for (const field of Object.keys(NAMED).filter(isKnown)) {
        const isAsked = pathFields(route.path).includes(field) || route.path.endsWith('/verify');
        if (isAsked)
          wrong.push(...[whose.ids[field], randomUUID()].map((id) => ({ ...who.ids, [field]: id })));
      }
      for (const ids of wrong) {
        const { status, body } = await ask(route, ids, who.accessToken);
        // To verify is to answer a challenge: one that is not there to be answered is 'expired', whoever has it.
        const right = route.path.endsWith('/verify') ? [400] : [404];
        expect([ids, status, right.includes(status)]).toEqual([ids, status, true]);
        const said = JSON.stringify(ids);
        const told = whose.marks.filter(
          (mark) => JSON.stringify(body).includes(mark) && !said.includes(mark),
        );
        expect(told).toEqual([]);
      }
    }
    expect([await accountOf(owner), await accountOf(other)]).toEqual(before);
  });

  it('AUTH-7 POST /logout of everybody ends no one else’s session', async () => {
    const [leaver, stayer] = [await settle('Leaver'), await settle('Stayer')];
    await product.ask('POST', '/logout?scope=global', {}, leaver.accessToken);
    expect((await accountOf(leaver)).status).toBe(403);
    expect((await accountOf(stayer)).status).toBe(200);
  });
});
