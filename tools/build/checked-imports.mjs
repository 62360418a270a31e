/**
 * A micro-frontend's own chunks are imported only once the shell has them by their hashes: browsers check the
 * integrity of what a link names, but not of what `import()` names.
 */
import { VITES_HELPER } from './imports-of-parts.mjs';
import { dynamicImportsOf } from './module-imports.mjs';

/** In its place, under a name by which it goes into a file with others. */
const OURS = '\0planted:import';
/** The shell's, see shell/src/federation/checked-files.ts. It also brings the chunk's style sheets. */
const ASK = 'globalThis.plantedFiles';

/** @returns {import('vite').Plugin} */
export const checkedImports = () => ({
  name: 'checked-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === VITES_HELPER ? OURS : null),
  load(id) {
    // Vite's own would preload chunks and style sheets, unchecked.
    return id === OURS ? 'export const __vitePreload = async (load) => load();' : null;
  },
  renderChunk(code) {
    const imports = dynamicImportsOf(code);
    if (imports.length === 0) return null;
    let checked = code;
    for (const { start, end, source } of imports.toReversed()) {
      const asked = `${ASK}(${JSON.stringify(source)}, import.meta.url).then(() => ${code.slice(start, end)})`;
      checked = checked.slice(0, start) + asked + checked.slice(end);
    }
    // The lines stay what they were.
    return { code: checked, map: null };
  },
});
