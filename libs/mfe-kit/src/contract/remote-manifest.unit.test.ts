import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parseRemoteManifest } from './remote-manifest';

const integrity = `sha384-${'A'.repeat(64)}`;
const good = {
  contract: 1,
  id: '0.1.0-5274ad0e898e',
  name: 'mfe_finder',
  version: '0.1.0',
  shared: { react: '^19.0.0' },
  uses: ['defineRemote'],
  pages: [
    {
      path: '/plant-finder',
      title: 'Plant Finder',
      data: ['/api/gardens/fetchDashboard?day={today}'],
      skeleton: { guest: 'skeletons/plant-finder-0a1b2c3d.html' },
    },
  ],
  entry: 'remoteEntry-a.js',
  exposed: 'assets/routes-a.js',
  files: { 'remoteEntry-a.js': { integrity, imports: ['assets/dist-a.js'] } },
};

const wrong: [fault: string, value: unknown][] = [
  ['', []],
  ['', null],
  ['', 'remote'],
  ['contract', { ...good, contract: 2 }],
  ['files', { ...good, files: undefined }],
  ['uses', { ...good, uses: 'all' }],
  ['uses/0', { ...good, uses: [3] }],
  ['id', { ...good, id: '../../shell' }],
  ['name', { ...good, name: 'constructor' }],
  ['pages/0/path', { ...good, pages: [{ path: 'https://elsewhere', title: 'x' }] }],
  ['pages/0/title', { ...good, pages: [{ path: '/x', title: ' ' }] }],
  ['pages/0/data/0', { ...good, pages: [{ path: '/x', title: 'x', data: ['//elsewhere/api/x'] }] }],
  ['pages/0/data/0', { ...good, pages: [{ path: '/x', title: 'x', data: ['/mfe/x.json'] }] }],
  ['pages/0/skeleton', { ...good, pages: [{ path: '/x', title: 'x', skeleton: true }] }],
  ['pages/0/outline', { ...good, pages: [{ path: '/x', title: 'x', outline: true }] }],
  [
    'pages/0/skeleton/guest',
    { ...good, pages: [{ path: '/x', title: 'x', skeleton: { guest: '../x.html' } }] },
  ],
  ['shared/react', { ...good, shared: { react: 19 } }],
  ['entry', { ...good, entry: 'https://elsewhere/x.js' }],
  ['entry', { ...good, entry: '../../x.js' }],
  ['entry', { ...good, entry: '//elsewhere/x.js' }],
  ['files/a.js/integrity', { ...good, files: { 'a.js': { integrity: 'sha256-x' } } }],
  ['files/a.js/imports/0', { ...good, files: { 'a.js': { integrity, imports: [null] } } }],
];
/** As it comes over the wire: what is undefined is not there. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('ARCH-1 the manifest of a micro-frontend', () => {
  const validate = new Ajv({ strict: false }).compile(
    JSON.parse(readFileSync(join(__dirname, 'remote.schema.json'), 'utf8')),
  );

  it('is taken when it is as the contract has it, with more than the shell knows, too', () => {
    expect(parseRemoteManifest(good)).toBe(good);
    expect(parseRemoteManifest({ ...good, team: 'finders' })).toMatchObject(good);
    expect(validate(good)).toBe(true);
  });

  it.each(wrong)('is refused with what is wrong: %s', (fault, value) => {
    expect(() => parseRemoteManifest(overTheWire(value))).toThrow(`remote.json is wrong at '${fault}'`);
    expect(validate(overTheWire(value))).toBe(false);
  });
});
