import { readFileSync } from 'node:fs';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** A third less for a browser to do: no selectors of what is found, and of what rules load only what an enabled one uses. */
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  selectors: false,
  preload: { assets: ['media'] },
};

/**
 * What axe finds wrong with what is on the screen, as sentences; by all its rules, or by the named ones alone.
 * Waits until nothing moves any more, since what fades in has no contrast yet.
 */
export async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(async () => {
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    // What inherits a color sets out when the other has arrived.
    for (let left = moving(); left.length > 0; left = moving())
      await Promise.allSettled(left.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      // What hands the focus on at either end of a popup: hidden, and a stop on the way of Tab from when the focus has come
      // in. axe takes it for a control, and finds it or not by when it looks.
      const { violations } = await axe.run({ exclude: '[data-base-ui-focus-guard]' }, options);
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`,
      );
    },
    { ...OPTIONS, ...(rules && { runOnly: rules }) },
  );
}

/** All rules in light, and in dark the only one for which something differs; leaves the page dark. */
export async function accessibilityProblemsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await accessibilityProblems(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await accessibilityProblems(page, ['color-contrast']);
  return [...light, ...dark.map((problem) => `in dark, ${problem}`)];
}
