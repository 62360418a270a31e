const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => token.split('.') as [string, string, string];
const headerOf = (token: string): object =>
  JSON.parse(Buffer.from(partsOf(token)[0], 'base64url').toString());
/** Another header before a signature that was made for the old one. */
const withHeader = (token: string, header: object): string => {
  const [, payload, signature] = partsOf(token);
  return [encode(header), payload, signature].join('.');
};

/** What can be made of a right token without any key: by its name. None of it may be believed. */
export const tamperedTokens: readonly (readonly [string, (token: string) => string])[] = [
  ['with an empty signature', (token) => token.replace(/[^.]+$/, '')],
  ['without a signature', (token) => token.replace(/\.[^.]+$/, '')],
  ['without a header', (token) => token.replace(/^[^.]+\./, '')],
  ['without dots', (token) => token.replaceAll('.', '')],
  ['with a part too many', (token) => `${token}.${partsOf(token)[2]}`],
  ['with five parts, as an encrypted one has', (token) => `${token}.x.x`],
  ['with half of its signature', (token) => token.slice(0, -40)],
  [
    'with its signature turned round',
    (token) => token.replace(/[^.]+$/, (text) => [...text].reverse().join('')),
  ],
  ['with a signature of zeros', (token) => token.replace(/[^.]+$/, (text) => 'A'.repeat(text.length))],
  ['that says it has no algorithm', (token) => withHeader(token, { ...headerOf(token), alg: 'none' })],
  [
    'that has no algorithm and no signature',
    (token) => withHeader(token, { alg: 'none' }).replace(/[^.]+$/, ''),
  ],
  ['that says none in other letters', (token) => withHeader(token, { ...headerOf(token), alg: 'nOnE' })],
  ['that says nothing of its algorithm', (token) => withHeader(token, { typ: 'JWT' })],
  ['that names an extension', (token) => withHeader(token, { ...headerOf(token), crit: ['x'], x: 1 })],
  ['that is not encoded', (token) => withHeader(token, { ...headerOf(token), crit: ['b64'], b64: false })],
  ['with a header that is no JSON', (token) => token.replace(/^[^.]+/, 'e30x')],
  [
    'whose key id leads elsewhere',
    (token) => withHeader(token, { ...headerOf(token), kid: '../../etc/passwd' }),
  ],
  ["whose key id is a query's", (token) => withHeader(token, { ...headerOf(token), kid: "' or 1=1 --" })],
];

/** Headers by which a token would bring its own key along: they are looked at by no one. */
export const keysBroughtAlong = (publicJwk: object): readonly (readonly [string, object])[] => [
  ['jwk', { jwk: publicJwk }],
  ['jku', { jku: 'https://evil.example/jwks.json' }],
  ['x5u', { x5u: 'https://evil.example/cert.pem' }],
  ['x5c', { x5c: ['MIIB'] }],
];
