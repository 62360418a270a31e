import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '../build/remote-manifest.mjs';
import { runDeploy } from './run-deploy.mjs';

let folder: string;
let target: string;
const said: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  target = join(folder, 'deployments');
  said.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const deploy = (...args: string[]) =>
  runDeploy(args, {
    environment: { DEPLOYMENTS_DIR: target },
    out: (line) => said.push(line),
    err: (line) => said.push(line),
    now: () => new Date('2026-11-22T04:00:00Z'),
  });

/** A build of the finder: an entry that says nothing. */
function build(id: string, change: object = {}): string[] {
  const dist = join(folder, id);
  const entry = `// ${id}`;
  const manifest = {
    contract: 1,
    id,
    name: 'mfe_finder',
    version: '0.1.0',
    shared: { '@planted/mfe-kit': '^1.0.0' },
    uses: ['defineRemote', 'Link'],
    pages: [{ path: '/plant-finder', title: 'Plant Finder' }],
    entry: 'remoteEntry-a.js',
    exposed: 'remoteEntry-a.js',
    files: { 'remoteEntry-a.js': { integrity: integrityOf(entry) } },
    ...change,
  };
  put(join(dist, 'remoteEntry-a.js'), entry);
  put(join(dist, 'remoteEntry-a.js.br'), 'compressed');
  put(join(dist, 'remote.json'), JSON.stringify(manifest));
  return ['--dist', dist, '--no-browser'];
}
/** As the federation plugin writes it, with this script for what is exposed. */
const federationOf = (script: string) => {
  const none = { sync: [], async: [] };
  const exposes = [{ assets: { js: { ...none, sync: [script] }, css: none } }];
  return JSON.stringify({ metaData: { remoteEntry: { name: 'remoteEntry-a.js' } }, exposes });
};
const SKELETON = 'skeletons/a.html';
/** As earlier builds call it. */
const OUTLINE = 'outlines/a.html';
/** The manifest of a build that has a skeleton. */
const withSkeleton = (html: string) => ({
  pages: [{ path: '/plant-finder', title: 'Plant Finder', skeleton: { guest: SKELETON } }],
  files: {
    'remoteEntry-a.js': { integrity: integrityOf('// 1.0.0-a') },
    [SKELETON]: { integrity: integrityOf(html) },
  },
});
function put(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const live = () => JSON.parse(readFileSync(join(target, 'remotes.json'), 'utf8')).remotes.mfe_finder;

describe('ARCH-1 a deployment', () => {
  it('puts a version under an address of its own, and switches to it by its hash', async () => {
    expect(await deploy('mfe-finder', ...build('1.0.0-a'))).toBe(0);
    expect(live()).toEqual({
      version: '1.0.0-a',
      manifest: '/mfe/mfe-finder/@1.0.0-a/remote.json',
      integrity: integrityOf(readFileSync(join(target, 'mfe-finder/1.0.0-a/remote.json'))),
      pages: [{ path: '/plant-finder', title: 'Plant Finder' }],
      at: '2026-11-22T04:00:00.000Z',
      before: [],
    });
    expect(existsSync(join(target, 'mfe-finder/1.0.0-a/remoteEntry-a.js.br'))).toBe(true);
    expect(said.at(-1)).toBe('mfe-finder: deployed; live is 1.0.0-a');
  });

  it('brings the manifest by which the federation’s own tools find it', async () => {
    const args = build('1.0.0-a');
    const text = federationOf('remoteEntry-a.js');
    put(join(folder, '1.0.0-a/mf-manifest.json'), text);
    expect(await deploy('mfe-finder', ...args)).toBe(0);
    expect(readFileSync(join(target, 'mfe-finder/1.0.0-a/mf-manifest.json'), 'utf8')).toBe(text);
  });

  it('brings what its pages look like before their scripts are there', async () => {
    put(join(folder, '1.0.0-a', SKELETON), '<h1>Plant Finder</h1>');
    const said = withSkeleton('<h1>Plant Finder</h1>');
    expect(await deploy('mfe-finder', ...build('1.0.0-a', said))).toBe(0);
    expect(existsSync(join(target, 'mfe-finder/1.0.0-a', SKELETON))).toBe(true);
  });

  it('is taken back one by one, in the end to the product’s own build, and its files stay', async () => {
    await deploy('mfe-finder', ...build('1.0.0-a'));
    await deploy('mfe-finder', ...build('2.0.0-b'));
    expect(live().version).toBe('2.0.0-b');
    expect(await deploy('rollback', 'mfe-finder')).toBe(0);
    expect(live().version).toBe('1.0.0-a');
    expect(await deploy('rollback', 'mfe-finder')).toBe(0);
    expect(live()).toEqual({ before: [] });
    expect(await deploy('rollback', 'mfe-finder')).toBe(1);
    expect(said.at(-1)).toContain('nothing to roll back');
    expect(existsSync(join(target, 'mfe-finder/2.0.0-b/remote.json'))).toBe(true);
  });

  it('shows how it is used, and changes nothing', async () => {
    expect(await deploy('--help')).toBe(0);
    expect(said.join('\n')).toMatch(/^Usage: npm run deploy --/);
    expect(existsSync(target)).toBe(false);
  });

  it('of what is live already changes nothing', async () => {
    await deploy('mfe-finder', ...build('1.0.0-a'));
    const before = live();
    expect(await deploy('mfe-finder', ...build('1.0.0-a'))).toBe(0);
    expect(live()).toEqual(before);
  });

  it('begins with a share as a canary, that is ended or promoted', async () => {
    await deploy('mfe-finder', ...build('1.0.0-a'));
    await deploy('canary', 'mfe-finder', '10%', ...build('2.0.0-b'));
    expect(live()).toMatchObject({ version: '1.0.0-a', canary: { version: '2.0.0-b', share: 10 } });
    await deploy('rollback', 'mfe-finder');
    expect(live()).not.toHaveProperty('canary');
    await deploy('canary', 'mfe-finder', '25', ...build('2.0.0-b'));
    expect(await deploy('promote', 'mfe-finder')).toBe(0);
    expect(live()).toMatchObject({ version: '2.0.0-b', before: [{ version: '1.0.0-a' }] });
    expect(live()).not.toHaveProperty('share');
    expect(await deploy('promote', 'mfe-finder')).toBe(1);
  });

  it('may be a canary beside the product’s own build', async () => {
    expect(await deploy('canary', 'mfe-finder', '10%', ...build('2.0.0-b'))).toBe(0);
    expect(live()).toMatchObject({ before: [], canary: { version: '2.0.0-b' } });
    expect(live()).not.toHaveProperty('version');
  });

  it('may be on an origin of its own', async () => {
    await deploy('mfe-finder', ...build('1.0.0-a'), '--origin', 'https://finder.example');
    expect(live().manifest).toBe('https://finder.example/mfe/mfe-finder/@1.0.0-a/remote.json');
  });

  it('leaves other teams’ alone, also at the same moment', async () => {
    const mine = build('1.0.0-a');
    const theirs = build('1.0.0-p', { name: 'mfe_planter' });
    expect(await Promise.all([deploy('mfe-finder', ...mine), deploy('mfe-planter', ...theirs)])).toEqual([
      0, 0,
    ]);
    const { remotes } = JSON.parse(readFileSync(join(target, 'remotes.json'), 'utf8'));
    expect([remotes.mfe_finder.version, remotes.mfe_planter.version]).toEqual(['1.0.0-a', '1.0.0-p']);
  });

  it('is listed with what it can be taken back to', async () => {
    await deploy('mfe-finder', ...build('1.0.0-a'));
    await deploy('mfe-finder', ...build('2.0.0-b'));
    await deploy('canary', 'mfe-finder', '10%', ...build('3.0.0-c'));
    said.length = 0;
    await deploy('list');
    expect(said.map((line) => line.split(/ {2,}/).slice(1, 3))).toEqual([
      ['VERSION', 'STATE'],
      ['2.0.0-b', 'live'],
      ['3.0.0-c', 'canary 10%'],
      ['1.0.0-a', 'before'],
    ]);
    said.length = 0;
    await deploy('list', '--json');
    expect(JSON.parse(said[0] ?? '')).toEqual({
      remote: 'mfe-finder',
      version: '2.0.0-b',
      state: 'live',
      deployed: '2026-11-22T04:00:00.000Z',
    });
  });
});

describe('ARCH-1 a deployment is refused, and nothing changes, where', () => {
  const integrity = `sha384-${'A'.repeat(64)}`;
  it.each<[string, object, RegExp]>([
    ['it breaks the contract', { contract: 7 }, /breaks the contract: \/contract/],
    ['it is another’s', { name: 'mfe_planter' }, /is the build of mfe_planter, not of mfe_finder/],
    [
      'its kit is another major version',
      { shared: { '@planted/mfe-kit': '^2.0.0' } },
      /was built for .* \^2\.0\.0/,
    ],
    [
      'it uses what its kit does not have',
      { uses: ['useWeather'] },
      /uses useWeather, which 1\.0 does not have/,
    ],
    ['it has no pages', { pages: [] }, /has no pages/],
    [
      'a byte of it is not what was built',
      { files: { 'remoteEntry-a.js': { integrity } } },
      /its hash does not match/,
    ],
    [
      'a file of it is not there',
      { files: { 'gone.js': { integrity } } },
      /gone\.js is listed .* but missing/,
    ],
    [
      'servers would leave out what it looks like',
      withSkeleton('<script></script>'),
      /the skeleton of \/plant-finder would be left out: a skeleton has no <script>/,
    ],
    [
      'servers would leave out what it looks like, by the name of before',
      {
        pages: [{ path: '/plant-finder', title: 'Plant Finder', outline: { guest: OUTLINE } }],
        files: { [OUTLINE]: { integrity: integrityOf('<script></script>') } },
      },
      /the skeleton of \/plant-finder would be left out: a skeleton has no <script>/,
    ],
    [
      'what it looks like is not listed',
      {
        ...withSkeleton('<script></script>'),
        files: { 'remoteEntry-a.js': { integrity: integrityOf('// 1.0.0-a') } },
      },
      /skeletons\/a\.html, is not among the files/,
    ],
    [
      'no browser would check a file of it',
      { files: {} },
      /remoteEntry-a\.js is neither a script nor a style sheet/,
    ],
  ])('%s', async (_where, change, reason) => {
    if ('pages' in change && 'files' in change)
      for (const name of [SKELETON, OUTLINE]) put(join(folder, '1.0.0-a', name), '<script></script>');
    expect(await deploy('mfe-finder', ...build('1.0.0-a', change))).toBe(1);
    expect(said.at(-1)).toMatch(reason);
    expect(existsSync(target)).toBe(false);
  });

  it.each([
    [
      'names what is not of the build',
      federationOf('assets/other.js'),
      /names assets\/other\.js, which is not among/,
    ],
    ['is none', '{"metaData":', /mf-manifest\.json cannot be read/],
  ])('the federation’s manifest %s', async (_, text, reason) => {
    const args = build('1.0.0-a');
    put(join(folder, '1.0.0-a/mf-manifest.json'), text);
    expect(await deploy('mfe-finder', ...args)).toBe(1);
    expect(said.at(-1)).toMatch(reason);
    expect(existsSync(target)).toBe(false);
  });

  it.each([
    ['finder'],
    ['mfe-finder/../shell'],
    ['canary', 'mfe-finder', '0%'],
    ['canary', 'mfe-finder', '100%'],
    ['destroy', 'mfe-finder', 'all'],
    ['mfe-finder', '--force'],
  ])('it is not understood: %s %s', async (...args) => {
    expect(await deploy(...args.filter((arg) => arg !== undefined))).toBe(2);
    expect(existsSync(target)).toBe(false);
  });

  it('the list is none', async () => {
    put(join(target, 'remotes.json'), '{"remotes":');
    expect(await deploy('mfe-finder', ...build('1.0.0-a'))).toBe(1);
    expect(readFileSync(join(target, 'remotes.json'), 'utf8')).toBe('{"remotes":');
  });
});
