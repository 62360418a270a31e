import type { Page } from 'playwright-core';
import type { Mode } from './page/measured';

const SIDE = 50;
const ROUNDS = 12;

/** A stroke that is measured on each designer alike. */
export interface Stroke {
  readonly what: string;
  /** Done before the clock starts. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Throws where the stroke did not do what it is to do. */
  readonly check: (page: Page) => Promise<void>;
}

const range = (length: number): number[] => Array.from({ length }, (_, at) => at);

/** 20 × 20 cells near the top left. */
const block = range(400).map((at) => (5 + Math.floor(at / 20)) * SIDE + 5 + (at % 20));

const begin = (page: Page, mode: Mode, cells: readonly number[] = []): Promise<void> =>
  page.evaluate(
    async ([filled, tool]) => {
      window.measured?.start(filled);
      window.measured?.choose(tool);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    [cells, mode] as const,
  );

const area = (page: Page): Promise<number> => page.evaluate(() => window.measured?.area() ?? -1);

async function expectArea(page: Page, cells: number): Promise<void> {
  const found = await area(page);
  if (found !== cells) throw new Error(`${found} cells are filled instead of ${cells}`);
}

/** A mouse on the grid, in cells. Its moves are sent straight to the browser, without what Playwright's own do to the page. */
async function mouseOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const grid = await page.evaluate(() => window.measured?.grid() ?? { left: 0, top: 0, cell: 1 });
  const at = (cell: number): readonly [number, number] => [
    grid.left + ((cell % SIDE) + 0.5) * grid.cell,
    grid.top + (Math.floor(cell / SIDE) + 0.5) * grid.cell,
  ];
  return {
    async move(cell: number) {
      const [x, y] = at(cell);
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, ...held });
    },
    async down(cell: number) {
      await page.mouse.move(...at(cell));
      await page.mouse.down();
    },
    up: () => page.mouse.up(),
  };
}

const held = { button: 'left', buttons: 1 } as const;

const frames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Fills the whole grid by a click and takes it back by keys, again and again. */
export async function fillAndUndo(page: Page): Promise<void> {
  await begin(page, 'fill');
  const mouse = await mouseOn(page);
  for (const round of range(ROUNDS)) {
    await mouse.down(round * SIDE + 25);
    await mouse.up();
    await frames(page);
    await page.keyboard.press('Control+z');
    await frames(page);
  }
  await expectArea(page, 0);
}

export const strokes: readonly Stroke[] = [
  {
    what: 'drag-painting 500 cells',
    prepare: (page) => begin(page, 'add'),
    async act(page) {
      const mouse = await mouseOn(page);
      await mouse.down(10 * SIDE);
      for (const step of range(500)) {
        const row = Math.floor(step / SIDE);
        const column = row % 2 === 0 ? step % SIDE : SIDE - 1 - (step % SIDE);
        await mouse.move((10 + row) * SIDE + column);
      }
      await mouse.up();
    },
    check: (page) => expectArea(page, 500),
  },
  {
    what: 'flood fill of 2,500 cells, and its undo',
    prepare: (page) => begin(page, 'fill'),
    async act(page) {
      const mouse = await mouseOn(page);
      for (const round of range(ROUNDS)) {
        await mouse.down(round * SIDE + 25);
        await mouse.up();
        await frames(page);
        await page.evaluate(() => window.measured?.undo());
        await frames(page);
      }
    },
    check: (page) => expectArea(page, 0),
  },
  {
    what: 'moving a block of 400 cells',
    prepare: (page) => begin(page, 'move', block),
    async act(page) {
      const mouse = await mouseOn(page);
      await mouse.down(10 * SIDE + 10);
      for (const step of range(120)) {
        const along = step % 40 < 20 ? step % 40 : 39 - (step % 40);
        await mouse.move((10 + along) * SIDE + 10 + along);
      }
      await mouse.move(20 * SIDE + 20);
      await mouse.up();
    },
    check: (page) => expectArea(page, 400),
  },
];
