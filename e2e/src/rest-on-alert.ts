import type { Page } from 'playwright-core';

/** Rests the pointer on an alert, as who reads it does: no alert leaves meanwhile, however long a test looks elsewhere. */
export const restOnAlert = (page: Page, words: string): Promise<void> =>
  page.getByRole('region', { name: 'Alerts' }).getByText(words, { exact: true }).hover();
