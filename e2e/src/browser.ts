import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { tellLoadedPagesOffline } from './tell-offline';
import { followLoading } from './why-not-loaded';

/** What a page must not do: log errors, throw, or ask for what is not there. */
export interface Watched {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
}

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly touch?: boolean;
  /** Absent: that of the machine. */
  readonly timeZone?: string;
  /** What keeps the product for use without a network; absent: it is left out, since it would keep everything for each visitor. */
  readonly worker?: 'allow';
  /** Absent: as a person sees it who asked the system for less of it, which costs a browser far less to draw. */
  readonly motion?: 'no-preference';
}

/** For what a page is to show: long, for engines, products and browsers share a machine's cores. */
const PAGE_TIMEOUT_MS = 60_000;

export const DESKTOP: Screen = { width: 1440, height: 900 };
export const PHONE: Screen = { width: 390, height: 844, touch: true };

/**
 * A browser for one test file: a connection to the Chromium that all files share (tools/testing/shared-servers.mjs).
 * What it opens is closed with it.
 */
export function startChromium(): Promise<Browser> {
  const endpoint = process.env.CHROME_ENDPOINT;
  if (!endpoint) throw new Error('No browser was started: run these tests as the project e2e');
  return chromium.connect(endpoint);
}

/**
 * What answers to keys and presses: the document is loaded before, and its prerendered HTML is on the screen. A shell
 * that was built before pages were prerendered is there with its first render.
 */
const HYDRATED = '#root:is([data-hydrated], [data-live]), #root:not([data-prerendered], [data-drawn]) header';

/** From now on `goto` and `reload` wait for hydration: a step that waits for nothing would be lost before. */
function hydratedAfterLoading(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const whyNotLoaded = followLoading(page);
  const hydrated = async (loading: Promise<Response | null>): Promise<Response | null> => {
    const answer = await loading.catch(whyNotLoaded);
    if (answer?.ok()) await page.locator(HYDRATED).first().waitFor({ state: 'attached' });
    return answer;
  };
  page.goto = (url, options) => (options?.waitUntil ? goto(url, options) : hydrated(goto(url)));
  page.reload = () => hydrated(reload());
}

/** What ends the session of every tab of a visitor. */
const ENDS_SESSION = /\/api\/(logout|sign-out-everywhere|account\/delete)$/;
/** What a read that was under way then is told, as it should be. */
const SIGNED_OUT = /^(answer|console): .*\b401\b/;

/** What a page is told that asks for something while a test has its network taken away. */
const WITHOUT_NETWORK = /net::ERR_INTERNET_DISCONNECTED/;

/** A new visitor: an empty profile, and a list of everything that goes wrong on the page. */
export async function visit(browser: Browser, baseURL: string, screen: Screen): Promise<Watched> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: screen.width, height: screen.height },
    hasTouch: screen.touch ?? false,
    isMobile: screen.touch ?? false,
    colorScheme: 'light',
    reducedMotion: screen.motion ?? 'reduce',
    serviceWorkers: screen.worker ?? 'block',
    ...(screen.timeZone !== undefined && { timezoneId: screen.timeZone }),
  });
  tellLoadedPagesOffline(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  hydratedAfterLoading(page);
  const faults: string[] = [];
  let hasSignedOut = false;
  context.on('request', (request) => {
    hasSignedOut ||= ENDS_SESSION.test(request.url());
  });
  const note = (fault: string) => {
    if (WITHOUT_NETWORK.test(fault) || (hasSignedOut && SIGNED_OUT.test(fault))) return;
    faults.push(fault);
  };
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') note(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`answer: ${response.status()} ${response.url()}`);
  });
  return { page, context, faults };
}
