import fc from 'fast-check';
import { pagePath } from './page-path';

const ORIGIN = 'https://planted.example';

describe('the page to come back to', () => {
  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/plant-finder?zone=6a&q=a%20b#results', '/plant-finder?zone=6a&q=a%20b#results'],
    ['/?view=styles', '/?view=styles'],
    ['/a/../about', '/about'],
  ])('may be %s', (wish, path) => {
    expect(pagePath(wish, ORIGIN)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'dashboard',
    'https://evil.example/',
    'https://planted.example/dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/api/logout',
    '/auth/v1/authorize',
    '/mfe/../api/me',
  ])('is the landing page for %j', (wish) => {
    expect(pagePath(wish, ORIGIN)).toBe('/');
  });

  it('is one of our own, whatever is asked for', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '\t',
      '\n',
      'evil.example',
    );
    const wishes = fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(wishes, fc.string()), (wish) => {
        const path = pagePath(wish, ORIGIN);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(new URL(ORIGIN + path).origin).toBe(ORIGIN);
      }),
      { numRuns: 500 },
    );
  });
});
