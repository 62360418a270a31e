import { isOutage } from './outage';

const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('an outage', () => {
  it.each(['57P01', '53100', '40P01', '08006', '55P03', 'XX000', '25006', 'ECONNREFUSED', 'ECONNRESET'])(
    'is %s',
    (code) => expect(isOutage(coded(code))).toBe(true),
  );
  it.each(['23505', '22P02', '42P01', '25P02', 'malformed-event'])('is not %s', (code) =>
    expect(isOutage(coded(code))).toBe(false),
  );
  it('is a lost connection, without a code', () => {
    expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isOutage(new Error('timeout exceeded when trying to connect'))).toBe(true);
  });
  it('is not a mistake in a handler', () => {
    expect(isOutage(new TypeError('undefined is not a function'))).toBe(false);
    expect(isOutage('a thrown string')).toBe(false);
  });
});
