/**
 * TypeScript for Node, bundled: our own packages go in, since they are source; installed ones stay imports, or go in as
 * well where a process is to start soon: a service loads some 1,500 files of theirs otherwise, one by one.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * @param {object} options
 * @param {string} options.folder that entries are relative to
 * @param {Record<string, string>} options.entries file to make (without .js) to source file
 * @param {string} options.target folder to write; it must see the same node_modules as the sources do
 * @param {import('rolldown').Plugin[]} [options.plugins]
 * @param {boolean} [options.withInstalled] whether installed packages go in; only for programs that start as processes
 */
export async function bundle({ folder, entries, target, plugins = [], withInstalled = false }) {
  const build = await rolldown({
    cwd: folder,
    input: entries,
    platform: 'node',
    tsconfig: false,
    plugins: [
      ...plugins,
      ...(withInstalled ? [keepMissingOutside, requireBundled] : [keepInstalledOutside(target)]),
    ],
    transform: {
      target: 'node20',
      decorator: { legacy: true, emitDecoratorMetadata: true },
      // Together these are TypeScript's `useDefineForClassFields: false`: injected and mapped fields are not overwritten.
      assumptions: { setPublicClassFields: true },
      typescript: { removeClassFieldsWithoutInitializer: true },
    },
  });
  const { output } = await build.write({
    dir: target,
    format: 'esm',
    sourcemap: true,
    keepNames: true,
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) =>
      name.startsWith(INSTALLED) ? `${INSTALLED}-[hash].js` : 'shared-[hash].js',
    ...(withInstalled && {
      codeSplitting: { groups: [{ name: INSTALLED, test: /[\\/]node_modules[\\/]/, entriesAware: true }] },
    }),
  });
  await build.close();
  for (const { fileName } of output)
    if (fileName.startsWith(INSTALLED) && fileName.endsWith('.js')) dropSourceMap(join(target, fileName));
}

/** What files of installed packages are named by. */
const INSTALLED = 'installed';

/**
 * A process reads its source maps when it starts, and a line in a package is found without: its names are kept.
 * @param {string} file
 */
function dropSourceMap(file) {
  rmSync(`${file}.map`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
}

/**
 * Leaves outside what a package would use if it were installed, such as the drivers of other databases.
 * @type {import('rolldown').Plugin}
 */
const keepMissingOutside = {
  name: 'keep-missing-outside',
  resolveId(specifier, importer) {
    if (isBuiltin(specifier)) return { id: specifier, external: true };
    const isBare = /^[@a-z]/i.test(specifier) && !/^[a-z]:[\\/]/i.test(specifier);
    if (!isBare || importer === undefined) return null;
    return installed(packageOf(specifier), dirname(importer)) ? null : { id: specifier, external: true };
  },
};

/** What makes a `require` of an ES module's own, for a package that may lack a part in some of its versions. */
const OWN_REQUIRE = 'const require = createRequire(import.meta.url);';

/**
 * Such a `require` is an import like any other: left as it is, it would load a second copy of the package, file by file.
 * @type {import('rolldown').Plugin}
 */
const requireBundled = {
  name: 'require-bundled',
  transform(code, id) {
    if (!id.includes('node_modules') || !code.includes(OWN_REQUIRE)) return null;
    /** @type {string[]} */
    const imports = [];
    const replaced = code.replace(OWN_REQUIRE, '').replaceAll(/\brequire\((['"][^'"]+['"])\)/g, (_, name) => {
      imports.push(`import * as required${imports.length} from ${name};`);
      return `required${imports.length - 1}`;
    });
    return { code: `${imports.join('')}${replaced}`, map: null };
  },
};

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
