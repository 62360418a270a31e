import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** What `npm run dev` looks through for the names of micro-frontends. */
const PACKAGES = ['libs', 'services'];

/** The programs in a folder where nothing is installed or built. */
describe('npm run … -- --help', () => {
  let clone: string;
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'help-'));
    for (const name of ['tools', 'package.json'])
      cpSync(join(root, name), join(clone, name), { recursive: true });
    for (const name of PACKAGES) mkdirSync(join(clone, name));
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  const written = () =>
    readdirSync(clone).filter((name) => ![...PACKAGES, 'tools', 'package.json'].includes(name));
  const run = (file: string, ...args: string[]) =>
    spawnSync(process.execPath, [file, ...args], { cwd: clone, encoding: 'utf8', timeout: 10_000 });

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

  it('says which argument is unknown, without a trace', () => {
    const { status, stderr } = run('tools/faults.mjs', '--minits', '3');

    expect(stderr).toMatch(/^Unknown option '--minits'/);
    expect(stderr).toContain('npm run faults [-- --minutes 20');
    expect(stderr).not.toMatch(/^ +at /m);
    expect(status).toBe(2);
  });
});
