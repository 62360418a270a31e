import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Stands for nx: counts its runs, and builds the one package. */
const NX = `const { appendFileSync, mkdirSync } = require('node:fs');
appendFileSync('builds', 'x');
mkdirSync('page/dist', { recursive: true });
console.log('> nx run @planted/page:build');
`;
const PROGRAM = `const { builtFrom, ensureBuilt, isChangedSince, recordBuilt } = await import('./tools/workspace/ensure-built.mjs');
const log = (line) => console.log(line);
`;

describe('a workspace of one package', () => {
  let workspace: string;
  beforeEach(() => {
    workspace = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-')));
    cpSync(__dirname, join(workspace, 'tools/workspace'), { recursive: true });
    write('package.json', '{"workspaces":["page"],"type":"module"}');
    write('page/package.json', '{"scripts":{"build":"vite build"}}');
    write('page/src/page.ts', 'export {};');
    write('node_modules/nx/package.json', '{"bin":"nx.js"}');
    write('node_modules/nx/nx.js', NX);
  });
  afterEach(() => rmSync(workspace, { recursive: true, force: true }));

  function write(path: string, text: string) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  function run(program: string) {
    const args = ['--input-type=module', '--eval', PROGRAM + program];
    const { PLANTED_BUILT_FROM: _, ...env } = process.env;
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: workspace, encoding: 'utf8', env });
    expect(stderr).toBe('');
    return stdout;
  }
  const builds = () =>
    existsSync(join(workspace, 'builds')) ? readFileSync(join(workspace, 'builds'), 'utf8').length : 0;
  const CHANGE = `(await import('node:fs')).writeFileSync('page/src/page.ts', 'export const changed = true;');\n`;

  it('is built when a source has changed, and not otherwise', () => {
    run('await ensureBuilt({ log }); await ensureBuilt({ log });');
    expect(builds()).toBe(1);
    write('page/src/page.unit.test.ts', 'it("is no source", () => {});');
    run('await ensureBuilt({ log });');
    expect(builds()).toBe(1);
    expect(run(`${CHANGE} await ensureBuilt({ log });`)).toMatch(/^Building what changed…\n {2}page\nBuilt /);
    expect(builds()).toBe(2);
  });

  it('is not built again within a test run, whatever changes its sources, but by who starts after it', () => {
    mkdirSync(join(workspace, 'page/dist'));
    const said = run(`const environment = builtFrom();
      recordBuilt(environment);
      log(isChangedSince(environment));
      ${CHANGE} log(isChangedSince(environment));
      await ensureBuilt({ log, environment });`);
    expect(said).toBe('false\ntrue\n');
    expect(builds()).toBe(0);
    run('await ensureBuilt({ log });');
    expect(builds()).toBe(1);
  });

  it('is built within a test run that has built nothing of it', () => {
    run('await ensureBuilt({ log, environment: builtFrom() });');
    expect(builds()).toBe(1);
  });
});
