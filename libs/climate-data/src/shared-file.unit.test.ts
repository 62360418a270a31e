import { readSharedFile } from './shared-file';

const real = { fetch: globalThis.fetch, caches: globalThis.caches, location: globalThis.location };

/** The cache of a browser, as far as it is used. */
function fakeCaches(kept = new Map<string, Response>()) {
  const urlOf = (key: string) => new URL(key, 'https://planted.test').href;
  const cache = {
    match: async (key: string) => kept.get(urlOf(key))?.clone(),
    put: async (key: string, response: Response) => void kept.set(urlOf(key), response),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (url: string) => kept.delete(url),
  };
  Object.assign(globalThis, {
    caches: { open: async () => cache },
    location: { href: 'https://planted.test/season' },
  });
  return kept;
}

/** A server with these files; @returns what was asked of it */
function serve(files: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    const file = files[String(address)];
    return file === undefined ? new Response('gone', { status: 404 }) : Response.json(file);
  };
  return asked;
}

const settled = async (done: () => boolean) => {
  while (!done()) await new Promise((resolve) => setImmediate(resolve));
};

describe('a file of climate data', () => {
  afterEach(() => void Object.assign(globalThis, real));

  it('SEA-1 is fetched once by all front ends, each of which has it at its own address', async () => {
    const kept = fakeCaches();
    const asked = serve({
      '/assets/places-us-AAAA.json': [1],
      '/mfe-season/assets/places-us-AAAA.json': [1],
    });
    expect(await readSharedFile('places-us', '/assets/places-us-AAAA.json')).toEqual([1]);
    await settled(() => kept.size === 1);
    expect(await readSharedFile('places-us', '/mfe-season/assets/places-us-AAAA.json')).toEqual([1]);
    expect(asked).toEqual(['/assets/places-us-AAAA.json']);
  });

  it('takes the place of an earlier one of its kind, and of no other', async () => {
    const kept = fakeCaches();
    serve({ '/a/places-us-A.json': [1], '/a/frost-A.json': [2], '/a/places-us-B.json': [3] });
    await readSharedFile('places-us', '/a/places-us-A.json');
    await readSharedFile('frost', '/a/frost-A.json');
    await settled(() => kept.size === 2);
    expect(await readSharedFile('places-us', '/a/places-us-B.json')).toEqual([3]);
    await settled(() => [...kept.keys()].every((url) => !url.endsWith('places-us-A.json')));
    expect([...kept.keys()].map((url) => new URL(url).pathname)).toEqual([
      '/planted-climate/frost/frost-A.json',
      '/planted-climate/places-us/places-us-B.json',
    ]);
  });

  it('is fetched where nothing can be kept, and one that is not there is refused and not kept', async () => {
    Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error('denied')) } });
    const asked = serve({ '/a/frost-A.json': [2] });
    for (const _ of [1, 2]) expect(await readSharedFile('frost', '/a/frost-A.json')).toEqual([2]);
    expect(asked).toHaveLength(2);
    const kept = fakeCaches();
    await expect(readSharedFile('frost', '/a/frost-B.json')).rejects.toThrow('/a/frost-B.json: 404');
    expect(kept.size).toBe(0);
  });
});
