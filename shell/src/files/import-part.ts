import { bringScript } from './bring-script';
import { insertLink, isStyleSheet } from './insert-link';

const undelivered = new WeakSet<object>();

/** @returns whether a part of the shell did not arrive, which is no fault of what was to be shown */
export const isUndelivered = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && undelivered.has(cause);

/**
 * Imports a part of the shell once all its files are here. The build puts it around each `import()`, in place of Vite's
 * helper (tools/build/imports-of-parts.mjs).
 * @param files the part's scripts and style sheets, from the shell's root; left out where the part is in the script that
 *   imports it, as in a build of one bundle
 * @throws what it failed with; the next call asks again for what did not arrive
 */
async function importPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  try {
    const addresses = files.map((file) => new URL(`/${file}`, location.href).href);
    await Promise.all(
      addresses.map((address) => (isStyleSheet(address) ? insertLink(address) : bringScript(address))),
    );
    return await load();
  } catch (cause) {
    if (cause instanceof Error) undelivered.add(cause);
    throw cause;
  }
}

export { importPart as __vitePreload };
