import type { Page } from 'playwright-core';
import type { Screen } from './browser';
import { browserSuite } from './browser-suite';
import { DesignerScreen } from './designer';
import { fingerOf, mouseOf } from './finger';

interface Visit {
  readonly page: Page;
  readonly designer: DesignerScreen;
}

/** A file of tests of the designer: each has a visitor of its own, with a mouse or a finger. */
export function designerSuite() {
  const visitors = browserSuite();

  /** A guest who has opened nothing yet. */
  async function arrive(screen: Screen): Promise<Visit> {
    const { page } = await visitors.arrive(screen);
    return { page, designer: new DesignerScreen(page, screen.touch ? await fingerOf(page) : mouseOf(page)) };
  }

  return {
    arrive,
    /** A guest who has been warned, at an empty grid. */
    async sitDown(screen: Screen, path = '/in-ground-layout-page'): Promise<Visit> {
      const at = await arrive(screen);
      await at.page.addInitScript(() => localStorage.setItem('planted-guest-warning-shown', 'yes'));
      await at.page.goto(path);
      await at.page.getByRole('grid').waitFor();
      return at;
    },
  };
}
