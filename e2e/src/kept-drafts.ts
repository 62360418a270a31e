import type { Page } from 'playwright-core';
import { until } from './product';

interface KeptDraft {
  readonly savedAt?: number;
}

/** The drafts that the browser holds of this site. */
const keptDrafts = (page: Page): Promise<readonly KeptDraft[]> =>
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

/**
 * Waits until what was typed is kept, a sixth of a second after the last key. A browser may cut off what a page begins
 * to write while it is left, so a reload at once is nothing that a test can count on.
 */
export const untilKept = (page: Page, text: string): Promise<void> =>
  until(`'${text}' is kept`, async () => JSON.stringify(await keptDrafts(page)).includes(text));

/** Waits until a draft has been kept since then, in milliseconds since 1970. */
export const untilKeptSince = (page: Page, since: number): Promise<void> =>
  until('the draft is kept', async () =>
    (await keptDrafts(page)).some(({ savedAt }) => savedAt !== undefined && savedAt >= since),
  );
