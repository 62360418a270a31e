import type { BrowserContext } from 'playwright-core';

/**
 * Chromium 150, which Debian's older package lists hand out, forgets at each load that it was told to be without a
 * network: the page's requests fail, and it believes that there is one. From now on a page that is loaded meanwhile is told
 * by its own `navigator`, and hears when the network is back. A browser that remembers is left alone.
 */
export function tellLoadedPagesOffline(context: BrowserContext): void {
  const setOffline = context.setOffline.bind(context);
  let telling: Promise<{ dispose(): Promise<void> }> | undefined;
  context.setOffline = async (isOffline) => {
    if (isOffline) telling ??= context.addInitScript(sayOffline);
    else {
      await (await telling)?.dispose();
      telling = undefined;
    }
    await Promise.all([telling, setOffline(isOffline)]);
    if (isOffline) return;
    // A page that is just being left needs to hear nothing.
    await Promise.all(context.pages().map((page) => page.evaluate(sayOnline).catch(() => {})));
  };
}

function sayOffline(): void {
  if (navigator.onLine) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
}

function sayOnline(): void {
  if (Object.hasOwn(navigator, 'onLine') && Reflect.deleteProperty(navigator, 'onLine'))
    dispatchEvent(new Event('online'));
}
