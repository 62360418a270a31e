import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote } from './create-remote.mjs';

let clone: string;
const read = (path: string) => readFileSync(join(clone, path), 'utf8');

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  mkdirSync(join(clone, 'node_modules/react'), { recursive: true });
  writeFileSync(join(clone, 'node_modules/react/package.json'), '{"version":"19.3.1"}');
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
      dependencies: { react: '19.3.1' },
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

  it.each(['', 'Community', '../shell', 'seed-swap'])('is not made from %j', (name) => {
    expect(() => createRemote(clone, name)).toThrow('Use lowercase letters only');
    expect(JSON.parse(read('package.json')).workspaces).toHaveLength(3);
  });

  it('does not take the place of one that is there', () => {
    createRemote(clone, 'community');
    expect(() => createRemote(clone, 'community')).toThrow('mfe-community already exists');
  });
});
