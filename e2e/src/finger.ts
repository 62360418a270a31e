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
   * @param to asked for once it is in hand, since a page may make room for what lies there, and again under a finger
   *   that has arrived, since a page scrolls by itself where one comes near its edges
   * @param isInHand waits until the page has taken it up; a mouse takes it up as it moves. Where it rejects, so does this,
   *   and the finger lets go
   */
  carry(from: Spot, to: () => Promise<Spot>, isInHand: () => Promise<unknown>): Promise<void>;
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
  const carry: Hand['carry'] = async (from, to) => {
    const spot = await to();
    await drag(from, spot, spot);
  };
  return { drag, carry, tap: (spot) => page.mouse.click(spot.x, spot.y) };
}

/** How far a finger stirs at once, in pixels, that shall not count as one that is held still. */
const STIRS = 12;

const isAt = (one: Spot, other: Spot): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 1;

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
      try {
        await isInHand();
        // What rests too long is taken out, as the bed says.
        let at = { x: from.x + STIRS, y: from.y };
        await touch('touchMove', [at]);
        for (let spot = await to(); !isAt(at, spot); spot = await to()) {
          await move(at, spot);
          at = spot;
        }
      } finally {
        await touch('touchEnd', []);
      }
    },
    // Both at once: between two answers of a busy browser a tap would become a hold.
    tap: async (spot) => void (await Promise.all([touch('touchStart', [spot]), touch('touchEnd', [])])),
  };
}
