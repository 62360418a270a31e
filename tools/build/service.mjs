/** Bundles the service in the working directory: src/main.ts (and its other programs, where it has them) to dist/. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

const folder = process.cwd();
const target = join(folder, 'dist');
const names = ['main', 'ops', 'front-end'].filter((name) => existsSync(join(folder, 'src', `${name}.ts`)));

if (!names.includes('main')) {
  console.error(`nothing to bundle: ${join(folder, 'src/main.ts')} does not exist`);
  process.exit(1);
}

rmSync(target, { recursive: true, force: true });
await bundle({
  folder,
  entries: Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])),
  target,
  withInstalled: true,
});
