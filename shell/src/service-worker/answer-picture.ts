import type { CachePlaces } from './kept-files';

const PICTURES = 'planted-pictures';
/** More than the catalog has. */
const MOST = 400;

/** The drawings: shown as they were last seen, and looked for again beside that. */
export function createPictures(caches: CachePlaces, fetchPicture: typeof fetch = fetch) {
  async function keep(address: string): Promise<Response> {
    const response = await fetchPicture(address, { credentials: 'same-origin' });
    if (!response.ok) return response;
    const pictures = await caches.open(PICTURES);
    await pictures.put(address, response.clone());
    const kept = await pictures.keys();
    await Promise.all(
      kept.slice(0, Math.max(0, kept.length - MOST)).map((oldest) => pictures.delete(oldest)),
    );
    return response;
  }

  return {
    async answer(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
      const { pathname } = new URL(request.url);
      const kept = await (await caches.open(PICTURES)).match(pathname);
      if (!kept) return keep(pathname);
      waitUntil(keep(pathname).catch(() => {}));
      return kept;
    },
    /** Those that a page showed before the worker was there. */
    async keepAll(paths: readonly string[]): Promise<void> {
      const pictures = await caches.open(PICTURES);
      for (const path of paths) if (!(await pictures.match(path))) await keep(path).catch(() => {});
    },
  };
}
