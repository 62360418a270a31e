/** TypeScript for Node, bundled: our own packages go in, since they are source; installed ones stay imports. */
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * @param {object} options
 * @param {string} options.folder that entries are relative to
 * @param {Record<string, string>} options.entries file to make (without .js) to source file
 * @param {string} options.target folder to write; it must see the same node_modules as the sources do
 * @param {import('rolldown').Plugin[]} [options.plugins]
 */
export async function bundle({ folder, entries, target, plugins = [] }) {
  const build = await rolldown({
    cwd: folder,
    input: entries,
    platform: 'node',
    tsconfig: false,
    plugins: [...plugins, keepInstalledOutside(target)],
    transform: {
      target: 'node20',
      decorator: { legacy: true, emitDecoratorMetadata: true },
      // Together these are TypeScript's `useDefineForClassFields: false`: injected and mapped fields are not overwritten.
      assumptions: { setPublicClassFields: true },
      typescript: { removeClassFieldsWithoutInitializer: true },
    },
  });
  await build.write({
    dir: target,
    format: 'esm',
    sourcemap: true,
    keepNames: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[hash].js',
  });
  await build.close();
}

/**
 * Leaves installed packages outside, and refuses one that the bundle would resolve to another copy than its author did.
 * @param {string} target
 * @returns {import('rolldown').Plugin}
 */
const keepInstalledOutside = (target) => ({
  name: 'keep-installed-outside',
  resolveId(specifier, importer) {
    if (isBuiltin(specifier)) return { id: specifier, external: true };
    const isBare = /^[@a-z]/i.test(specifier) && !/^[a-z]:[\\/]/i.test(specifier);
    if (!isBare || specifier.startsWith('@planted/') || importer === undefined) return null;
    const name = packageOf(specifier);
    const meant = installed(name, dirname(importer));
    const reached = installed(name, target);
    if (meant === undefined || meant !== reached) {
      throw new Error(
        `${importer} imports ${name} from ${meant ?? 'nowhere'}, but the bundle would take it from ${reached ?? 'nowhere'}`,
      );
    }
    return { id: specifier, external: true };
  },
});

/**
 * @param {string} specifier e.g. '@nestjs/core/x' or 'pg'
 * @returns {string} the package's name
 */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * @param {string} name a package
 * @param {string} from a folder
 * @returns {string | undefined} the installed folder that an import from there reaches
 */
function installed(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}
