import { PostgrestClient } from '@supabase/postgrest-js';
import { type Plant, plant } from '@planted/contracts';
import { authCalls } from './testing/supabase/auth-calls';
import { methodsOf } from './testing/supabase/client-call';
import { otherCalls, readCalls } from './testing/supabase/data-calls';
import { filterCalls } from './testing/supabase/filter-calls';
import { unsupportedAuthCalls } from './testing/supabase/unsupported-auth-calls';
import { type SignInProduct, startSignInProduct } from './testing/start-sign-in-product';

let product: SignInProduct;
let table: Plant[];
beforeAll(async () => {
  product = await startSignInProduct();
  const response = await fetch(`${product.origin}/rest/v1/plants?select=*&order=plant_name.asc`);
  table = plant.array().parse(await response.json());
});
afterAll(() => product.stop());

const dataClient = () => new PostgrestClient(`${product.origin}/rest/v1`);
const dataCalls = [...readCalls, ...filterCalls, ...otherCalls];
const everyAuthCall = [...authCalls, ...unsupportedAuthCalls];

describe('@supabase/postgrest-js, unchanged', () => {
  it.each(dataCalls.map((row) => [row.call, row] as const))(
    'API-1 %s',
    async (_, { outcome, make, right }) => {
      const { data, count = null, status, error } = await make(dataClient());
      if (outcome !== 'works') {
        expect([status, data]).toEqual([outcome[0], null]);
        expect(error).toMatchObject({ code: outcome[1], message: expect.stringMatching(/./) });
        expect(Object.keys(Object(error)).toSorted()).toEqual([
          'code',
          'details',
          'error',
          'hint',
          'message',
        ]);
        return;
      }
      expect(error).toBeNull();
      expect({ data, count }).toEqual({ count: null, ...right?.(table) });
    },
  );

  it('API-1 has no method that the table leaves out', () => {
    const client = dataClient();
    const methods = [client, client.from('plants'), client.from('plants').select()].flatMap(methodsOf);
    // Of its insides, or of what it is waited for with; maxAffected sets a header, for those who name a newer PostgREST.
    const others = ['fetch', 'cloneRequestState', 'processResponse', 'then', 'maxAffected'];
    const called = dataCalls.map(({ call }) => call).join(' ');
    expect(methods.filter((name) => !others.includes(name) && !called.includes(`${name}(`))).toEqual([]);
  });
});

describe('@supabase/auth-js, unchanged', () => {
  it.each(everyAuthCall.map((row, i) => [row.call, row, i] as const))(
    'AUTH-8 %s',
    async (_, { outcome, make }, i) => {
      const { client, session } = await product.signedIn(`Client ${i}`);
      const { error } = await make({ client, session, product });
      if (outcome === 'works') expect(error).toBeNull();
      else
        expect(error).toMatchObject({
          name: 'AuthApiError',
          status: outcome[0],
          code: outcome[1],
          message: expect.stringMatching(/./),
        });
    },
  );

  it('AUTH-8 has no method that the table leaves out', () => {
    const { client } = product.newClient();
    const { mfa, oauth, passkey, admin } = client;
    const parts = {
      '': client,
      'mfa.': mfa,
      'oauth.': oauth,
      'passkey.': passkey,
      'admin.': admin,
      'admin.mfa.': admin.mfa,
    };
    const methods = Object.entries(parts).flatMap(([of, part]) => methodsOf(part).map((name) => of + name));
    const called = everyAuthCall.map(({ call }) => ` ${call}`).join(' ');
    expect(methods.filter((name) => !asksNothing.has(name) && !called.includes(` ${name}(`))).toEqual([]);
  });
});

/** Methods that ask the service nothing of their own, or are of the client's insides. */
const asksNothing: ReadonlySet<string> = new Set([
  'initialize',
  'onAuthStateChange',
  'startAutoRefresh',
  'stopAutoRefresh',
  'dispose',
  'isThrowOnErrorEnabled',
  'fetch',
  'lock',
  'logger',
  'fetchJwk',
  'admin.fetch',
  'linkIdentityOAuth',
  'linkIdentityIdToken',
  'signInWithEthereum',
  'signInWithSolana',
  // First asks the browser for a key, which Node has none of.
  'signInWithPasskey',
  'registerPasskey',
]);
