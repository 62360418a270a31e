import type { Page, Route } from 'playwright-core';

type Answer = (route: Route) => Promise<unknown>;

/** What happens to a request whose address `pattern` matches. */
interface Fault {
  readonly pattern: RegExp;
  readonly answer: Answer;
}

const lose: Answer = (route) => route.abort();

/** Answers with one byte of the file flipped. */
export const flipped: Answer = async (route) => {
  const response = await route.fetch();
  const body = await response.body();
  body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
  await route.fulfill({ response, body });
};

/**
 * A network that loses scripts and style sheets, and a browser that keeps a module which failed once by its address, as
 * Firefox does and Chromium did before 156: what asks for such an address again gets nothing, in any browser.
 */
export class LossyNetwork {
  private fault: Fault | undefined;
  private readonly kept = new Set<string>();
  /** Addresses that were lost or changed, in order. */
  readonly met: string[] = [];

  static async around(page: Page): Promise<LossyNetwork> {
    const network = new LossyNetwork();
    await page.route(/\.(js|css)$/, (route) => network.pass(route));
    return network;
  }

  /** From now on, what `pattern` matches is lost, or answered otherwise. */
  meet(pattern: RegExp, answer = lose): void {
    this.fault = { pattern, answer };
  }

  /** From now on everything arrives, but for what the browser keeps as failed. */
  heal(): void {
    this.fault = undefined;
  }

  private async pass(route: Route): Promise<unknown> {
    const request = route.request();
    const url = request.url();
    const isModule = request.resourceType() === 'script';
    if (isModule && this.kept.has(url)) return route.abort();
    if (!this.fault?.pattern.test(url)) return route.continue();
    this.met.push(url);
    if (isModule) this.kept.add(url);
    return this.fault.answer(route);
  }
}
