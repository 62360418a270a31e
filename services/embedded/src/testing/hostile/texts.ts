import fc from 'fast-check';

/** Texts that have broken some program before. */
const KNOWN = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDFFFb',
  '\uFFFE\uFFFF',
  '\u202Egnp.exe',
  '\u200B',
  'e\u0301'.repeat(40),
  'Z\u0351\u036B\u0343\u036A\u0302\u036Ba\u0321\u0353\u031E',
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'ﷺ'.repeat(60),
  '\r\nSet-Cookie: planted_session=x',
  '%0d%0aLocation: https://evil.example',
  "'; drop table event_store.events; --",
  "' or 1=1 --",
  '$1$2$3',
  '\\x00\\u0000',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x1F',
  '9007199254740993',
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30',
  '2026-05-21T24:00:00Z',
  '2026-05-21T18:00:00+99:99',
  'Etc/../../passwd',
  '*.>',
  'planted.events.>',
  '$JS.API.STREAM.DELETE.PLANTED_EVENTS',
  `${'a'.repeat(60)}!`,
  ' '.repeat(3000),
  'x'.repeat(70_000),
  '@'.repeat(4000),
  `${'a@'.repeat(900)}.example`,
  `${'.'.repeat(2000)}@example.org`,
] as const;

/** Any text that a client could put into a JSON string: known trouble, any code units, or plain words. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 2, arbitrary: fc.array(fc.integer({ max: 0xffff, min: 0 }), { maxLength: 30 }).map(fromUnits) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 3, arbitrary: fc.lorem({ maxCount: 4 }) },
);

/** Well-formed or not. */
function fromUnits(units: number[]): string {
  return String.fromCharCode(...units);
}
