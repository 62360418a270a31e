import type { Page, Route } from 'playwright-core';

/** Calls of a page that arrive, and whose answers do not; or that do not even arrive. */
export class HeldCalls {
  private readonly held: Route[] = [];
  /** How many were made, held or not. */
  count = 0;

  private constructor(
    private readonly page: Page,
    private readonly pattern: RegExp,
    private readonly arrives: boolean,
  ) {}

  /** @param howMany of the first calls are held; the others pass */
  static async of(page: Page, pattern: RegExp, howMany: number, arrives = false): Promise<HeldCalls> {
    const calls = new HeldCalls(page, pattern, arrives);
    await page.route(pattern, async (route) => {
      calls.count += 1;
      if (calls.count > howMany) return route.continue();
      if (calls.arrives) await route.fetch();
      calls.held.push(route);
      return undefined;
    });
    return calls;
  }

  /** Those that did not arrive do now; from now on all calls pass. */
  async release(): Promise<void> {
    await this.page.unroute(this.pattern);
    await Promise.all(this.held.splice(0).map((route) => route.continue().catch(() => {})));
  }
}
