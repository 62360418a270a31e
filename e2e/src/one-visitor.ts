import type { Browser, Page } from 'playwright-core';
import { type Screen, startChromium, visit, type Watched } from './browser';
import { sharedProduct } from './product';

/**
 * One visitor of the shared product for tests that follow one another, each continuing where the last one stopped.
 * After each, nothing may have gone wrong on the page.
 * @param begin what the visitor has done before the first of them
 */
export function oneVisitor(screen: Screen, begin?: (visitor: Watched) => Promise<unknown>) {
  let browser: Browser | undefined;
  let visitor: Watched;

  beforeAll(async () => {
    browser = await startChromium();
    visitor = await visit(browser, sharedProduct().url, screen);
    await begin?.(visitor);
  });
  afterEach(() => {
    expect(visitor?.faults.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    /** Their page. */
    page: (): Page => visitor.page,
    visitor: (): Watched => visitor,
  };
}
