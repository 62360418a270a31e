import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '..';

/** What each minor version of the kit had, as frozen when it came out: libs/mfe-kit/contract/kit-<minor>.json. */
const folder = join(__dirname, '../../contract');
const read = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as { version?: string; exports: string[] };
const minors = readdirSync(folder).filter((name) => name.startsWith('kit-'));
const { version = '' } = read(join(__dirname, '../../package.json'));
const [major, minor = 0] = version.split('.').map(Number);

describe('ARCH-1 the kit', () => {
  it.each(minors)('still has everything of %s', (minor) => {
    expect(Object.keys(kit)).toEqual(expect.arrayContaining(read(join(folder, minor)).exports));
  });

  it('has nothing beyond what its version says: what is new gets a new minor version', () => {
    const current = `kit-${major}.${minor}.json`;
    expect(minors).toContain(current);
    expect(Object.keys(kit).toSorted()).toEqual(read(join(folder, current)).exports);
  });

  it('keeps what was built for the minor version before, to be tried with what is built today', () => {
    const before = minor === 0 ? minor : minor - 1;
    expect(existsSync(join(folder, `built-${major}.${before}.json.br`))).toBe(true);
  });
});
