import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { installedScript } from '../workspace/run-step.mjs';

const LIBRARIES = [
  'api-client',
  'catalogue-data',
  'climate-data',
  'contracts',
  'event-sourcing',
  'garden-domain',
  'mfe-kit',
  'outbox',
  'rotation',
  'season',
  'season-plan',
  'service-kit',
];
const SERVICES = ['community', 'gateway', 'tracking'];
const FOLDERS = [
  'tools',
  ...LIBRARIES.map((name) => `libs/${name}`),
  ...SERVICES.map((name) => `services/${name}`),
];
const FILES = ['oxlint.config.mjs', 'biome.json', 'jest.config.mjs', 'package.json', 'tsconfig.base.json'];

/** This test has engines, which the tests in the clone use as well. */
const CONFIG = `import config from './jest.config.mjs';
const projects = config.projects.map(({ globalSetup, globalTeardown, ...project }) => project);
export default { ...config, projects };
`;

/** A clone of what a call needs, whose packages are its own and whose installed packages are the repository's. */
function cloneWorkspace(): string {
  // Outside the repository, whose ignored folders linters pass over.
  const clone = realpathSync(mkdtempSync(join(tmpdir(), 'new-call-')));
  const filter = (path: string) => !/\/(dist|node_modules|\.cache)(\/|$)/.test(path.slice(root.length));
  for (const folder of [...FOLDERS, 'docs'])
    cpSync(join(root, folder), join(clone, folder), { recursive: true, filter });
  for (const file of FILES) cpSync(join(root, file), join(clone, file));
  writeFileSync(join(clone, 'generated.config.mjs'), CONFIG);
  mkdirSync(join(clone, 'node_modules/@planted'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@planted'))
    symlinkSync(join(root, 'node_modules', name), join(clone, 'node_modules', name));
  for (const path of FOLDERS.slice(1))
    symlinkSync(join(clone, path), join(clone, 'node_modules/@planted', path.split('/')[1] ?? ''));
  return clone;
}

describe('npm run new-call', () => {
  let clone: string;
  beforeAll(() => {
    clone = cloneWorkspace();
  });
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  };
  const expectDone = ({ status, output }: ReturnType<typeof run>) => {
    if (status !== 0) throw new Error(output);
  };

  it('makes calls that are compiled, linted, formatted, and pass their tests', () => {
    const wishes = [
      ['count-plants', '--service', 'tracking', '--group', 'gardens'],
      ['keep-seed', '--service', 'community', '--group', 'seeds', '--anyone'],
    ];
    for (const wish of wishes) {
      const made = run('tools/new-call.mjs', ...wish);
      expectDone(made);
      expect(made.output).toContain(`libs/api-client/src/${wish[0]}.unit.test.ts`);
    }
    const again = run('tools/new-call.mjs', 'keep-seed', '--service', 'community');
    expect(again).toEqual({ status: 2, output: expect.stringContaining('There is a keep-seed already') });

    const projects = ['libs/api-client', ...SERVICES.map((name) => `services/${name}`)];
    expectDone(run(installedScript('typescript', 'tsc'), '-b', '--singleThreaded', ...projects));
    expectDone(run(installedScript('oxlint'), '-c', 'oxlint.config.mjs', 'libs', 'services'));
    expectDone(run(installedScript('@biomejs/biome', 'biome'), 'format', 'libs', 'services'));
    const names = wishes.map(([name]) => `/${name}\\.`);
    const others = ['features/controllers\\.', 'frozen-calls\\.'];
    const jest = ['--config', 'generated.config.mjs', '--selectProjects', 'unit', 'int', '-w', '1'];
    const tested = run(installedScript('jest'), ...jest, ...names, ...others);
    expectDone(tested);
    for (const [name] of wishes)
      expect(tested.output.match(new RegExp(`PASS .*/${name}\\.(unit|int)\\.test`, 'g'))).toHaveLength(2);
  });
});
