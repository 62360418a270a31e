import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  closeSessionCommand,
  findSessionQuery,
  openDemoSessionCommand,
  openSessionCommand,
} from '@planted/contracts';
import type { Environment } from '@planted/service-kit';
import { asGuest, startServices, type TestServices } from '@planted/service-kit/testing';
import { Client } from 'pg';
import { identityService } from './index';
import { AUDIENCE, createTokenSigner, type TokenSigner } from './testing/token-signer';

let now = new Date('2026-05-21T09:00:00Z');
const started: TestServices[] = [];
const start = async (environment: Environment = {}) => {
  const services = await startServices([identityService], { clock: () => now, environment });
  started.push(services);
  return services;
};
beforeEach(() => {
  now = new Date('2026-05-21T09:00:00Z');
});
afterAll(async () => {
  for (const services of started) await services.stop();
});

describe('a demo gardener', () => {
  let services: TestServices;
  beforeAll(async () => {
    services = await start();
  });
  const signIn = (name?: string, from = services) =>
    from.messaging.send(openDemoSessionCommand, name === undefined ? {} : { name }, asGuest());
  const find = async (sessionToken: string, from = services) =>
    (await from.messaging.send(findSessionQuery, { sessionToken }, asGuest()))?.user;

  it('AUTH-3 gets a session of their own', async () => {
    const { user, sessionToken } = await signIn();
    expect(user.given_name).toBe('Maya');
    expect(await find(sessionToken)).toEqual(user);
  });

  it('is one person per name, in a new session each time', async () => {
    const [ada, again, grace] = [await signIn('Ada'), await signIn(' Ada '), await signIn('Grace')];
    expect(again.user).toEqual(ada.user);
    expect(again.sessionToken).not.toBe(ada.sessionToken);
    expect(grace.user.id).not.toBe(ada.user.id);
  });

  it('is one person even when two browsers sign in at once', async () => {
    const both = await Promise.all([signIn('Twin'), signIn('Twin'), signIn('Twin')]);
    expect(new Set(both.map(({ user }) => user.id)).size).toBe(1);
  });

  it('AUTH-5 is signed out on the server: the old session opens nothing', async () => {
    const { sessionToken } = await signIn();
    const other = await signIn();
    await services.messaging.send(closeSessionCommand, { sessionToken }, asGuest());
    expect(await find(sessionToken)).toBeUndefined();
    expect(await find(other.sessionToken)).toEqual(other.user);
    await services.messaging.send(closeSessionCommand, { sessionToken }, asGuest());
  });

  it('is signed out after 30 days', async () => {
    const { sessionToken } = await signIn();
    now = new Date('2026-06-20T08:59:59Z');
    expect(await find(sessionToken)).toBeDefined();
    now = new Date('2026-06-20T09:00:00Z');
    expect(await find(sessionToken)).toBeUndefined();
  });

  it('leaves no session token in the database', async () => {
    const { sessionToken } = await signIn();
    const client = new Client({ connectionString: services.databaseUrl });
    await client.connect();
    const { rows } = await client.query('select s::text as row from identity.sessions s');
    await client.end();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(sessionToken);
  });

  it.each([{ NODE_ENV: 'production' }, { GOOGLE_CLIENT_ID: AUDIENCE }])(
    'AUTH-3 cannot come in with %j',
    async (environment) => {
      const closed = await start(environment);
      await expect(signIn('Ada', closed)).rejects.toMatchObject({ refusal: { code: 'not-found' } });
    },
  );
});

describe('a gardener with a Google account', () => {
  let google: TokenSigner;
  let keyServer: Server;
  let services: TestServices;
  beforeAll(async () => {
    google = await createTokenSigner();
    keyServer = createServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(google.keys));
    });
    await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
    const { port } = keyServer.address() as AddressInfo;
    services = await start({
      NODE_ENV: 'production',
      GOOGLE_CLIENT_ID: AUDIENCE,
      GOOGLE_KEY_SET_URL: `http://127.0.0.1:${port}/certs`,
    });
  });
  afterAll(() => {
    keyServer.close();
    keyServer.closeAllConnections();
  });
  const signIn = (idToken: string) => services.messaging.send(openSessionCommand, { idToken }, asGuest());

  it('AUTH-2 signs in with a token that the provider signed, and is the same person next time', async () => {
    const first = await signIn(await google.sign({ now }));
    const renamed = await signIn(await google.sign({ now, claims: { given_name: 'Augusta' } }));
    expect(first.user).toMatchObject({ given_name: 'Ada', profile_picture_url: null });
    expect(renamed.user).toEqual({ ...first.user, given_name: 'Augusta' });
  });

  it('AUTH-2 is refused with a token that somebody else signed', async () => {
    const stranger = await createTokenSigner();
    await expect(signIn(await stranger.sign({ now }))).rejects.toMatchObject({
      refusal: { code: 'not-signed-in', message: 'Login failed' },
    });
  });

  it('hears that the provider does not answer, when its keys are out of reach', async () => {
    const cutOff = await start({
      GOOGLE_CLIENT_ID: AUDIENCE,
      GOOGLE_KEY_SET_URL: 'http://127.0.0.1:1/certs',
    });
    const token = await google.sign({ now });
    await expect(
      cutOff.messaging.send(openSessionCommand, { idToken: token }, asGuest()),
    ).rejects.toMatchObject({ refusal: { code: 'unavailable' } });
  });
});
