/** Of all front ends of this origin: each has the files at an address of its own. */
const CACHE = 'planted-climate';

/** Absent where the page is not secure, or its browser keeps nothing. */
const openCache = async (): Promise<Cache | undefined> => {
  try {
    return await globalThis.caches?.open(CACHE);
  } catch {
    return undefined;
  }
};

/**
 * Reads a JSON file that front ends have under one name, which has a hash of what is in it, at addresses of their own:
 * fetched by the first, kept for all. An earlier one of its kind is removed.
 * @param kind which file it is, whatever its hash
 * @throws what fetch throws, and Error for a response that is no file
 */
export async function readSharedFile(kind: string, address: string): Promise<unknown> {
  const folder = `/${CACHE}/${kind}/`;
  const key = folder + address.slice(address.lastIndexOf('/') + 1);
  const cache = await openCache();
  const kept = await cache?.match(key).catch(() => undefined);
  if (kept) return kept.json();
  const response = await fetch(address, { credentials: 'same-origin' });
  if (response.ok) {
    if (cache) void keep(cache, folder, key, response.clone());
    return response.json();
  }
  // A body left unread counts as a request cut off when the page is left.
  await response.text();
  throw new Error(`${address}: ${response.status}`);
}

/** Without room for it, it is fetched again the next time. */
async function keep(cache: Cache, folder: string, key: string, response: Response): Promise<void> {
  try {
    await cache.put(key, response);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url, globalThis.location.href);
      if (pathname.startsWith(folder) && pathname !== key) await cache.delete(url);
    }
  } catch (cause) {
    console.warn('Climate data is not kept:', cause);
  }
}
