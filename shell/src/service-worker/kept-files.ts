const FILES = 'planted-files';

/** By how their names end: what a server said of a file is not kept along. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** What arrived is not what was published. */
export class AlteredError extends Error {
  override readonly name = 'AlteredError';
}

export type CachePlaces = Pick<CacheStorage, 'open'>;

export interface KeptFiles {
  /** @param integrity e.g. 'sha384-…' @returns undefined where it is not kept */
  find: (integrity: string) => Promise<Response | undefined>;
  /**
   * Keeps a file by its hash, unless it is kept already, from whatever address.
   * @throws AlteredError where what arrives is another; what fetch throws; QuotaExceededError where there is no room
   */
  keep: (address: string, integrity: string) => Promise<void>;
  /** @throws where it is not kept, and what reading JSON throws */
  readJson: <T>(integrity: string) => Promise<T>;
  /** Drops all others. @param integrities to be kept */
  retain: (integrities: ReadonlySet<string>) => Promise<void>;
}

/**
 * Files by the hash of what is in them. So two versions that share a file share it here, a file can only ever be what was
 * published, and which version it belongs to is said by lists.
 */
export function createKeptFiles(caches: CachePlaces, fetchFile: typeof fetch = fetch): KeptFiles {
  async function read(address: string, integrity: string, cache: RequestCache): Promise<Response> {
    const response = await fetchFile(address, { cache, credentials: 'same-origin', priority: 'low' });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const content = await response.arrayBuffer();
    if ((await integrityOf(content)) !== integrity) throw new AlteredError(`${address} is another`);
    const type = TYPES[address.slice(address.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    // Of its own, and not the response: that would name its address as the module's wherever it is asked for.
    return new Response(content, { headers: { 'content-type': type, 'x-content-type-options': 'nosniff' } });
  }

  const find = async (integrity: string) => (await caches.open(FILES)).match(keyOf(integrity));

  return {
    find,
    async readJson<T>(integrity: string): Promise<T> {
      const file = await find(integrity);
      if (!file) throw new Error(`${integrity} is not kept`);
      return file.json();
    },
    async keep(address, integrity) {
      const files = await caches.open(FILES);
      if (await files.match(keyOf(integrity))) return;
      const file = await read(address, integrity, 'default').catch((cause: unknown) => {
        // The browser's own cache may hold what was of no use.
        if (cause instanceof AlteredError) return read(address, integrity, 'reload');
        throw cause;
      });
      await files.put(keyOf(integrity), file);
    },
    async retain(integrities) {
      const files = await caches.open(FILES);
      const kept = new Set([...integrities].map(keyOf));
      for (const { url } of await files.keys()) {
        const key = url.slice(url.lastIndexOf('/kept/'));
        if (!kept.has(key)) await files.delete(key);
      }
    },
  };
}

const keyOf = (integrity: string): string =>
  `/kept/${integrity.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;

/** @returns as browsers want it in an integrity attribute */
export async function integrityOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
