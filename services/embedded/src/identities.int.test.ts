import type { GoTrueClient } from '@supabase/auth-js';
import { type SignInProduct, startSignInProduct } from './testing/start-sign-in-product';

let product: SignInProduct;
beforeAll(async () => {
  product = await startSignInProduct();
});
afterAll(() => product.stop());

const identitiesOf = async (client: GoTrueClient) =>
  (await client.getUserIdentities()).data?.identities ?? [];
const link = async (client: GoTrueClient, name: string) =>
  client.linkIdentity({ provider: 'google', token: await product.signFor(name) });

describe('a person with several identities', () => {
  it('AUTH-8 links one by an ID token, and is the same person by either of them', async () => {
    const { client, session } = await product.signedIn('Ada');
    expect(await identitiesOf(client)).toMatchObject([{ id: 'person-Ada', provider: 'google' }]);
    const { data, error } = await link(client, 'Augusta');
    expect(error).toBeNull();
    expect(data.session?.user.id).toBe(session.user.id);
    expect((await identitiesOf(client)).map(({ id }) => id)).toEqual(['person-Ada', 'person-Augusta']);
    expect((await product.signedIn('Augusta')).session.user.id).toBe(session.user.id);
    expect((await client.refreshSession()).error).toBeNull();
  });

  it('AUTH-8 is refused one that is another user’s, or already their own', async () => {
    const grace = await product.signedIn('Grace');
    const other = await product.signedIn('Hopper');
    const { error } = await link(grace.client, 'Hopper');
    expect(error).toMatchObject({ status: 409, code: 'identity_already_exists' });
    expect((await link(grace.client, 'Grace')).error).toMatchObject({ code: 'identity_already_exists' });
    expect((await product.signedIn('Hopper')).session.user.id).toBe(other.session.user.id);
    expect(await identitiesOf(grace.client)).toHaveLength(1);
  });

  it('AUTH-8 unlinks all but the last, also when two are unlinked at once', async () => {
    const { client, session } = await product.signedIn('Lise');
    await link(client, 'Meitner');
    const both = await identitiesOf(client);
    const answers = await Promise.all(both.map((identity) => client.unlinkIdentity(identity)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({
      code: 'single_identity_not_deletable',
    });
    const [left] = await identitiesOf(client);
    const leftName = left?.id.replace('person-', '') ?? '';
    const goneName = leftName === 'Lise' ? 'Meitner' : 'Lise';
    expect((await product.signedIn(leftName)).session.user.id).toBe(session.user.id);
    expect((await product.signedIn(goneName)).session.user.id).not.toBe(session.user.id);
  });

  it("AUTH-7 cannot unlink another person's", async () => {
    const owner = await product.signedIn('Owner');
    const identities = await identitiesOf(owner.client);
    const other = await product.signedIn('Other');
    await link(other.client, 'Other too');
    const [error] = await Promise.all(
      identities.map(async (identity) => (await other.client.unlinkIdentity(identity)).error),
    );
    expect(error).toMatchObject({ status: 404, code: 'identity_not_found' });
    expect(await identitiesOf(owner.client)).toHaveLength(1);
  });
});
