/**
 * Writes remote.json, the manifest of a micro-frontend's build: what it was built for, the pages it brings and the
 * hash of every file that it loads. The shell reads it before any of the code runs. Its shape:
 * libs/mfe-kit/contract/remote.schema.json.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { dynamicImportsOf, staticImportsOf } from './module-imports.mjs';
import { neededBy } from './within-budget.mjs';

export const MANIFEST = 'remote.json';
/** Data is under assets; what else is JSON describes the build. */
const LOADED_BY_BROWSERS = /\.(js|css)$|^assets\/.+\.json$/;
const ID_DIGITS = 12;

/**
 * @typedef {object} File
 * @property {string} integrity
 * @property {string[]} [imports] the files that it imports statically; of the entry, also what it imports as it starts
 * @property {string[]} [styles] style sheets that it must not be shown without
 */

/**
 * @param {object} remote
 * @param {string} remote.name as federated, e.g. 'mfe_finder'
 * @param {Readonly<Record<string, string>>} remote.shared what it takes from the shell: package name → range it accepts
 * @param {string} remote.exposed source of the module that it exposes, relative to its folder
 * @param {() => string[]} remote.uses the kit's exports that it uses
 * @param {Pick<ReturnType<typeof import('./skeletons.mjs').skeletons>, 'ofPage' | 'styles'>} remote.skeletons of its
 *   pages
 * @returns {import('vite').Plugin}
 */
export function remoteManifest({ name, shared, exposed, uses, skeletons }) {
  let folder = '';
  return {
    name: 'remote-manifest',
    apply: 'build',
    enforce: 'post',
    configResolved({ root }) {
      folder = root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }, bundle) {
        const { version, planted } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        const files = describeFiles(dir, bundle);
        const routes = chunkOf(bundle, resolve(folder, exposed));
        const pages = (planted?.pages ?? []).map((/** @type {Page} */ page) =>
          withSkeleton(withScript(page, routes, bundle), skeletons),
        );
        for (const page of pages)
          Object.assign(files, describeSkeletons(dir, page, routes, bundle, skeletons));
        const said = {
          contract: 1,
          name,
          version,
          shared: { ...shared, ...planted?.shared },
          uses: uses(),
          pages,
          entry: Object.keys(files).find(isEntry),
          exposed: routes.fileName,
          files,
        };
        const digest = createHash('sha384').update(JSON.stringify(said)).digest('hex').slice(0, ID_DIGITS);
        writeFileSync(join(dir, MANIFEST), `${JSON.stringify({ id: `${version}-${digest}`, ...said })}\n`);
      },
    },
  };
}

/**
 * @param {string | Buffer} content
 * @returns {string} as browsers want it in an integrity attribute
 */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * @param {string} dir what was written
 * @param {import('rolldown').OutputBundle} bundle
 * @returns {Record<string, File>}
 */
function describeFiles(dir, bundle) {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => posix.join(...join(each.parentPath, each.name).slice(dir.length).split(/[\\/]/)))
    .filter((path) => LOADED_BY_BROWSERS.test(path))
    .toSorted();
  return Object.fromEntries(
    paths.map((path) => {
      const content = readFileSync(join(dir, path));
      const imports = path.endsWith('.js') ? siblings(path, importsOf(path, content.toString())) : [];
      const styles = stylesOf(bundle[path]);
      return [
        path,
        {
          integrity: integrityOf(content),
          ...(imports.length > 0 && { imports }),
          ...(styles.length > 0 && { styles }),
        },
      ];
    }),
  );
}

/**
 * The entry asks for its routes, and for the list of what it shares, as soon as it runs: a browser should not find them
 * only then.
 * @param {string} path
 * @param {string} code
 */
const importsOf = (path, code) => [
  ...staticImportsOf(code),
  ...(isEntry(path) ? dynamicImportsOf(code).map(({ source }) => source) : []),
];

/** @param {string} path */
const isEntry = (path) => path.startsWith('remoteEntry-');

/**
 * @typedef {{ path: string, title: string, data?: string[], source?: string, skeleton?: boolean }} Page as package.json
 *   has it; `source`: the end of its module's path, where the routes import several; `skeleton`: whether one is
 *   prerendered
 * @typedef {{ path: string, title: string, data?: string[], script?: string }} ListedPage
 */

/**
 * @param {Page} page
 * @param {import('rolldown').OutputChunk} routes
 * @param {import('rolldown').OutputBundle} bundle
 * @returns {ListedPage} with the chunk that the routes import for it
 */
function withScript({ source, skeleton: _skeleton, ...page }, routes, bundle) {
  const scripts = routes.dynamicImports.filter((file) => {
    const chunk = bundle[file];
    if (source === undefined || chunk?.type !== 'chunk') return source === undefined;
    return [chunk.facadeModuleId, ...chunk.moduleIds].some((id) => id?.endsWith(source));
  });
  if (source !== undefined && scripts.length !== 1) throw new Error(`The routes do not import ${source}`);
  return scripts.length === 1 ? { ...page, script: scripts[0] } : page;
}

/**
 * @typedef {Parameters<typeof remoteManifest>[0]['skeletons']} PrerenderedSkeletons
 */

/**
 * @param {ListedPage} page
 * @param {PrerenderedSkeletons} skeletons
 */
function withSkeleton(page, { ofPage }) {
  const skeleton = ofPage(page.path);
  return skeleton ? { ...page, skeleton } : page;
}

/**
 * @param {string} dir
 * @param {ListedPage & { skeleton?: import('./skeletons.mjs').Skeletons }} page
 * @param {import('rolldown').OutputChunk} routes
 * @param {import('rolldown').OutputBundle} bundle
 * @param {PrerenderedSkeletons} skeletons
 * @returns {Record<string, File>} with the style sheets that they are painted with
 */
function describeSkeletons(dir, { skeleton = {}, script }, routes, bundle, { styles }) {
  const page = [routes.fileName, ...(script ? [script] : [])];
  const needed = [...neededBy(bundle, page)].filter((file) => file.endsWith('.css'));
  return Object.fromEntries(
    Object.values(skeleton).map((file) => [
      file,
      { integrity: integrityOf(readFileSync(join(dir, file))), styles: [...needed, ...styles()] },
    ]),
  );
}

/**
 * @param {string} path
 * @param {string[]} specifiers
 * @throws when it imports something that is not its own
 */
function siblings(path, specifiers) {
  const foreign = specifiers.find((specifier) => !specifier.startsWith('.'));
  if (foreign) throw new Error(`${path} imports ${foreign}, which browsers cannot resolve`);
  return [...new Set(specifiers)].map((specifier) => posix.join(posix.dirname(path), specifier));
}

/**
 * @param {import('rolldown').OutputChunk | import('rolldown').OutputAsset | undefined} file
 * @returns {string[]}
 */
function stylesOf(file) {
  const { viteMetadata } = /** @type {{ viteMetadata?: { importedCss: Set<string> } }} */ (file ?? {});
  return [...(viteMetadata?.importedCss ?? [])];
}

/**
 * @param {import('rolldown').OutputBundle} bundle
 * @param {string} source
 * @returns {import('rolldown').OutputChunk}
 */
function chunkOf(bundle, source) {
  const chunk = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ facadeModuleId }) => facadeModuleId === source);
  if (!chunk) throw new Error(`${source} is in no chunk of its own`);
  return chunk;
}
