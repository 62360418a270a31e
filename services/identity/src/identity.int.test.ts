import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  closeSessionCommand,
  endSessionsCommand,
  findSessionQuery,
  openDemoSessionCommand,
  openSessionCommand,
  refreshSessionCommand,
} from '@planted/contracts';
import type { Environment } from '@planted/service-kit';
import { PATIENT, asGuest, startServices, type TestServices } from '@planted/service-kit/testing';
import { Client } from 'pg';
import { identityService } from './index';
import { AUDIENCE, createTokenSigner, type TokenSigner } from './testing/token-signer';

let now = new Date('2026-05-21T09:00:00Z');
const IN_PRODUCTION = {
  ...PATIENT,
  NODE_ENV: 'production',
  PLANTED_MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
  GOOGLE_CLIENT_ID: AUDIENCE,
  PUBLIC_ORIGIN: 'https://planted.example',
};
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
  const isGood = async (sessionToken: string) =>
    (await services.messaging.send(findSessionQuery, { sessionToken }, asGuest()))?.isGood;
  const refresh = (sessionToken: string) =>
    services.messaging.send(refreshSessionCommand, { sessionToken }, asGuest());
  const hasEnded = { refusal: { code: 'not-signed-in', message: 'The session has ended' } };

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
    const { sessionToken: last, goodUntil } = await refresh(sessionToken);
    expect(goodUntil).toBe('2026-06-20T09:00:00.000Z');
    now = new Date('2026-06-20T09:00:00Z');
    expect(await find(sessionToken)).toBeUndefined();
    await expect(refresh(last)).rejects.toMatchObject(hasEnded);
  });

  it('AUTH-10 needs a new secret every hour, and is the same gardener with it', async () => {
    const { user, sessionToken, expiresAt } = await signIn();
    now = new Date('2026-05-21T09:59:59Z');
    expect(await isGood(sessionToken)).toBe(true);
    now = new Date('2026-05-21T10:00:00Z');
    expect(await isGood(sessionToken)).toBe(false);
    const next = await refresh(sessionToken);
    expect(next).toEqual({
      user,
      sessionToken: expect.not.stringMatching(sessionToken),
      expiresAt,
      goodUntil: '2026-05-21T11:00:00.000Z',
    });
    expect(await isGood(next.sessionToken)).toBe(true);
  });

  it('AUTH-10 gets one successor in all tabs that refresh at once, and requests under way still count', async () => {
    const { sessionToken } = await signIn();
    const all = await Promise.all(Array.from({ length: 50 }, () => refresh(sessionToken)));
    expect(new Set(all.map((opened) => opened.sessionToken)).size).toBe(1);
    now = new Date('2026-05-21T09:01:00Z');
    expect((await refresh(sessionToken)).sessionToken).toBe(all[0]?.sessionToken);
    now = new Date('2026-05-21T09:01:01Z');
    expect(await isGood(sessionToken)).toBe(false);
  });

  it.each([
    ['later', async () => void (now = new Date('2026-05-21T09:01:01Z'))],
    ['after its successor was spent', async (successor: string) => void (await refresh(successor))],
  ])(
    'AUTH-10 is signed out when a secret is used twice, %s: one of both is a thief',
    async (_, meanwhile) => {
      const { sessionToken } = await signIn();
      const successor = (await refresh(sessionToken)).sessionToken;
      await meanwhile(successor);
      await expect(refresh(sessionToken)).rejects.toMatchObject(hasEnded);
      expect(await find(successor)).toBeUndefined();
      await expect(refresh(successor)).rejects.toMatchObject(hasEnded);
    },
  );

  it('AUTH-10 is signed out everywhere at once, and no one else is', async () => {
    const [here, there, grace] = [await signIn('Ada'), await signIn('Ada'), await signIn('Grace')];
    const asAda = { ...asGuest(), actor: { userId: here.user.id } };
    await services.messaging.send(endSessionsCommand, {}, asAda);
    expect(await find(here.sessionToken)).toBeUndefined();
    expect(await find(there.sessionToken)).toBeUndefined();
    expect(await find(grace.sessionToken)).toEqual(grace.user);
    await expect(services.messaging.send(endSessionsCommand, {}, asGuest())).rejects.toMatchObject({
      refusal: { code: 'not-signed-in' },
    });
  });

  it('leaves no session token in the database', async () => {
    const { sessionToken } = await signIn();
    const client = new Client({ connectionString: services.databaseUrl });
    await client.connect();
    const { rows } = await client.query('select s::text as row from identity.session_secrets s');
    await client.end();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(sessionToken);
  });

  it.each([IN_PRODUCTION, { GOOGLE_CLIENT_ID: AUDIENCE }])(
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
      ...IN_PRODUCTION,
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

  it('AUTH-2 is refused with a token that a stranger signed', async () => {
    const stranger = await createTokenSigner();
    await expect(signIn(await stranger.sign({ now }))).rejects.toMatchObject({
      refusal: { code: 'not-signed-in', message: 'Login failed' },
    });
  });

  it('learns that the provider does not answer, when its keys are out of reach', async () => {
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
