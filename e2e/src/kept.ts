import type { Page } from 'playwright-core';
import { until } from './product';

/** A page of any engine. */
type Evaluates = Pick<Page, 'evaluate'>;

interface KeptSet {
  /** What /remotes.json answered. */
  readonly text: string;
  readonly state: 'partial' | 'whole' | 'bad';
  /** Hashes by paths. */
  readonly files: Record<string, string>;
}

/** The sets that the worker of a page knows. */
export const keptSets = (page: Evaluates): Promise<KeptSet[]> =>
  page.evaluate(async () => {
    const lists = await caches.open('planted-lists');
    const sets = (await lists.keys()).filter(({ url }) => url.includes('/lists/sets/'));
    return Promise.all(sets.map(async (set) => (await lists.match(set))?.json()));
  });
const wholeSets = async (page: Evaluates) => (await keptSets(page)).filter(({ state }) => state === 'whole');

/** Whether all these files are there, by their hashes: a set whose files were cleared meanwhile may still be called whole. */
const areThere = (page: Evaluates, files: KeptSet['files']): Promise<boolean> =>
  page.evaluate(async (hashes) => {
    const kept = await (await caches.open('planted-files')).keys();
    const names = new Set(kept.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)));
    const nameOf = (hash: string) => hash.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return hashes.every((hash) => names.has(nameOf(hash)));
  }, Object.values(files));

/** Waits until everything is kept for use without a network: of a set that names this version, where one is named. */
export const kept = (page: Evaluates, version = ''): Promise<void> =>
  until(`everything is kept ${version}`, async () => {
    for (const { text, files } of await wholeSets(page))
      if (text.includes(version) && (await areThere(page, files))) return true;
    return false;
  });

/** Waits until the drawings are kept that pages have whatever grows there. */
export const picturesKept = (page: Evaluates): Promise<void> =>
  until('the drawings are kept', () =>
    page.evaluate(async () => {
      const pictures = await caches.open('planted-pictures');
      const names = ['scenes/vertical', 'scenes/hydroponic', 'empty-bed', 'plants/fallback'];
      const found = names.map((name) => pictures.match(`/illustrations/${name}.svg`));
      return (await Promise.all(found)).every(Boolean);
    }),
  );

/** Paths of kept files whose bytes are not those that were built, as the page gets them. */
export async function alteredFiles(page: Evaluates): Promise<string[]> {
  const files = Object.assign({}, ...(await wholeSets(page)).map((set) => set.files)) as Record<
    string,
    string
  >;
  return page.evaluate(async (hashes) => {
    const asked = Object.entries(hashes).map(async ([path, integrity]) =>
      fetch(path, { integrity }).then(
        (response) => (response.ok ? [] : [path]),
        () => [path],
      ),
    );
    return (await Promise.all(asked)).flat();
  }, files);
}

/** The names of the reads that this device has, each a part of its query's key. */
export const keptReads = (page: Evaluates): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('planted-reads');
        opening.onerror = () => resolve([]);
        // Not there yet: none is made by asking.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const reading = opening.result.transaction('reads').objectStore('reads').get('index');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(Object.keys(reading.result ?? {}));
          };
        };
      }),
  );

/** Whether the device has reads of these names. */
export async function hasKept(page: Evaluates, ...names: string[]): Promise<boolean> {
  const reads = await keptReads(page);
  return names.every((name) => reads.some((read) => read.includes(`["${name}"`)));
}
