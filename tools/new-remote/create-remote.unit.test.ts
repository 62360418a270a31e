import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotesIn } from '../topology/topology.mjs';
import { createRemote } from './create-remote.mjs';
import { updateLockFile } from './register-remote.mjs';

let clone: string;
const read = (path: string) => readFileSync(join(clone, path), 'utf8');

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  writeFileSync(join(clone, 'package.json'), '{"workspaces":["shell","mfe-finder","services/*"]}');
  writeFileSync(join(clone, 'tsconfig.json'), '{"references":[{"path":"./shell"}]}');
});
afterEach(() => rmSync(clone, { recursive: true }));

describe('ARCH-1 a fifth micro-frontend', () => {
  it('is a folder from the template, and two lines that name it', () => {
    expect(createRemote(clone, 'community')).toBe('mfe-community');
    expect(readdirSync(join(clone, 'mfe-community/src')).toSorted()).toEqual([
      'community-page.module.css',
      'community-page.tsx',
      'community-page.unit.test.tsx',
      'routes.tsx',
    ]);
    expect(read('mfe-community/src/routes.tsx')).toContain("import('./community-page')");
    expect(JSON.parse(read('mfe-community/package.json'))).toMatchObject({
      name: '@planted/mfe-community',
      planted: { pages: [{ path: '/community', title: 'Community' }] },
    });
    for (const file of ['vite.config.ts', 'tsconfig.json', 'src/community-page.tsx'])
      expect(read(`mfe-community/${file}`)).not.toMatch(/\{\{\w+\}\}/);
    expect(JSON.parse(read('package.json')).workspaces).toEqual([
      'shell',
      'mfe-finder',
      'mfe-community',
      'services/*',
    ]);
    expect(JSON.parse(read('tsconfig.json')).references).toContainEqual({ path: './mfe-community' });
  });

  it('OPS-4 is in the lock file, so that npm ci takes it, and in the topology, so that it is served', () => {
    const repository = join(__dirname, '../..');
    copyFileSync(join(repository, 'package.json'), join(clone, 'package.json'));
    copyFileSync(join(repository, 'package-lock.json'), join(clone, 'package-lock.json'));
    for (const folder of Object.keys(JSON.parse(read('package-lock.json')).packages)) {
      const file = join(repository, folder, 'package.json');
      if (folder === '' || folder.includes('node_modules') || !existsSync(file)) continue;
      mkdirSync(join(clone, folder), { recursive: true });
      copyFileSync(file, join(clone, folder, 'package.json'));
    }
    // No name of one that is in the repository, which a newcomer's may be.
    createRemote(clone, 'unknown');
    // Offline, npm also misses what is for other systems; here only the new one counts.
    const missing = () =>
      spawnSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], { cwd: clone, encoding: 'utf8' })
        .stderr.split('\n')
        .filter((line) => line.includes('mfe-unknown'));
    expect(missing()).toContainEqual(expect.stringContaining('Missing: @planted/mfe-unknown@'));

    updateLockFile(clone);

    expect(missing()).toEqual([]);
    expect(JSON.parse(read('package-lock.json')).packages).toHaveProperty('mfe-unknown');
    expect(remotesIn(JSON.parse(read('package.json')))).toContain('mfe-unknown');
  });

  it.each(['', 'Community', '../shell', 'seed-swap'])('is not made from %j', (name) => {
    expect(() => createRemote(clone, name)).toThrow('Use lowercase letters only');
    expect(JSON.parse(read('package.json')).workspaces).toHaveLength(3);
  });

  it('does not take the place of one that is there', () => {
    createRemote(clone, 'community');
    expect(() => createRemote(clone, 'community')).toThrow('mfe-community already exists');
  });
});
