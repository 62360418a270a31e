import type { Page } from 'playwright-core';
import { until } from './product';

/** The drafts of this site in IndexedDB. */
const persistedDrafts = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('planted');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );

/** Waits until what was typed is in IndexedDB. */
export const untilPersisted = (page: Page, text: string): Promise<void> =>
  until(`'${text}' is kept`, async () => JSON.stringify(await persistedDrafts(page)).includes(text));

/** Waits until no draft has the text any more. */
export const untilForgotten = (page: Page, text: string): Promise<void> =>
  until(`'${text}' is forgotten`, async () => !JSON.stringify(await persistedDrafts(page)).includes(text));

/**
 * Until the page is reloaded, what it writes to IndexedDB takes forever, and is cut off when the page is left: what a
 * browser under load does to what a page begins to write last.
 */
export const holdWrites = (page: Page): Promise<void> =>
  page.evaluate(() => {
    function readOn(this: IDBObjectStore): IDBRequest {
      const reading = this.get('');
      reading.onsuccess = () => readOn.call(this);
      return reading;
    }
    Object.assign(IDBObjectStore.prototype, { put: readOn, delete: readOn });
    IDBTransaction.prototype.commit = () => {};
  });

/** The unload backups in localStorage. */
export const unloadBackups = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('planted-left-draft/')));
