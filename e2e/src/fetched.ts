import type { Page } from 'playwright-core';

/** Waits until files that come apart, such as 'waiting-bar', were fetched: without a signal they could not be. */
export const fetched = (page: Page, ...files: string[]) =>
  page.waitForFunction((names) => {
    const all = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((name) => all.some((one) => one.includes(`/${name}-`)));
  }, files);
