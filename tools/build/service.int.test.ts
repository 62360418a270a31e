import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/** Prints what was loaded by `require`, when the process ends. */
const TELL_LOADED = `data:text/javascript,${encodeURIComponent(
  `import { Module } from 'node:module'; process.on('exit', () => console.log(JSON.stringify(Object.keys(Module._cache))));`,
)}`;
const programs = readdirSync(join(root, 'services')).filter((name) =>
  existsSync(join(root, 'services', name, 'src/main.ts')),
);

describe('a bundled service', () => {
  it.each(programs)('%s loads no installed package from its files, which would be a second copy', (name) => {
    const program = join(root, 'services', name, 'dist/main.js');

    const { stdout, stderr } = spawnSync(process.execPath, ['--import', TELL_LOADED, program], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], PORT: 'none' },
    });

    const loaded = stdout.trim().split('\n').at(-1) ?? '';
    expect([stderr, JSON.parse(loaded)]).toEqual([expect.stringMatching(/PORT|NATS_URL/), []]);
  });
});
