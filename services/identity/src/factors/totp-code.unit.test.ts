import { newTotpSecret, stepOfCode, totpUri } from './totp-code';

describe('a code of an authenticator app', () => {
  /** RFC 6238, appendix B: the secret '12345678901234567890', SHA-1, the last six digits. */
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const at = (seconds: number) => new Date(seconds * 1000);

  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('AUTH-8 is the one of RFC 6238 at %d s', (seconds, code) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('counts one step early or late, and no further', () => {
    const step = Math.floor(1234567890 / 30);
    expect(stepOfCode(secret, '005924', at(1234567890 + 30))).toBe(step);
    expect(stepOfCode(secret, '005924', at(1234567890 - 30))).toBe(step);
    expect(stepOfCode(secret, '005924', at(1234567890 + 60))).toBeUndefined();
    expect(stepOfCode(secret, '005925', at(1234567890))).toBeUndefined();
  });

  it('comes from a secret of 160 bits that is new each time and is in the address of the QR code', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    const uri = new URL(totpUri(one, { issuer: 'Planted', label: 'Ada' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe(one);
    expect(uri.searchParams.get('issuer')).toBe('Planted');
  });
});
