import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace/root.mjs';

/** Their help is made by commander from the commands themselves: deploy.unit.test.ts and ops-help.int.test.ts. */
const WITH_COMMANDS = ['ops', 'deploy'];

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const programs = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^node (tools\/\S+\.mjs)$/.exec(command) ?? [];
  return file && !WITH_COMMANDS.includes(name) ? [{ name, file }] : [];
});

const COPIED = ['tools', 'package.json'];
/** What `npm run dev` looks through for the names of micro-frontends. */
const PACKAGES = ['libs', 'services'];
/** In the place of npm, so that a program that installs does it to nothing. */
const NPM = 'npm-cli.js';

/** The programs in a folder where nothing is installed or built. */
describe('npm run … -- --help', () => {
  let clone: string;
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'help-'));
    for (const name of COPIED) cpSync(join(root, name), join(clone, name), { recursive: true });
    for (const name of PACKAGES) symlinkSync(join(root, name), join(clone, name));
    writeFileSync(join(clone, NPM), "console.error('npm was called'); process.exitCode = 1;");
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  const written = () => readdirSync(clone).filter((name) => ![...COPIED, ...PACKAGES, NPM].includes(name));
  const run = (file: string, ...args: string[]) =>
    spawnSync(process.execPath, [file, ...args], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: join(clone, NPM) },
      timeout: 60_000,
    });

  it.each(programs)('$name shows its usage, and neither needs nor starts anything', ({ name, file }) => {
    const { status, stdout, stderr } = run(file, '--help');

    const call = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    expect({ status, stderr, usage: stdout.slice(0, call.length) }).toEqual({
      status: 0,
      stderr: '',
      usage: call,
    });
    expect(written()).toEqual([]);
  });

  it('deploy works with the packages that are there, and installs no others', () => {
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
    const { status, stderr } = run('tools/deploy.mjs', 'list', '--target', join(clone, 'deployments'));
    rmSync(join(clone, 'node_modules'));

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(written()).toEqual([]);
  });

  it('says which argument is unknown, without a trace', () => {
    const { status, stderr } = run('tools/faults.mjs', '--minits', '3');

    expect(stderr).toMatch(/^Unknown option '--minits'/);
    expect(stderr).toContain('npm run faults [-- --minutes 20');
    expect(stderr).not.toMatch(/^ +at /m);
    expect(status).toBe(2);
  });
});
