import { fetchScript } from './fetch-script';

/** By address: scripts that are here or on their way. This very file is. */
const brought = new Map<string, Promise<void>>([[import.meta.url, Promise.resolve()]]);

/**
 * Has the browser's cache hold a script, from which `import()` takes it. Await it for a module, and for everything that
 * the module imports, before the module is imported: Firefox, and Chromium for long, keep a module that failed by its
 * address until the page is reloaded, and everything that imports it. They do not remember what fails here.
 * @param integrity its hash, where that is known
 * @throws where it does not arrive, or is another; the next call asks again
 */
export function bringScript(address: string, integrity?: string): Promise<void> {
  const existing = brought.get(address);
  if (existing) return existing;
  const script = fetchScript(address, integrity).then(() => {});
  brought.set(address, script);
  script.catch(() => brought.delete(address));
  return script;
}
