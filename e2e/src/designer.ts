import type { Page } from 'playwright-core';
import { boxAtRest } from './box-at-rest';
import type { Hand, Spot } from './finger';
import { until } from './product';

/** The grid designer in a gardener's words. Cells are counted from 0. */
export class DesignerScreen {
  constructor(
    readonly page: Page,
    readonly hand: Hand,
  ) {}

  /** A guest sees once that saving needs a sign-in; until then nothing else can be reached. */
  async openAsGuest(): Promise<void> {
    await this.page.goto('/in-ground-layout-page');
    const warning = this.page.getByRole('alertdialog', { name: 'Warning! Guest User Detected!' });
    await warning.getByRole('button', { name: 'Got it!' }).click();
    await warning.waitFor({ state: 'hidden' });
    await this.page.getByRole('grid').waitFor();
  }

  /** Takes a tool; on phones most of them are behind More. */
  async tool(name: string): Promise<void> {
    const tool = this.page.getByRole('button', { name, exact: true });
    const more = this.page.getByRole('button', { name: /^More/ });
    await tool.or(more).first().waitFor();
    if (!(await tool.isVisible())) await more.click();
    await tool.click();
  }

  /** The middle of a cell on the screen, calculated from the keyboard's cell, which starts at the top left. */
  async cell(column: number, row: number): Promise<Spot> {
    const cursor = this.page.getByRole('gridcell');
    const box = await boxAtRest(cursor);
    const [atColumn, atRow] = await Promise.all([
      cursor.getAttribute('aria-colindex'),
      cursor.locator('..').getAttribute('aria-rowindex'),
    ]);
    return {
      x: box.x + (column - Number(atColumn) + 1.5) * box.width,
      y: box.y + (row - Number(atRow) + 1.5) * box.height,
    };
  }

  /** Paints row after row with one drag each. */
  async paintBed(bed: { left: number; top: number; width: number; height: number }): Promise<void> {
    for (let row = bed.top; row < bed.top + bed.height; row += 1)
      await this.hand.drag(await this.cell(bed.left, row), await this.cell(bed.left + bed.width - 1, row));
  }

  figure = async (name: 'Area' | 'Size' | 'Plant goal'): Promise<string | null> =>
    this.page
      .locator('dl > div', { has: this.page.getByText(name, { exact: true }) })
      .locator('dd')
      .textContent();

  /** Waits until the header's figure says so. */
  async shows(name: 'Area' | 'Size' | 'Plant goal', wanted: string): Promise<void> {
    let shown: string | null = null;
    await until(`${name} is ${wanted}`, async () => (shown = await this.figure(name)) === wanted).catch(
      (cause: Error) => {
        throw new Error(`${cause.message}; it is ${shown}`);
      },
    );
  }

  async denote(column: number, row: number, name: string): Promise<void> {
    await this.tool('Denote Gardens');
    await this.hand.tap(await this.cell(column, row));
    const dialog = this.page.getByRole('dialog', { name: 'Name Your Garden Plot' });
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await this.page.getByRole('heading', { name, level: 3 }).waitFor();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  save = (name: string): Promise<void> =>
    this.page
      .getByRole('button', { name: `Save ${name}` })
      .or(this.page.getByTitle(`Save ${name}`))
      .first()
      .click();

  next = (): Promise<void> => this.page.getByRole('button', { name: 'Next' }).click();
}
