import type { Page } from 'playwright-core';
import { DESKTOP } from '../src/browser';
import { DesignerScreen } from '../src/designer';
import { designerSuite } from '../src/designer-suite';
import { mouseOf } from '../src/finger';
import { holdWrites, unloadBackups, untilForgotten, untilPersisted } from '../src/persisted-drafts';
import { plantCell, signInWithKitchenBed } from '../src/kitchen-bed';
import { oneVisitor } from '../src/one-visitor';
import { until } from '../src/product';

describe('a page that is left before IndexedDB has what was done last', () => {
  describe('with a form that a gardener fills in', () => {
    const gardener = oneVisitor(DESKTOP, ({ context }) =>
      signInWithKitchenBed(context, 'Hasty Hanna', [plantCell('carrot', 'Carrot')]),
    );

    it('MAN-7 shows again what was typed up to the last key', async () => {
      const page = gardener.page();
      await page.goto('/garden-manager?tab=journals&open=add');
      const content = page.getByLabel('Content');
      await content.waitFor();
      await holdWrites(page);
      await content.pressSequentially('Two rows of carrots.');
      await page.reload();
      await until(
        'what was typed is back',
        async () => (await content.inputValue()) === 'Two rows of carrots.',
      );
      await untilPersisted(page, 'Two rows of carrots.');
      expect(await unloadBackups(page)).toEqual([]);
    });

    it('MAN-7 shows nothing any more of what was sent', async () => {
      const page = gardener.page();
      await page.getByLabel('Content').fill('It rained.');
      await page.getByLabel('Title', { exact: true }).fill('First day');
      await untilPersisted(page, 'First day');
      await holdWrites(page);
      await page.getByRole('button', { name: 'Save Journal' }).click();
      await page.getByText('Journal saved successfully!').waitFor();
      await page.reload();
      const content = page.getByLabel('Content');
      await content.waitFor();
      await untilForgotten(page, 'First day');
      expect(await content.inputValue()).toBe('');
      expect(await unloadBackups(page)).toEqual([]);
    });
  });

  describe('with a drawing', () => {
    const suite = designerSuite();
    const PATH = '/in-ground-layout-page';
    const addBed = (page: Page) => page.getByRole('button', { name: 'Add a 4 × 8 bed' }).click();

    /** @returns whether the tab could still make its backup: a busy browser ends one half a second after it is closed */
    async function closeJustAfterDrawing(page: Page): Promise<boolean> {
      const tab = await page.context().newPage();
      await tab.addInitScript(() => localStorage.setItem('planted-guest-warning-shown', 'yes'));
      await tab.goto(PATH);
      await tab.getByRole('grid').waitFor();
      await holdWrites(tab);
      await new DesignerScreen(tab, mouseOf(tab)).shows('Area', '0 ft²');
      await addBed(tab);
      await Promise.all([tab.waitForEvent('close'), tab.close({ runBeforeUnload: true })]);
      return until('there is a backup', async () => (await unloadBackups(page)).length > 0, 5_000).then(
        () => true,
        () => false,
      );
    }

    it.each<[string, (page: Page) => Promise<unknown>]>([
      ['reloaded', (page) => page.reload()],
      ['left for another', (page) => page.goto('/about')],
    ])('shows again what was drawn when it is %s', async (_how, leave) => {
      const { page, designer } = await suite.sitDown(DESKTOP, PATH);
      await holdWrites(page);
      await addBed(page);
      await leave(page);
      await page.goto(PATH);
      await designer.shows('Area', '32 ft²');
      expect(await unloadBackups(page)).toEqual([]);
    });

    it('shows again in another tab what was drawn when it is closed', async () => {
      const { page, designer } = await suite.sitDown(DESKTOP, '/vertical-garden');
      for (let tries = 1; !(await closeJustAfterDrawing(page)); tries += 1) expect(tries).toBeLessThan(3);
      await page.goto(PATH);
      await designer.shows('Area', '32 ft²');
    });
  });
});
