import type { Plugin } from 'vite';

/** Vite's own name for what it puts around each `import()`. */
export const VITES_HELPER: string;

/** Every `import()` of the shell goes through the module `helper`, an absolute path, which exports `__vitePreload(load, files)`. */
export function importsOfParts(helper: string): Plugin;
