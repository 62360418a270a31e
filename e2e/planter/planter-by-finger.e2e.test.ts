import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { PHONE } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { fingerOf } from '../src/finger';
import { PlanterScreen } from '../src/planter';

const matrixOf = (columns: number, rows: number): string =>
  Array.from({ length: rows }, () => Array(columns).fill(1).join(',')).join('\n');
const BED = { name: 'Kitchen Bed', matrix: matrixOf(6, 4) };
const LARGE = { name: 'Long Field', matrix: matrixOf(50, 50) };

const visitors = browserSuite();
let page: Page;
let planter: PlanterScreen;

async function come(garden: { name: string; matrix: string }): Promise<void> {
  ({ page } = await visitors.arrive(PHONE));
  planter = new PlanterScreen(page, await fingerOf(page));
  await planter.openWith(garden);
}

const placed = (words: string) => page.getByRole('heading', { name: `Placed ${words}` }).waitFor();

/** Longer than what a drag begins with, shorter than a hold; made in the page, whose clock decides that. */
const slowTap = (spot: { x: number; y: number }): Promise<void> =>
  page.evaluate(
    ({ x, y }) =>
      new Promise<void>((done) => {
        const target = document.elementFromPoint(x, y) ?? document.body;
        const touch = new Touch({ identifier: 1, target, clientX: x, clientY: y });
        const send = (type: string, touches: Touch[]) =>
          target.dispatchEvent(
            new TouchEvent(type, { touches, changedTouches: [touch], bubbles: true, cancelable: true }),
          );
        const held = new MutationObserver(() => {
          if (!document.querySelector('[data-holding]')) return;
          held.disconnect();
          send('touchend', []);
          done();
        });
        held.observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-holding'] });
        send('touchstart', [touch]);
      }),
    spot,
  );

describe('with a finger', () => {
  it('PLT-4, PLT-5 drags a plant, opens its colors and reasons by a tap, and takes it out by holding it', async () => {
    await come(BED);
    await planter.choosePlants(BED.name, [
      ['Beefsteak Tomato', 1],
      ['Sweet Basil', 1],
    ]);
    await planter.drag('Beefsteak Tomato', BED.name, 0, 0);
    await placed('1 of 2');
    await planter.drag('Sweet Basil', BED.name, 0, 2);
    await placed('2 of 2');
    expect(await accessibilityProblems(page)).toEqual([]);
    await planter.hand.tap(await planter.cell(BED.name, 0, 2));
    const colors = page.getByRole('dialog', { name: 'Select Plot Color for Sweet Basil' });
    await colors.getByText('Sweet Basil and Beefsteak Tomato').waitFor();
    await colors.getByRole('button', { name: 'Close' }).click();
    await colors.waitFor({ state: 'hidden' });

    const spot = await planter.cell(BED.name, 0, 2);
    await slowTap(spot);
    await colors.getByRole('button', { name: 'Close' }).click();
    await colors.waitFor({ state: 'hidden' });
    await placed('2 of 2');

    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...spot, id: 1 }] });
    await placed('1 of 2');
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });

  it('zooms by two fingers', async () => {
    await come(LARGE);
    await planter.choosePlants(LARGE.name, [['Carrot', 1]]);
    const session = await page.context().newCDPSession(page);
    const { x, y } = await planter.cell(LARGE.name, 25, 25);
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (const apart of [40, 60, 80, 100])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('status', { name: 'Zoom' }).getByText('500%').waitFor();
    await placed('0 of 1');
  });
});
