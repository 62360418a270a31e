import type { Locator } from 'playwright-core';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something is in the window once it has not moved from one frame to the next, in CSS pixels. */
export const boxAtRest = (of: Locator): Promise<Box> =>
  of.evaluate(async (element) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const box = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    for (let last = box(); ; ) {
      await frame();
      await frame();
      const now = box();
      if (JSON.stringify(now) === JSON.stringify(last)) return now;
      last = now;
    }
  });
