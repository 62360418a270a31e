import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '..';

/** What each minor version of the kit had, as frozen when it came out: libs/mfe-kit/contract/kit-<minor>.json. */
const folder = join(__dirname, '../../contract');
const read = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as { version?: string; exports: string[] };
const minors = readdirSync(folder).filter((name) => name.startsWith('kit-'));
const { version = '' } = read(join(__dirname, '../../package.json'));

describe('ARCH-1 the kit', () => {
  it.each(minors)('still has everything of %s', (minor) => {
    expect(Object.keys(kit)).toEqual(expect.arrayContaining(read(join(folder, minor)).exports));
  });

  it('has nothing beyond what its version says: what is new gets a new minor version', () => {
    const current = `kit-${version.split('.').slice(0, 2).join('.')}.json`;
    expect(minors).toContain(current);
    expect(Object.keys(kit).toSorted()).toEqual(read(join(folder, current)).exports);
  });
});
