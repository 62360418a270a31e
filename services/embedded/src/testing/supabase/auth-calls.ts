import type { GoTrueClient, Session } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import { CookieBrowser } from '../cookie-browser';
import type { SignInProduct } from '../start-sign-in-product';
import type { Outcome, TableRow } from './client-call';

/** A client whose person has just signed in. */
interface SignedIn {
  readonly client: GoTrueClient;
  readonly session: Session;
  readonly product: SignInProduct;
}

/** A call of `@supabase/auth-js` to the sign-in service, and what it must come to. */
export interface AuthCall extends TableRow {
  make(signedIn: SignedIn): Promise<{ readonly error: unknown }>;
}

type Make = AuthCall['make'];
const works = (call: string, make: Make): AuthCall => ({ call, outcome: 'works', make });
const refused = (call: string, outcome: Exclude<Outcome, 'works'>, make: Make): AuthCall => ({
  call,
  outcome,
  make,
});
const INVALID = [400, 'validation_failed'] as const;

/** A browser goes where the client sends it. */
async function visit(url: string | null | undefined): Promise<{ error: unknown }> {
  const response = await fetch(url ?? '', { redirect: 'manual' });
  if (response.status === 303) return { error: null };
  const { code, error_code, msg } = JSON.parse(await response.text());
  return { error: { name: 'AuthApiError', status: code, code: error_code, message: msg } };
}

async function oAuth(
  { client }: SignedIn,
  provider: 'google' | 'facebook',
  options: { scopes?: string; queryParams?: Record<string, string> } = {},
) {
  const { data } = await client.signInWithOAuth({
    provider,
    options: { ...options, skipBrowserRedirect: true },
  });
  return visit(data.url);
}

/** The person consents at the provider; the code that the browser brings back is exchanged. */
async function exchange({ client, product }: SignedIn, url: string | null | undefined, name: string) {
  const browser = new CookieBrowser();
  const isHere = new URL(url ?? '').origin === product.origin;
  const page = isHere ? await browser.follow(url ?? '') : new URL(url ?? '');
  const back = await product.authority.consent(page?.href ?? '', name, 'allow');
  const end = (await browser.follow(back)) ?? back;
  return client.exchangeCodeForSession(end.searchParams.get('code') ?? '');
}

async function enrolled({ client }: SignedIn) {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  if (!data) throw error;
  return {
    factorId: data.id,
    code: () => new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate(),
  };
}

const google = { provider: 'google', options: { skipBrowserRedirect: true } } as const;

