import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with what is on the screen, as sentences. Waits until nothing moves any more, since what fades in has no contrast yet. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  await page.evaluate(source);
  const { violations } = await page.evaluate((): Promise<AxeResults> => {
    const { axe } = globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`,
  );
}
