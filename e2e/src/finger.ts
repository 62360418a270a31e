import type { Page } from 'playwright-core';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  /** Presses at the first spot, goes over the others and lets go. */
  drag(...spots: [Spot, ...Spot[]]): Promise<void>;
  /**
   * Picks up what lies at a spot and puts it down at another. A finger rests on it first, as it would scroll otherwise.
   * @param isInHand waits until the page has taken it up; a mouse takes it up as it moves
   */
  carry(from: Spot, to: Spot, isInHand: () => Promise<unknown>): Promise<void>;
  tap(spot: Spot): Promise<void>;
}

/** A mouse, as a desktop has one. */
export function mouseOf(page: Page): Hand {
  const drag: Hand['drag'] = async (first, ...others) => {
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const spot of others) await page.mouse.move(spot.x, spot.y, { steps: 6 });
    await page.mouse.up();
  };
  return { drag, carry: (from, to) => drag(from, to, to), tap: (spot) => page.mouse.click(spot.x, spot.y) };
}

/** One finger on a touch screen; Playwright's own can only tap. */
export async function fingerOf(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(({ x, y }) => ({ x, y, id: 1 })),
    });
  const move = async (from: Spot, to: Spot) => {
    for (let step = 1; step <= 8; step += 1)
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 },
      ]);
  };
  return {
    async drag(first, ...others) {
      await touch('touchStart', [first]);
      let from = first;
      for (const to of others) {
        await move(from, to);
        from = to;
      }
      await touch('touchEnd', []);
    },
    async carry(from, to, isInHand) {
      await touch('touchStart', [from]);
      await isInHand();
      await move(from, to);
      await touch('touchEnd', []);
    },
    async tap(spot) {
      await touch('touchStart', [spot]);
      await touch('touchEnd', []);
    },
  };
}
