/**
 * Groups modules that are fetched together into one chunk. By default the bundler makes a chunk of everything that a
 * page shares with another, or with one of its dialogs, and a browser asks for six at a time. Dialogs and tabs stay
 * apart, for when they are opened.
 */
import { resolve } from 'node:path';
import { pageChunks, ROUTES } from './page-chunks.mjs';

/** What an entry runs at once. It stays out of the entry itself, whose exports are the federation's. */
const START =
  /mf-localSharedImportMap|mf-external-runtime-core|@module-federation[\\/]runtime|planted:import/;
/** What is taken from the shell. What the routes do not need is there only when a page is about to be. */
const SHARED = /__loadShare__(.+)__loadShare__/;

/**
 * @param {object} remote
 * @param {string} remote.routes the exposed module, relative to the remote's folder
 * @param {readonly string[]} remote.shared packages that are taken from the shell
 * @returns {import('vite').Plugin}
 */
export function chunkGrouping({ routes, shared }) {
  /** @type {import('./page-chunks.mjs').PageChunks} */
  let chunks = { ofModule: new Map(), ofAll: null, sharedByRoutes: [] };

  /**
   * @param {string} id of a module
   * @returns {string | null} the name of its file; null where that is the bundler's choice
   */
  function fileOf(id) {
    if (START.test(id)) return 'start';
    const taken = SHARED.exec(id)?.[1];
    if (taken === undefined) return chunks.ofModule.get(id) ?? null;
    return chunks.sharedByRoutes.some((name) => inFederation(name) === taken) ? ROUTES : chunks.ofAll;
  }
  return {
    name: 'chunk-grouping',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          // Other files may take what they need from a page's and from that of the routes.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              // Each module is assigned by itself: with its dependencies, the first file would take what is shared.
              groups: [{ name: fileOf, includeDependenciesRecursively: false }],
            },
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const entry = file.type === 'chunk' ? file.facadeModuleId : null;
        // The bundler makes a stub for an entry that has been put elsewhere, and gets its exports wrong.
        if (entry && file.type === 'chunk' && !file.moduleIds.includes(entry))
          throw new Error(
            `${entry} needs ${file.moduleIds.join(', ')}, which its first bundling did not see`,
          );
      }
    },
    async configResolved({ root }) {
      chunks = await pageChunks(resolve(root, routes), shared);
    },
  };
}

/** @param {string} name a package, e.g. '@planted/mfe-kit', as the federation plugin writes it */
const inFederation = (name) =>
  name.replaceAll('@', '_mf_0_').replaceAll('/', '_mf_1_').replaceAll('-', '_mf_2_');
