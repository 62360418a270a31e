/**
 * The chunk of each page: which modules it needs at once, and which it shares. Only bundling shows it: by their imports
 * alone every page would need all of a library. So this bundles once for itself, in a second, without styles and
 * compression.
 */
import { rolldown } from 'rolldown';

/** The chunk that lists the pages. */
export const ROUTES = 'routes';
const APART = /\.css$|\?/;

/** @typedef {import('rolldown').OutputChunk} Chunk */

/**
 * @typedef {object} PageChunks
 * @property {ReadonlyMap<string, string>} ofModule the name of the chunk that a module belongs to: of the routes, of a
 *   page, or of several
 * @property {string | null} ofAll that of the chunk which every page needs
 * @property {readonly string[]} sharedByRoutes of what is taken from the shell, the packages that the routes need
 */

/**
 * @param {string} routes the module that imports the pages when they are opened
 * @param {readonly string[]} shared packages that are taken from the shell
 * @returns {Promise<PageChunks>}
 */
export async function pageChunks(routes, shared) {
  const chunks = await bundleUngrouped(routes, shared);
  const start = [...chunks.values()].find(({ isEntry }) => isEntry);
  const pages = (start?.dynamicImports ?? []).flatMap((file) => chunks.get(file) ?? []);
  /**
   * @param {Chunk | undefined} from
   * @param {(chunk: Chunk) => readonly string[]} next
   */
  const reached = (from, next) => {
    const found = new Set(from && [from]);
    for (const chunk of found)
      for (const other of next(chunk).flatMap((file) => chunks.get(file) ?? []))
        if (!ofRoutes.has(other)) found.add(other);
    return found;
  };
  /** @type {Set<Chunk>} */
  const ofRoutes = new Set();
  for (const chunk of reached(start, ({ imports }) => imports)) ofRoutes.add(chunk);
  const needs = pages.map((page) => reached(page, ({ imports }) => imports));
  const mayNeed = pages.map((page) =>
    reached(page, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
  );
  const ofAll = pages.length > 1 ? 'pages' : (pages[0]?.name ?? null);

  /** @param {Chunk} chunk */
  function chunkNameOf(chunk) {
    if (ofRoutes.has(chunk)) return ROUTES;
    const needing = pages.filter((_, at) => needs[at]?.has(chunk));
    if (needing.length === 0) return null;
    if (needing.length === pages.length) return ofAll;
    const names = needing.map(({ name }) => name).join('-');
    // A dialog of another page should not bring this whole page along.
    return mayNeed.filter((found) => found.has(chunk)).length > needing.length ? `${names}-parts` : names;
  }
  const ofModule = new Map(
    [...chunks.values()].flatMap((chunk) => {
      const part = chunkNameOf(chunk);
      return part === null ? [] : chunk.moduleIds.map((id) => /** @type {[string, string]} */ ([id, part]));
    }),
  );
  const sharedByRoutes = shared.filter((name) => [...ofRoutes].some(({ imports }) => imports.includes(name)));
  return { ofModule, ofAll, sharedByRoutes };
}

/**
 * @param {string} routes
 * @param {readonly string[]} shared
 * @returns {Promise<Map<string, Chunk>>} by file, as the bundler would have them
 */
async function bundleUngrouped(routes, shared) {
  const build = await rolldown({
    input: routes,
    platform: 'browser',
    external: [...shared],
    experimental: { lazyBarrel: true },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'code-alone',
        async resolveId(source, importer) {
          const [path = '', query] = source.split('?');
          const found = query === undefined ? null : await this.resolve(path, importer);
          return found && `${found.id}?${query}`;
        },
        // Styles, and workers and other files by their address, are each a module that holds little.
        load: (id) => (APART.test(id) ? { code: 'export default {}', moduleType: 'js' } : null),
      },
    ],
  });
  const { output } = await build.generate();
  await build.close();
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}
