import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { packages } from '../workspace/packages.mjs';
import { root } from '../workspace/root.mjs';
import { installedScript } from '../workspace/run-step.mjs';
import { directions, overrideFor } from './directions.mjs';

/** Tools start and measure everything; nothing imports them but builds and benches. */
const WITHOUT_A_ROW = ['tools'];

const folders = packages()
  .map(({ folder, manifest }) => ({ path: relative(root, folder), manifest: JSON.parse(manifest) }))
  .filter(({ path }) => !WITHOUT_A_ROW.includes(path));

describe('the table of directions', () => {
  it('has a row for every package, and no other', () => {
    expect(Object.keys(directions).toSorted()).toEqual(folders.map(({ path }) => path).toSorted());
  });

  it.each(folders)('allows what $path depends on', ({ path, manifest }) => {
    const ours = Object.keys({ ...manifest.dependencies }).filter((name) => name.startsWith('@planted/'));
    expect(directions[path]?.may).toEqual(
      expect.arrayContaining(ours.map((name) => name.slice('@planted/'.length))),
    );
  });

  it('has no circle', () => {
    const rows = new Map(Object.entries(directions).map(([path, { may }]) => [path.split('/').at(-1), may]));
    const visit = (name: string, above: readonly string[]): void => {
      if (above.includes(name)) throw new Error(`a circle: ${[...above, name].join(' -> ')}`);
      for (const next of rows.get(name) ?? []) visit(next, [...above, name]);
    };
    for (const name of rows.keys()) visit(name ?? '', []);
  });

  it('refuses a folder without a row', () => {
    expect(() => overrideFor('libs/new')).toThrow('tools/lint/directions.mjs has no row for libs/new');
  });
});

const REFUSED = [
  ['mfe-finder', '@planted/mfe-designer'],
  ['mfe-finder', '@planted/auto-planting'],
  ['mfe-manager', 'react-router'],
  ['shell', 'pg'],
  ['services/gardens', '@planted/tracking'],
  ['services/gardens', '@planted/edge'],
  ['services/edge', '@planted/gateway'],
  ['services/embedded', '@planted/edge'],
  ['services/tracking', 'react'],
  ['services/tracking', '@planted/season-plan'],
  ['libs/ui', '@planted/api-client'],
  ['libs/ui', '@planted/shell'],
  ['libs/garden-domain', '@planted/contracts'],
  ['libs/event-sourcing', '@nestjs/common'],
  ['libs/contracts', '@planted/garden-domain/src/plot'],
] as const;
const ALLOWED = [
  ['mfe-planter', '@planted/auto-planting'],
  ['mfe-designer', '@planted/mfe-kit'],
  ['services/embedded', '@planted/gateway'],
  ['services/gardens', '@planted/event-sourcing/testing'],
  ['services/tracking', '@planted/season-plan/plan'],
  ['libs/contracts', '@planted/contracts/testing'],
] as const;

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-lint-'));
  const file = (place: string, imported: string) =>
    join(place, 'src', `${imported.replaceAll(/\W+/g, '-')}.ts`);
  /** What is wrong, by file. */
  const told = new Map<string, string>();

  beforeAll(() => {
    for (const path of ['oxlint.config.mjs', 'tools/lint/directions.mjs']) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(join(root, path), join(folder, path));
    }
    for (const [place, imported] of [...REFUSED, ...ALLOWED]) {
      const path = join(folder, file(place, imported));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `import { x } from '${imported}';\nexport const y = x;\n`);
    }
    const args = [installedScript('oxlint'), '-c', 'oxlint.config.mjs', '--format=json'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string; help?: string; message: string }[];
    };
    for (const { code, filename, message, help } of diagnostics) {
      told.set(filename.replaceAll('\\', '/'), `${code} ${message} ${help}`);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(REFUSED)('refuses in %s an import of %s', (place, imported) => {
    expect(told.get(file(place, imported))).toContain('no-restricted-imports');
  });

  it.each(ALLOWED)('lets %s import %s', (place, imported) => {
    expect(told.get(file(place, imported))).toBeUndefined();
  });

  it('says which packages may be imported, and why', () => {
    expect(told.get(file('libs/ui', '@planted/api-client'))).toContain(
      'libs/ui may import garden-domain: it shows what it is handed and fetches nothing.',
    );
  });
});
