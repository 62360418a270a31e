import { readIdentitySettings } from './settings';

const production = {
  NODE_ENV: 'production',
  GOOGLE_CLIENT_ID: 'planted.apps.example',
  PUBLIC_ORIGIN: 'https://planted.example',
};

describe('the settings of the identity service', () => {
  it.each(['GOOGLE_CLIENT_ID', 'PUBLIC_ORIGIN'])('are refused in production without %s', (name) => {
    expect(() => readIdentitySettings({ ...production, [name]: '' })).toThrow(
      `${name}: must be set in production`,
    );
    expect(readIdentitySettings({ NODE_ENV: 'development' })).toMatchObject({ NODE_ENV: 'development' });
  });

  it.each([
    ['GOOGLE_ISSUER', 'http://accounts.google.com'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['GOOGLE_KEY_SET_URL', 'http://192.168.1.7/certs'],
    ['GOOGLE_KEY_SET_URL', 'http://127.0.0.1.evil.example/certs'],
    ['GOOGLE_KEY_SET_URL', 'file:///certs'],
  ])('believe no %s at %s', (name, value) => {
    expect(() => readIdentitySettings({ [name]: value })).toThrow(`${name}: must be an https address`);
  });

  it('believe an issuer in clear on this machine itself', () => {
    const issuer = 'http://127.0.0.1:4000';
    expect(readIdentitySettings({ GOOGLE_ISSUER: issuer }).GOOGLE_ISSUER).toBe(issuer);
  });
});