export const authCalls: readonly AuthCall[] = [
  works(`signInWithIdToken({ provider: 'google', token })`, async ({ client, product }) =>
    client.signInWithIdToken({ provider: 'google', token: await product.signFor('Ada') }),
  ),
  refused(`signInWithIdToken({ provider: 'facebook', token })`, INVALID, async ({ client, product }) =>
    client.signInWithIdToken({ provider: 'facebook', token: await product.signFor('Ada') }),
  ),
  works(`signInWithOAuth({ provider: 'google' })`, (all) => oAuth(all, 'google')),
  refused(`signInWithOAuth({ provider: 'facebook' })`, INVALID, (all) => oAuth(all, 'facebook')),
  works(`signInWithOAuth({ …, options: { scopes: 'email profile' } })`, (all) =>
    oAuth(all, 'google', { scopes: 'email profile' }),
  ),
  refused(`signInWithOAuth({ …, options: { scopes: 'calendar' } })`, INVALID, (all) =>
    oAuth(all, 'google', { scopes: 'calendar' }),
  ),
  refused(`signInWithOAuth({ …, options: { queryParams: { access_type: 'offline' } } })`, INVALID, (all) =>
    oAuth(all, 'google', { queryParams: { access_type: 'offline' } }),
  ),
  works(`exchangeCodeForSession(code)`, async (all) => {
    const { data } = await all.client.signInWithOAuth(google);
    return exchange(all, data.url, 'Ada');
  }),
  refused(`exchangeCodeForSession('spent')`, [400, 'flow_state_not_found'], async ({ client }) => {
    await client.signInWithOAuth(google);
    return client.exchangeCodeForSession('spent');
  }),
  works(`getSession()`, ({ client }) => client.getSession()),
  works(`getUser()`, ({ client }) => client.getUser()),
  works(`getClaims()`, ({ client }) => client.getClaims()),
  works(`refreshSession()`, ({ client }) => client.refreshSession()),
  works(`setSession(session)`, ({ client, session }) => client.setSession(session)),
  ...(['global', 'local', 'others'] as const).map((scope) =>
    works(`signOut({ scope: '${scope}' })`, ({ client }) => client.signOut({ scope })),
  ),
  works(`admin.signOut(jwt)`, ({ client, session }) => client.admin.signOut(session.access_token)),
  works(`getUserIdentities()`, ({ client }) => client.getUserIdentities()),
  works(`linkIdentity({ provider: 'google' })`, async (all) => {
    const { data } = await all.client.linkIdentity(google);
    return exchange(all, data?.url, 'Linked by redirect');
  }),
  works(`linkIdentity({ provider: 'google', token })`, async ({ client, product }) =>
    client.linkIdentity({ provider: 'google', token: await product.signFor('Linked by token') }),
  ),
  refused(`linkIdentity({ provider: 'facebook', token })`, INVALID, async ({ client, product }) =>
    client.linkIdentity({ provider: 'facebook', token: await product.signFor('Not linked') }),
  ),
  works(`unlinkIdentity(identity)`, async ({ client, product }) => {
    await client.linkIdentity({ provider: 'google', token: await product.signFor('Unlinked') });
    const { data } = await client.getUserIdentities();
    const unlinked = data?.identities.find(({ id }) => id === 'person-Unlinked');
    if (!unlinked) throw new Error('was not linked');
    return client.unlinkIdentity(unlinked);
  }),
  works(`resetPasswordForEmail(email)`, ({ client }) => client.resetPasswordForEmail('ada@example.org')),
  refused(`verifyOtp({ type: 'recovery', token_hash: 'spent' })`, [403, 'otp_expired'], ({ client }) =>
    client.verifyOtp({ type: 'recovery', token_hash: 'spent' }),
  ),
  refused(`verifyOtp({ type: 'email', … })`, INVALID, ({ client }) =>
    client.verifyOtp({ type: 'email', email: 'ada@example.org', token: '123456' }),
  ),
  works(`mfa.enroll({ factorType: 'totp' })`, async (all) => {
    await enrolled(all);
    return { error: null };
  }),
  refused(`mfa.enroll({ factorType: 'phone' })`, [400, 'mfa_phone_enroll_not_enabled'], ({ client }) =>
    client.mfa.enroll({ factorType: 'phone', phone: '+491701234567' }),
  ),
  refused(`mfa.enroll({ factorType: 'webauthn' })`, INVALID, ({ client }) =>
    client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' }),
  ),
  works(`mfa.challenge({ factorId }), mfa.verify(…)`, async (all) => {
    const { factorId, code } = await enrolled(all);
    const { data } = await all.client.mfa.challenge({ factorId });
    return all.client.mfa.verify({ factorId, challengeId: data?.id ?? '', code: code() });
  }),
  works(`mfa.challengeAndVerify({ factorId, code })`, async (all) => {
    const { factorId, code } = await enrolled(all);
    return all.client.mfa.challengeAndVerify({ factorId, code: code() });
  }),
  works(`mfa.unenroll({ factorId })`, async (all) => {
    const { factorId } = await enrolled(all);
    return all.client.mfa.unenroll({ factorId });
  }),
  works(`mfa.listFactors()`, ({ client }) => client.mfa.listFactors()),
  works(`mfa.getAuthenticatorAssuranceLevel()`, ({ client }) => client.mfa.getAuthenticatorAssuranceLevel()),
];
