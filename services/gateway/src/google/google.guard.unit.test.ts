import { finishGoogleSignInCall, startGoogleSignInCall } from '@planted/contracts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const ORIGIN = 'http://127.0.0.1:8080';
const client = {
  GOOGLE_CLIENT_ID: 'planted.apps.example',
  GOOGLE_CLIENT_SECRET: 'secret',
  PUBLIC_ORIGIN: ORIGIN,
};

describe('the guard of sign-in by Google', () => {
  let gateway: TestGateway;
  afterEach(() => gateway.stop());

  it('AUTH-3 sends the browser to Google by the gateway’s own answer, with its cookie and headers', async () => {
    gateway = await startTestGateway(client);
    gateway.messaging.answer('begin-redirect', { state: 's'.repeat(43) });
    const response = await gateway.request(`${startGoogleSignInCall.path}?return_to=/dashboard`);
    expect(response.status).toBe(303);
    const page = new URL(response.headers.get('location') ?? '');
    expect(page.origin).toBe('https://accounts.google.com');
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      client_id: client.GOOGLE_CLIENT_ID,
      redirect_uri: ORIGIN + finishGoogleSignInCall.path,
      state: 's'.repeat(43),
      code_challenge_method: 'S256',
    });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^planted_sign_in=[\w-]{43};/)]);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    const [begun] = gateway.messaging.sent;
    expect(begun?.input).toEqual({
      goal: { kind: 'session', returnTo: '/dashboard' },
      browser: expect.stringMatching(/^[\w-]{43}$/),
      codeVerifier: expect.stringMatching(/^[\w-]{43}$/),
      nonce: page.searchParams.get('nonce'),
    });
  });

  it.each([startGoogleSignInCall, finishGoogleSignInCall])(
    'is not found at $path where Google’s client is not set up, also after another gateway had one',
    async ({ path }) => {
      await startTestGateway(client).then((other) => other.stop());
      gateway = await startTestGateway();
      const response = await gateway.request(path);
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: 'Not found', code: 'not-found' },
      ]);
      expect(gateway.messaging.sent).toEqual([]);
    },
  );
});
