import type { Page } from 'playwright-core';

/**
 * Whether files that come apart, such as 'waiting-bar', are there with all that they need: a part whose styles have not
 * come is not shown. For a page to evaluate.
 */
export function haveCome(files: readonly string[]): boolean {
  const all = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return (
    files.every((file) => all.some((name) => name.includes(`/${file}-`) && name.endsWith('.js'))) &&
    scripts.every(({ href }) => all.includes(href)) &&
    styles.every(({ sheet }) => sheet !== null)
  );
}

/** Waits until such files are there: without a signal they could not be fetched. */
export const fetched = (page: Page, ...files: string[]) => page.waitForFunction(haveCome, files);
