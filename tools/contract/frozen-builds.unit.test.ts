import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../build/remote-manifest.mjs';
import { freeze, frozenMinors, unfreeze } from './frozen-builds.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frozen-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('ARCH-1 what was built for a minor version of the kit', () => {
  it.each(frozenMinors())('%s comes back byte by byte, and only what is asked for', (minor) => {
    unfreeze(minor, folder, ['mfe-finder', 'mfe-community']);
    expect(existsSync(join(folder, 'shell'))).toBe(false);
    for (const remote of ['mfe-finder', 'mfe-community']) {
      const dist = join(folder, remote, 'dist');
      const { files } = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as {
        files: Record<string, { integrity: string }>;
      };
      for (const [path, { integrity }] of Object.entries(files))
        expect([path, integrityOf(readFileSync(join(dist, path)))]).toEqual([path, integrity]);
    }
  });

  it('is not frozen again: it stays what went out', () => {
    expect(() => freeze(`${frozenMinors()[0]}`, {})).toThrow('matches the build for');
  });
});
