import type { Locator, Page } from 'playwright-core';
import { DESKTOP } from './browser';

/** A page of a micro-frontend and the shell around it, as a visitor with a mouse sees them. */
export class RemoteScreen {
  constructor(readonly page: Page) {}

  shown = (heading: string): Promise<void> =>
    this.page.getByRole('heading', { name: heading, exact: true }).first().waitFor();

  /** Goes there within the page, by the ribbon, whose tools come out under the pointer. */
  async goBy(link: string): Promise<void> {
    await this.page.mouse.move(DESKTOP.width / 2, DESKTOP.height - 1);
    const ribbon = this.page.getByRole('banner');
    await ribbon.hover();
    await ribbon.getByRole('link', { name: link, exact: true }).click();
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
