import { googleClientOf } from './google/google-client';
import { readGatewaySettings } from './settings';

const production = {
  NODE_ENV: 'production',
  GOOGLE_CLIENT_ID: 'planted.apps.example',
  GOOGLE_CLIENT_SECRET: 'a secret',
  PUBLIC_ORIGIN: 'https://planted.example',
};

describe('the settings of the gateway', () => {
  it.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'PUBLIC_ORIGIN'])(
    'AUTH-3 are refused in production without %s, and nothing of them is reported',
    (name) => {
      const read = () => readGatewaySettings({ ...production, [name]: undefined });
      expect(read).toThrow(`${name}: must be set in production`);
      expect(read).not.toThrow('a secret');
    },
  );

  it('AUTH-3 are enough for a sign-in on Google’s page with an id, a secret and an address', () => {
    const client = (environment: Record<string, string>) => googleClientOf(readGatewaySettings(environment));
    expect(client(production)).toMatchObject({
      id: 'planted.apps.example',
      origin: 'https://planted.example',
    });
    expect(client({ GOOGLE_CLIENT_ID: 'x' })).toBeUndefined();
    expect(client({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' })).toBeUndefined();
  });

  it('take a list of addresses, each of them https or on this machine', () => {
    const redirects = (SIGN_IN_REDIRECTS: string) =>
      readGatewaySettings({ SIGN_IN_REDIRECTS }).SIGN_IN_REDIRECTS;
    expect(redirects('https://a.example/in, http://localhost:3000').map(({ href }) => href)).toEqual([
      'https://a.example/in',
      'http://localhost:3000/',
    ]);
    expect(redirects('')).toEqual([]);
    for (const wrong of ['http://a.example', 'myapp://in', 'javascript:alert(1)', 'https://a.example,,'])
      expect(() => redirects(wrong)).toThrow('must be an https address');
  });
});
