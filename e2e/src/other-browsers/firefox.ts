import { launch } from 'puppeteer-core';
import { passOn } from '../../../tools/testing/pass-on.mjs';
import { until } from '../product';
import { type Device, type DeviceSettings, type Driver, WINDOW } from './driver';

/**
 * An unmodified Firefox over WebDriver BiDi, with a new profile and no window.
 * @param executablePath the program, from FIREFOX_PATH
 */
export const startFirefox = async (executablePath: string): Promise<Driver> =>
  (await start(executablePath)).driver;

const IS_THERE =
  "document.querySelector('#root:is([data-hydrated], [data-live])') !== null && !document.querySelector('[data-skeleton]')";

/** Every window is a private one, which is denied a database. */
const PRIVATE = {
  'browser.privatebrowsing.autostart': true,
  'dom.indexedDB.privateBrowsing.enabled': false,
};

/** The same with a network that can be cut: its driver tells each page, and a way of the test's to the product ends. */
export async function startFirefoxDevice(
  executablePath: string,
  product: string,
  { isWithoutDatabase = false }: DeviceSettings,
): Promise<Device> {
  const way = await passOn({ port: 0, host: '127.0.0.1' }, Number(new URL(product).port));
  const { driver, setOffline } = await start(executablePath, isWithoutDatabase ? PRIVATE : {});
  return {
    driver,
    network: {
      url: `http://127.0.0.1:${way.port}`,
      lose: () => way.cut(),
      async cut() {
        await way.cut();
        await setOffline(true);
      },
      async restore() {
        await way.restore();
        await setOffline(false);
      },
    },
    async close() {
      await driver.close();
      await way.cut();
    },
  };
}

async function start(executablePath: string, extraPrefsFirefox: Record<string, unknown> = {}) {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox,
    headless: true,
    defaultViewport: WINDOW,
  });
  let page = await browser.newPage();
  let isOffline = false;
  /** Told that it is offline, Firefox asks no service worker: it is told again once the page and its micro-frontend are there. */
  async function goes(act: () => Promise<unknown>): Promise<void> {
    if (!isOffline) return void (await act());
    await page.setOfflineMode(false);
    await act();
    await until('the page is there', async () => (await page.evaluate(IS_THERE)) === true);
    await page.setOfflineMode(true);
  }
  const driver: Driver = {
    name: `Firefox ${await browser.version()}`,
    goto: (url) => goes(() => page.goto(url)),
    reload: () => goes(() => page.reload()),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    async drag(first, ...others) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y, { steps: 6 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    async reopen() {
      const last = page;
      page = await browser.newPage();
      await last.close();
    },
    close: () => browser.close(),
  };
  const setOffline = async (isCut: boolean): Promise<void> => {
    isOffline = isCut;
    await page.setOfflineMode(isCut);
  };
  return { driver, setOffline };
}
