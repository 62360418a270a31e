import { launch } from 'puppeteer-core';
import { type Driver, WINDOW } from './driver';

/**
 * An unmodified Firefox over WebDriver BiDi, with a new profile and no window.
 * @param executablePath the program, from FIREFOX_PATH
 */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
  });
  const page = await browser.newPage();
  return {
    name: `Firefox ${await browser.version()}`,
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    async drag(first, ...others) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y, { steps: 6 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
