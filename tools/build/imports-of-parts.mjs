/** Every `import()` of the shell goes through a helper of its own, which is told all files that the import needs. */

/** Vite's own name for what it puts around each `import()`. */
export const VITES_HELPER = '\0vite/preload-helper.js';

/**
 * @param {string} helper absolute path of the module that exports `__vitePreload(load, files)`
 * @returns {import('vite').Plugin}
 */
export const importsOfParts = (helper) => ({
  name: 'imports-of-parts',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        // Vite leaves the list out where a part is one file.
        resolveDependencies: (file, files, { hostType }) =>
          hostType === 'js' ? [...new Set([file, ...files])] : files,
      },
    },
  }),
  resolveId: (source) => (source === VITES_HELPER ? helper : null),
});
