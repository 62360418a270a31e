import type { GoTrueClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import { Client } from 'pg';
import { type SignInProduct, startSignInProduct } from './testing/start-sign-in-product';

let product: SignInProduct;
beforeAll(async () => {
  product = await startSignInProduct();
});
afterAll(() => product.stop());

const STEP = 30_000;
/** What an authenticator app shows, `ahead` steps of 30 s from now. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * STEP });
const wrongFor = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((ahead) => codeOf(secret, ahead));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  );
};

async function enrol(client: GoTrueClient, friendlyName = 'Phone app') {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Planted' });
  if (!data) throw error;
  return { factorId: data.id, secret: data.totp.secret, totp: data.totp };
}

async function proved(name: string) {
  const signedIn = await product.signedIn(name);
  const factor = await enrol(signedIn.client);
  const { factorId } = factor;
  const code = codeOf(factor.secret);
  const { error } = await signedIn.client.mfa.challengeAndVerify({ factorId, code });
  expect(error).toBeNull();
  return { ...signedIn, ...factor, code };
}
const levelOf = async (client: GoTrueClient) => (await client.mfa.getAuthenticatorAssuranceLevel()).data;

describe('a second factor', () => {
  it('AUTH-8 is enrolled, challenged and verified by @supabase/auth-js: aal1 becomes aal2', async () => {
    const { client } = await product.signedIn('Ada');
    const { factorId, secret, totp } = await enrol(client);
    expect(totp.qr_code).toContain('<svg');
    expect((await client.mfa.listFactors()).data?.totp).toEqual([]);
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const { data: challenge } = await client.mfa.challenge({ factorId });
    const verified = await client.mfa.verify({
      factorId,
      challengeId: challenge?.id ?? '',
      code: codeOf(secret),
    });
    expect(verified.error).toBeNull();
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, status: 'verified' }]);
    expect((await client.refreshSession()).error).toBeNull();
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2' });
  });

  it('AUTH-8 is asked for in the next session, which begins at aal1 and changes no factor', async () => {
    const { factorId, secret } = await proved('Grace');
    const next = await product.signedIn('Grace');
    expect(await levelOf(next.client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await next.client.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal' });
    const another = await next.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine too' });
    expect(another.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const { error } = await next.client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect(error).toBeNull();
    expect((await next.client.mfa.unenroll({ factorId })).error).toBeNull();
    await next.client.refreshSession();
    expect(await levelOf(next.client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  it('AUTH-8 takes a code once, even within its half minute', async () => {
    const { client, factorId, code } = await proved('Linus');
    const again = await client.mfa.challengeAndVerify({ factorId, code });
    expect(again.error).toMatchObject({ code: 'mfa_verification_failed' });
  });

  it('AUTH-8 pauses after five wrong codes, sent at once or one by one', async () => {
    const { client, session } = await product.signedIn('Guesser');
    const { factorId, secret } = await enrol(client);
    const { data: challenge } = await client.mfa.challenge({ factorId });
    const guess = (code: string) =>
      product.ask(
        'POST',
        `/factors/${factorId}/verify`,
        { challenge_id: challenge?.id, code },
        session.access_token,
      );
    const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(wrongFor(secret))));
    const codes = guesses.map(({ body }) => body['error_code']);
    expect(codes.filter((code) => code === 'mfa_verification_failed')).toHaveLength(5);
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(7);
    expect((await guess(codeOf(secret))).status).toBe(429);
  });

  it('AUTH-8 ends the sessions without one when it is proved for the first time', async () => {
    const earlier = await product.signedIn('Hedy');
    await proved('Hedy');
    expect((await earlier.client.getUser()).data.user).toBeNull();
  });

  it("AUTH-7 is no one else's to challenge, verify or remove", async () => {
    const { factorId, secret, client } = await proved('Owner');
    const { data: challenge } = await client.mfa.challenge({ factorId });
    const other = (await product.signedIn('Other')).session.access_token;
    const body = { challenge_id: challenge?.id, code: codeOf(secret, 1) };
    const answers = await Promise.all([
      product.ask('POST', `/factors/${factorId}/challenge`, {}, other),
      product.ask('DELETE', `/factors/${factorId}`, undefined, other),
      product.ask('POST', `/factors/${factorId}/verify`, body, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400]);
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, status: 'verified' }]);
  });

  it('AUTH-8 by telephone is reported as not offered', async () => {
    const { client } = await product.signedIn('Ada Byron');
    const { error } = await client.mfa.enroll({ factorType: 'phone', phone: '+15555550100' });
    expect(error).toMatchObject({ code: 'mfa_phone_enroll_not_enabled' });
  });

  it('leaves neither its secret nor a refresh token in the database', async () => {
    const { secret, client } = await proved('Keeper');
    const { data } = await client.getSession();
    const database = new Client({ connectionString: product.databaseUrl });
    await database.connect();
    const { rows } = await database.query(
      'select f::text as row from identity.factors f union all select t::text from identity.refresh_tokens t',
    );
    await database.end();
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(data.session?.refresh_token);
  });

  it('needs a bearer token for each of its calls', async () => {
    const id = '0190a000-0000-7000-8000-000000000001';
    for (const [method, path] of [
      ['POST', '/factors'],
      ['DELETE', `/factors/${id}`],
      ['POST', `/factors/${id}/challenge`],
      ['POST', `/factors/${id}/verify`],
    ] as const)
      expect((await product.ask(method, path, {})).status).toBe(401);
  });
});
