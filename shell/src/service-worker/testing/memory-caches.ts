import type { CachePlaces } from '../kept-files';

interface Stored {
  readonly body: ArrayBuffer;
  readonly headers: [string, string][];
}

const ORIGIN = 'https://planted.example';

/** Caches in memory, as a browser has them, but for what the worker does not use. */
export function memoryCaches(): CachePlaces & { readonly names: () => string[] } {
  const caches = new Map<string, Map<string, Stored>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : `${request}`, ORIGIN).href;

  function open(name: string) {
    const entries = caches.get(name) ?? new Map<string, Stored>();
    caches.set(name, entries);
    return {
      match: async (request: RequestInfo | URL) => {
        const found = entries.get(keyOf(request));
        return found && new Response(found.body, { headers: found.headers });
      },
      put: async (request: RequestInfo | URL, response: Response) => {
        entries.set(keyOf(request), { body: await response.arrayBuffer(), headers: [...response.headers] });
      },
      delete: async (request: RequestInfo | URL) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  }
  return {
    open: async (name) => open(name) as unknown as Cache,
    names: () => [...caches].filter(([, entries]) => entries.size > 0).map(([name]) => name),
  };
}
