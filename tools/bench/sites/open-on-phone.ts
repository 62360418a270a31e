import { type EventEmitter, once } from 'node:events';
import type { Browser, BrowserContext } from 'playwright-core';

export interface FirstView {
  /** Until what the page is opened for is painted, in ms since the address was asked for. */
  readonly shownAt: number;
  /** LCP as the browser has it once the page rests, in ms. */
  readonly largestPaint: number;
  /** CLS, as web-vitals would report it were there one session window. */
  readonly shift: number;
}

const SCREEN = { width: 390, height: 844 };
/** A processor of a quarter of this machine's speed. */
const SLOWDOWN = 4;
/** 4G where there are many masts ('dense 4G' of Lighthouse): 40 ms there and back, 10 Mbit/s. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_280_000, uploadThroughput: 1_280_000 };
/** A busy machine, slowed down four times, takes its time; in ms. */
const PAGE_TIMEOUT_MS = 120_000;

declare global {
  interface Window {
    firstView?: { shownAt: number; largestPaint: number; shift: number };
    /** Calls the bench. */
    tellShown?: (nothing: '') => void;
  }
}

/** Opens the page in a new profile, with nothing kept of an earlier visit, and waits until it rests. */
export async function openOnPhone(
  browser: Browser,
  site: string,
  path: string,
  content: string,
): Promise<FirstView> {
  const phone = await newPhone(browser, site);
  try {
    return await firstViewOn(phone, path, content);
  } finally {
    await phone.close();
  }
}

/** A phone's browser with nothing kept of an earlier visit. @param serviceWorkers whether they may be installed */
export const newPhone = (
  browser: Browser,
  site: string,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<BrowserContext> =>
  browser.newContext({
    ...{ baseURL: site, viewport: SCREEN, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    serviceWorkers,
  });

interface Conditions {
  /** Whether there is no signal. */
  readonly isOffline?: boolean;
  /** By how much the processor is slower than this machine's. */
  readonly slowdown?: number;
  /** Whether a server tells the page of changes, which then never rests. */
  readonly isLive?: boolean;
}

/** Opens a page in another tab, and waits until it rests, where it does; closes the tab. */
export async function firstViewOn(
  phone: BrowserContext,
  path: string,
  content: string,
  { isOffline = false, slowdown = SLOWDOWN, isLive = false }: Conditions = {},
): Promise<FirstView> {
  const page = await phone.newPage();
  try {
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    const devtools = await phone.newCDPSession(page);
    await devtools.send('Network.enable');
    if (!isOffline) await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // The page tells by itself: each question costs a slow phone a tenth of a second, before its first paint too.
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'tellShown' });
    await page.addInitScript(watchFirstView, content);
    const inTime = { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) };
    await Promise.all([
      once(devtools as unknown as EventEmitter, 'Runtime.bindingCalled', inTime),
      page.goto(path, { waitUntil: 'commit' }),
    ]);
    // What comes later can still be larger, or move what is there.
    if (!isLive) await page.waitForLoadState('networkidle');
    // A browser tells of its paints when it has time to.
    await page.waitForFunction(() => window.firstView?.largestPaint);
    const view = await page.evaluate(() => window.firstView);
    if (!view) throw new Error(`${path} did not say what it painted`);
    return view;
  } finally {
    await page.close();
  }
}

/** Runs in the page before anything else does. */
function watchFirstView(content: string): void {
  const view = { shownAt: 0, largestPaint: 0, shift: 0 };
  window.firstView = view;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) view.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) view.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const watch = new MutationObserver(() => {
    if (!document.querySelector(content)) return;
    watch.disconnect();
    // The frame that shows it has been handed over when the next one begins.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        view.shownAt = performance.now();
        window.tellShown?.('');
      }),
    );
  });
  watch.observe(document, { childList: true, subtree: true });
}
