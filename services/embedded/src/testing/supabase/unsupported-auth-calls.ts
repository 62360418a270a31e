import type { GoTrueClient } from '@supabase/auth-js';
import type { AuthCall } from './auth-calls';

const UNSUPPORTED = [404, 'not_found'] as const;
const ID = '0190a000-0000-7000-8000-000000000001';
const email = 'ada@example.org';
const credential = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} } as const;
const password = 'correct horse battery';

const unsupported = (
  call: string,
  make: (client: GoTrueClient) => Promise<{ readonly error: unknown }>,
): AuthCall => ({ call, outcome: UNSUPPORTED, make: ({ client }) => make(client) });

/** What the sign-in service has nothing for: it is refused in the shape that the client reads. */
export const unsupportedAuthCalls: readonly AuthCall[] = [
  unsupported('signUp(…)', (c) => c.signUp({ email, password })),
  unsupported('signInAnonymously()', (c) => c.signInAnonymously()),
  {
    call: 'signInWithPassword(…)',
    outcome: [400, 'validation_failed'],
    make: ({ client }) => client.signInWithPassword({ email, password }),
  },
  {
    call: 'signInWithWeb3(…)',
    outcome: [400, 'validation_failed'],
    make: ({ client }) =>
      client.signInWithWeb3({ chain: 'ethereum', message: 'I am Ada', signature: `0x${'0'.repeat(130)}` }),
  },
  unsupported('signInWithOtp(…)', (c) => c.signInWithOtp({ email })),
  unsupported('signInWithSSO(…)', (c) => c.signInWithSSO({ domain: 'example.org' })),
  unsupported('resend(…)', (c) => c.resend({ type: 'signup', email })),
  unsupported('reauthenticate()', (c) => c.reauthenticate()),
  unsupported('updateUser(…)', (c) => c.updateUser({ data: { given_name: 'Mallory' } })),
  unsupported('passkey.startRegistration()', (c) => c.passkey.startRegistration()),
  unsupported('passkey.startAuthentication()', (c) => c.passkey.startAuthentication()),
  unsupported('passkey.verifyRegistration(…)', (c) =>
    c.passkey.verifyRegistration({
      challengeId: ID,
      credential: { ...credential, response: { clientDataJSON: '', attestationObject: '' } },
    }),
  ),
  unsupported('passkey.verifyAuthentication(…)', (c) =>
    c.passkey.verifyAuthentication({
      challengeId: ID,
      credential: {
        ...credential,
        response: { clientDataJSON: '', authenticatorData: '', signature: '' },
      },
    }),
  ),
  unsupported('passkey.list()', (c) => c.passkey.list()),
  unsupported('passkey.delete(…)', (c) => c.passkey.delete({ passkeyId: ID })),
  unsupported('passkey.update(…)', (c) => c.passkey.update({ passkeyId: ID, friendlyName: 'Key' })),
  unsupported('oauth.getAuthorizationDetails(…)', (c) => c.oauth.getAuthorizationDetails(ID)),
  unsupported('oauth.approveAuthorization(…)', (c) => c.oauth.approveAuthorization(ID)),
  unsupported('oauth.denyAuthorization(…)', (c) => c.oauth.denyAuthorization(ID)),
  unsupported('oauth.listGrants()', (c) => c.oauth.listGrants()),
  unsupported('oauth.revokeGrant(…)', (c) => c.oauth.revokeGrant({ clientId: ID })),
  unsupported('admin.inviteUserByEmail(…)', (c) => c.admin.inviteUserByEmail(email)),
  unsupported('admin.generateLink(…)', (c) => c.admin.generateLink({ type: 'recovery', email })),
  unsupported('admin.createUser(…)', (c) => c.admin.createUser({ email })),
  unsupported('admin.listUsers()', (c) => c.admin.listUsers()),
  unsupported('admin.getUserById(…)', (c) => c.admin.getUserById(ID)),
  unsupported('admin.updateUserById(…)', (c) => c.admin.updateUserById(ID, { email })),
  unsupported('admin.deleteUser(…)', (c) => c.admin.deleteUser(ID)),
  unsupported('admin.mfa.listFactors(…)', (c) => c.admin.mfa.listFactors({ userId: ID })),
  unsupported('admin.mfa.deleteFactor(…)', (c) => c.admin.mfa.deleteFactor({ userId: ID, id: ID })),
  unsupported('admin.oauth.listClients()', (c) => c.admin.oauth.listClients()),
  unsupported('admin.customProviders.listProviders()', (c) => c.admin.customProviders.listProviders()),
  unsupported('admin.passkey.listPasskeys(…)', (c) => c.admin.passkey.listPasskeys({ userId: ID })),
];
