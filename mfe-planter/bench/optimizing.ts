import type { Browser, Page } from 'playwright-core';
import { mainThreadDuring } from '../../tools/benching/main-thread';
import { type Row, row } from '../../tools/benching/row';
import { LONG_TASK } from './long-task';

/** Reports in a second, and milliseconds until it has ended, that feel alive. */
const REPORTS = 10;
const CANCEL = 50;

/** Looking for a better plan of 50 × 50 in the worker, with the page as the gardener has it, and cancelling that. */
export async function measureOptimizing(browser: Browser, address: string): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.waitForFunction(() => window.measured !== undefined);
  await page.getByText('Companion Planting', { exact: true }).click();
  await page.getByRole('button', { name: 'Plant', exact: true }).click();
  const optimize = page.getByRole('button', { name: 'Optimize' });
  await optimize.waitFor({ timeout: 120_000 });
  let reports = 0;
  const { longestTask } = await mainThreadDuring(browser, page, async () => {
    await optimize.click();
    reports = await reportsInASecond(page);
  });
  const cancelled = await millisecondsToCancel(page);
  await page.close();
  const what = 'optimizing 50 × 50';
  return [
    row(`${what}, longest task of the page`, 'ms', longestTask, LONG_TASK, '< 1'),
    row(`${what}, reports of progress in a second`, '', reports, REPORTS, '≥ 1'),
    row(`${what}, from Cancel until all is as before`, 'ms', cancelled, CANCEL, '< 1'),
  ];
}

/** How often the meter moves in the second after it has moved for the first time. */
const reportsInASecond = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const meter = () =>
      document.querySelector('[role=meter][aria-label=Search]')?.getAttribute('aria-valuenow');
    while (!Number(meter())) await frame();
    const began = performance.now();
    let seen = meter();
    let moves = 0;
    while (performance.now() - began < 1000) {
      await frame();
      if (meter() === seen) continue;
      seen = meter();
      moves += 1;
    }
    return moves;
  });

const millisecondsToCancel = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Cancel');
    const began = performance.now();
    button?.click();
    while (button?.isConnected) await new Promise((done) => setTimeout(done));
    return performance.now() - began;
  });
