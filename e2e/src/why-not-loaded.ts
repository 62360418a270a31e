import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** How long the browser may take to tell of its workers, in milliseconds. */
const TELLING_MS = 1_000;

/**
 * Follows a page's requests from now on.
 * @returns has a page that was not loaded say why: whether the document had come, what it still waited for, and in what
 * state the browser's service workers are
 */
export function followLoading(page: Page): (error: unknown) => Promise<never> {
  const waiting = new Set<Request>();
  const began = (request: Request) => {
    // A document drops what the former one waited for.
    if (request.isNavigationRequest()) waiting.clear();
    waiting.add(request);
  };
  page.on('request', began);
  const ended = (request: Request) => waiting.delete(request);
  page.on('requestfinished', ended).on('requestfailed', ended);
  return async (error) => {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    const urls = [...waiting].map((request) => `  ${request.method()} ${request.url()}`);
    const lines = [
      `The page is at ${page.url()}. It waits for${urls.length === 0 ? ' no request.' : ':'}`,
      ...[...urls, 'Service workers:'],
      ...(await workersOf(page)),
    ];
    throw new Error([error.message, ...lines].join('\n'), { cause: error });
  };
}

/** A line for each service worker of the page's profile, as Chromium knows it. */
async function workersOf(page: Page): Promise<string[]> {
  const states = new Map<string, string>();
  const ask = async () => {
    const session = await page.context().newCDPSession(page);
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status, runningStatus, scriptURL } of versions)
        states.set(versionId, `  ${scriptURL} (${versionId}): ${status}, ${runningStatus}`);
    });
    await session.send('ServiceWorker.enable');
  };
  // It answers before it tells, and a browser that hangs does neither.
  void ask().catch((error: Error) => states.set('', `  ${error.message}`));
  await pause(TELLING_MS);
  return [...states.values()];
}
