import { type MockAuthority, startMockAuthority } from '@planted/identity/testing';
import { GoTrueClient, type Session } from '@supabase/auth-js';
import { createLog } from '@planted/service-kit';
import { PATIENT, createTestDatabase } from '@planted/service-kit/testing';
import { services } from '../services';
import { startEmbedded } from '../start-embedded';
import { freePort } from './free-port';

/** The published client as it is, with a storage of its own as a browser has one. */
interface SignInClient {
  readonly client: GoTrueClient;
  readonly stored: Map<string, string>;
}

export interface SignInProduct {
  readonly origin: string;
  /** Where the sign-in service answers. */
  readonly url: string;
  readonly databaseUrl: string;
  /** The identity provider that the product believes. */
  readonly authority: MockAuthority;
  signFor(name: string, claims?: Record<string, unknown>): Promise<string>;
  newClient(): SignInClient;
  signedIn(name: string): Promise<SignInClient & { readonly session: Session }>;
  /** A call as any client may make it. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    accessToken?: string,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  stop(): Promise<void>;
}

/** The whole product on a database of its own, with an identity provider that it believes. */
export async function startSignInProduct(settings: Record<string, string> = {}): Promise<SignInProduct> {
  const database = await createTestDatabase(services);
  const authority = await startMockAuthority();
  const port = await freePort();
  const environment = {
    ...PATIENT,
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATABASE_URL: database.url,
    SIGN_INS_PER_MINUTE: '1000',
    ...authority.environment,
    ...settings,
  };
  const product = await startEmbedded(environment, createLog('silent'));
  const url = `${product.url}/auth/v1`;
  const clients: GoTrueClient[] = [];
  const newClient = (): SignInClient => {
    const stored = new Map<string, string>();
    const client = new GoTrueClient({
      url,
      storageKey: 'session',
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { passkey: true },
      storage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      },
    });
    clients.push(client);
    return { client, stored };
  };
  return {
    origin: product.url,
    url,
    databaseUrl: database.url,
    authority,
    signFor: authority.signFor,
    newClient,
    async signedIn(name) {
      const made = newClient();
      const token = await authority.signFor(name);
      const { data, error } = await made.client.signInWithIdToken({ provider: 'google', token });
      if (!data.session) throw new Error(`${name} could not sign in: ${error?.message}`);
      return { ...made, session: data.session };
    },
    async ask(method, path, body, accessToken) {
      const response = await fetch(url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: JSON.parse(await response.text()) };
    },
    stop: async () => {
      for (const client of clients) await client.stopAutoRefresh();
      await product.stop();
      await authority.stop();
      await database.drop();
    },
  };
}
