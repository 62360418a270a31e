import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { boxAtRest } from './box-at-rest';
import type { Hand, Spot } from './finger';

/** How long a finger waits for what it rests on, in milliseconds, before it tries again, and how often it tries. */
const IN_HAND_MS = 10_000;
const MOST_TRIES = 10;

/** The veggie planter in a gardener's words. Cells are counted from 0. */
export class PlanterScreen {
  constructor(
    readonly page: Page,
    readonly hand: Hand,
  ) {}

  /** Comes with gardens in the navigation state, as from the designer (2 §2). */
  async openWith(...gardens: { readonly name: string; readonly matrix: string }[]): Promise<void> {
    const savedGardenPlots = gardens.map(({ name, matrix }) => ({
      draftId: randomUUID(),
      name,
      matrix,
      soilType: 'Loamy',
      hardiness: '5b',
      sunlight: 'Full Sun',
      maintenance: 'Medium',
    }));
    // Where the router keeps the state of a page; a reload finds it there again.
    await this.page.addInitScript(
      (usr) => {
        if (location.pathname === '/garden-summary' && history.state === null)
          history.replaceState({ usr, key: 'from-designer', idx: 0 }, '');
      },
      { denotedPlots: [], savedGardenPlots },
    );
    await this.page.goto('/garden-summary');
    await this.page
      .getByRole('heading', { name: gardens[0]?.name ?? '' })
      .first()
      .waitFor();
  }

  badge = (garden: string): Locator =>
    this.page.getByRole('listitem', { name: garden }).getByRole('button').first();

  /** Chooses so many of each plant in the veggie selector. */
  async choosePlants(
    garden: string,
    plants: readonly (readonly [name: string, count: number])[],
  ): Promise<void> {
    await this.page.getByRole('button', { name: `Begin planting: ${garden}` }).click();
    const selector = this.page.getByRole('dialog', { name: `Choose plants for ${garden}` });
    // Not by its role, for which the browser goes through a list of all plants each time that it looks.
    for (const [name, count] of plants)
      await selector.locator(`button[aria-label="Add one ${name}"]`).click({ clickCount: count });
    await selector.getByRole('button', { name: 'Add to Garden' }).click();
    await selector.waitFor({ state: 'hidden' });
    await this.grid(garden).waitFor();
  }

  grid = (garden: string): Locator => this.page.getByRole('grid', { name: new RegExp(`^${garden}, `) });

  /** The middle of a cell of the bed, whose size stands in the grid's name. */
  async cell(garden: string, column: number, row: number): Promise<Spot> {
    const grid = this.grid(garden);
    const [box, name] = await Promise.all([boxAtRest(grid), grid.getAttribute('aria-label')]);
    const [, columns, rows] = /, (\d+) by (\d+) feet$/.exec(name ?? '') ?? [];
    if (!columns || !rows) throw new Error('The bed is not shown');
    return {
      x: box.x + ((column + 0.5) * box.width) / Number(columns),
      y: box.y + ((row + 0.5) * box.height) / Number(rows),
    };
  }

  card = (plant: string): Locator =>
    this.page.getByRole('heading', { name: plant }).getByRole('button', { name: plant });

  /** Drags a chosen plant onto the bed; on a phone both must be in sight, which the lower rows of a bed are. */
  async drag(plant: string, garden: string, column: number, row: number): Promise<void> {
    const card = this.card(plant);
    for (let tries = 1; ; tries += 1) {
      await card.scrollIntoViewIfNeeded();
      // Both as far from the edges of the window as they can be: near them a page scrolls under what is carried.
      const [there, here] = [await this.cell(garden, column, row), await boxAtRest(card)];
      await this.page.evaluate(
        (y) => scrollBy({ top: y - innerHeight / 2, behavior: 'instant' }),
        (there.y + here.y) / 2,
      );
      // Whatever lies over it for a moment, such as an alert, is gone first.
      await card.hover({ trial: true });
      const box = await boxAtRest(card);
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const isInHand = await this.watchFinger();
      const carried = this.hand.carry(from, () => this.cell(garden, column, row), isInHand);
      const failed = await carried.then(
        () => undefined,
        (cause: unknown) => cause,
      );
      if (failed === undefined) return;
      // A page that is busy answers a finger too late, and Chromium takes it from the page.
      if (tries === MOST_TRIES) {
        const says = (await card.locator('xpath=ancestor::li').innerText()).replaceAll('\n', ' ');
        throw new Error(`the page did not take it up; its card says: ${says}`, { cause: failed });
      }
    }
  }

  /**
   * @returns waits until the page has taken up what a finger rests on
   * @throws Error then, where the browser has taken the finger from the page
   */
  private async watchFinger(): Promise<() => Promise<void>> {
    const finger = await this.page.evaluateHandle(() => {
      const watched = { isLost: false };
      const lose = () => {
        watched.isLost = true;
      };
      addEventListener('touchcancel', lose, { capture: true, once: true });
      return watched;
    });
    return async () => {
      const isSettled = ({ isLost }: { isLost: boolean }) =>
        isLost || document.querySelector('[data-carried]') !== null;
      await this.page.waitForFunction(isSettled, finger, { timeout: IN_HAND_MS });
      if (await finger.evaluate(({ isLost }) => isLost))
        throw new Error('the browser took the finger from the page');
    };
  }

  plantAutomatically = (): Promise<void> =>
    this.page.getByRole('button', { name: 'Plant', exact: true }).click();

  save = (): Promise<void> => this.page.getByRole('button', { name: 'Save Layout' }).click();

  /** In the sign-in overlay that opens for a guest. */
  async signInAsDemoGardener(name: string): Promise<void> {
    const overlay = this.page.getByRole('dialog', { name: 'Sign in to Save Your Gardens!' });
    await overlay.getByLabel('Your name (optional)').fill(name);
    await overlay.getByRole('button', { name: 'Continue as Demo Gardener' }).click();
    await overlay.waitFor({ state: 'hidden' });
  }
}
