import type { Browser } from 'playwright-core';
import { DESKTOP, type Screen, startChromium, visit, type Watched } from './browser';
import { sharedProduct } from './product';

/**
 * One browser for a file of tests on the shared product. Each test has visitors of its own, at whose pages nothing may
 * go wrong.
 */
export function browserSuite() {
  let browser: Browser;
  const visitors: Watched[] = [];

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const leaving = visitors.splice(0);
    await Promise.all(leaving.map(({ context }) => context.close()));
    expect(leaving.flatMap(({ faults }) => faults)).toEqual([]);
  });

  return {
    /** A new visitor, who has opened nothing yet. */
    async arrive(screen: Screen = DESKTOP): Promise<Watched> {
      const visitor = await visit(browser, sharedProduct().url, screen);
      visitors.push(visitor);
      return visitor;
    },
  };
}
