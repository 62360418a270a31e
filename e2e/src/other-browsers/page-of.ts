import type { Page } from 'playwright-core';
import type { Driver } from './driver';

/** The page of another engine, for what the tests in Chromium evaluate in theirs. */
export const pageOf = (driver: Driver): Pick<Page, 'evaluate'> => ({
  evaluate: ((work: unknown, input?: unknown) =>
    driver.evaluate(`(${work})(${JSON.stringify(input) ?? ''})`)) as Page['evaluate'],
});
