/**
 * Bundles the service in the working directory: src/main.ts (and src/ops.ts where there is one) to dist/.
 * Our own packages go into the bundle, since they are TypeScript source; installed ones stay imports.
 */
import { existsSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

const service = process.cwd();
const entries = ['main', 'ops'].filter((name) => existsSync(join(service, 'src', `${name}.ts`)));

if (!entries.includes('main')) {
  console.error(`nothing to bundle: ${join(service, 'src/main.ts')} does not exist`);
  process.exit(1);
}

/**
 * @param {string} specifier e.g. '@nestjs/core/x' or 'pg'
 * @returns {string} the package's name
 */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

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

/** Leaves installed packages outside, and refuses one that the bundle would resolve to another copy than its author. */
const keepInstalledOutside = {
  name: 'keep-installed-outside',
  /**
   * @param {string} specifier
   * @param {string | undefined} importer
   */
  resolveId(specifier, importer) {
    if (isBuiltin(specifier)) return { id: specifier, external: true };
    const isBare = /^[@a-z]/i.test(specifier) && !/^[a-z]:[\\/]/i.test(specifier);
    if (!isBare || specifier.startsWith('@planted/') || importer === undefined) return null;
    const name = packageOf(specifier);
    const meant = installed(name, dirname(importer));
    const reached = installed(name, service);
    if (meant === undefined || meant !== reached) {
      throw new Error(
        `${importer} imports ${name} from ${meant ?? 'nowhere'}, but the bundle would take it from ${reached ?? 'nowhere'}`,
      );
    }
    return { id: specifier, external: true };
  },
};

rmSync(join(service, 'dist'), { recursive: true, force: true });

const bundle = await rolldown({
  cwd: service,
  input: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  platform: 'node',
  tsconfig: false,
  plugins: [keepInstalledOutside],
  transform: {
    target: 'node20',
    decorator: { legacy: true, emitDecoratorMetadata: true },
    // Together these are TypeScript's `useDefineForClassFields: false`: injected and mapped fields are not overwritten.
    assumptions: { setPublicClassFields: true },
    typescript: { removeClassFieldsWithoutInitializer: true },
  },
});
await bundle.write({
  dir: 'dist',
  format: 'esm',
  sourcemap: true,
  keepNames: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'shared-[hash].js',
});
await bundle.close();
