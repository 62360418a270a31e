import type { Locator, Page } from 'playwright-core';
import { DESKTOP } from './browser';
import { until } from './product';

/** A page of a micro-frontend and the shell around it, as a visitor with a mouse sees them. */
export class RemoteScreen {
  constructor(readonly page: Page) {}

  shown = (heading: string): Promise<void> =>
    this.page.getByRole('heading', { name: heading, exact: true }).first().waitFor();

  /** Goes there within the page, by the ribbon. */
  async goBy(name: string): Promise<void> {
    const link = await this.linkTo(name);
    await link.click();
  }

  /** The ribbon's link, which comes out under the mouse: that goes there again if the page was not listening yet. */
  async linkTo(name: string): Promise<Locator> {
    const ribbon = this.page.getByRole('banner');
    const link = ribbon.getByRole('link', { name, exact: true });
    await until(`the ribbon shows ${name}`, async () => {
      await this.page.mouse.move(DESKTOP.width / 2, DESKTOP.height - 1);
      await ribbon.hover();
      return link.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    });
    return link;
  }

  /** Marks the document, so that a reload does not go unnoticed. */
  mark = (): Promise<void> => this.page.evaluate(() => document.body.setAttribute('data-marked', ''));
  isMarked = (): Promise<boolean> => this.page.evaluate(() => document.body.hasAttribute('data-marked'));

  /** The columns of the plant finder come from its own style sheet. */
  isStyled = (): Promise<boolean> =>
    this.page.evaluate(() =>
      [...document.querySelectorAll('main *')].some((each) => getComputedStyle(each).display === 'grid'),
    );

  /** The panel that replaces a micro-frontend. */
  get errorPanel(): Locator {
    return this.page.locator('[role=alert][data-remote-error]');
  }

  /** Waits for the panel. @returns what it says is wrong, by its code */
  async errorCode(): Promise<string | null> {
    await this.errorPanel.waitFor();
    return this.errorPanel.getAttribute('data-remote-error');
  }

  retry = (): Promise<void> => this.errorPanel.getByRole('button', { name: 'Retry' }).click();
}
