/**
 * Compiles the search of companion plans to WebAssembly: `node libs/auto-planting/kernel/build.mjs` writes the module
 * into the sources, as text, which every bundler and test finds there; `… --check` only says whether it is there as
 * the kernel's sources give it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

const folder = import.meta.dirname;
const target = join(folder, '..', 'src', 'optimize', 'companions', 'kernel-module.ts');

/** @type {Uint8Array | undefined} */
let compiled;
const { error, stderr } = await asc.main(
  ['index.ts', '--outFile', 'kernel.wasm', '-O3', '--runtime', 'stub', '--enable', 'simd', '--noAssert'],
  {
    readFile: (name, from) => readOwn(join(folder, from, name)),
    writeFile: (name, contents) => {
      if (name === 'kernel.wasm' && typeof contents !== 'string') compiled = contents;
    },
    listFiles: () => [],
  },
);
if (error || !compiled) throw new Error(`The kernel cannot be compiled.\n${stderr}`, { cause: error });

const text = Buffer.from(compiled).toString('base64');
const source = `/** What \`node libs/auto-planting/kernel/build.mjs\` makes of libs/auto-planting/kernel, in base64. */
export const kernelModule = \`
${(text.match(/.{1,100}/g) ?? []).join('\n')}
\`;
`;
if (!process.argv.includes('--check')) {
  writeFileSync(target, source);
  console.log(`${compiled.length} bytes of WebAssembly in ${target}`);
} else if (readFileSync(target, 'utf8') !== source) {
  console.error('The kernel is not what its sources give: node libs/auto-planting/kernel/build.mjs');
  process.exit(1);
}

/** @param {string} path */
function readOwn(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
