import { DESKTOP, PHONE, type Screen } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { motionOf } from '../src/motion';

const suite = browserSuite();
/** A visitor who sees everything move. */
const arrive = (screen: Screen = DESKTOP) => suite.arrive({ ...screen, motion: 'no-preference' });

describe('the landing page', () => {
  it('LAND-2 LAND-3 slides to the six styles and back in 500 ms, and leads by two screens to a designer', async () => {
    const { page } = await arrive();
    await page.goto('/');
    const slide = await motionOf(
      page,
      { of: '[data-view]', sign: '[data-view=options][data-motion=out]' },
      () => page.getByRole('link', { name: 'Choose a Garden Style' }).click(),
    );
    expect(slide.lengths).toEqual([500, 500]);
    expect(Math.min(...slide.left)).toBeLessThan(0);
    expect(Math.max(...slide.left)).toBeGreaterThan(0);
    expect(slide.width).toBe(DESKTOP.width);
    await page.locator('[data-view=options]').waitFor({ state: 'detached' });
    const pictures = page.locator('[data-view=styles] li img');
    expect(await pictures.count()).toBe(6);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
    }

    await page.getByRole('link', { name: 'Back to the four options' }).click();
    await page.locator('[data-view=styles]').waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('button', { name: 'Raised Bed Garden' }).click();
    const intro = page.getByRole('dialog', { name: 'Raised Bed Garden' });
    await intro.getByRole('button', { name: 'How to begin' }).click();
    await intro.getByRole('link', { name: 'Start Drawing' }).click();
    await page.waitForURL('**/raised-bed-garden');
    await page.getByRole('alertdialog', { name: 'Warning! Guest User Detected!' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Six ways to grow' }).waitFor();
  });

  it('LAND-4 LAND-6 LAND-9 has a background that lags and fades in, counters that run, and words for the curious', async () => {
    const { page } = await arrive();
    const said = page.waitForEvent('console', (message) => message.text().includes('hello@planted.example'));
    await page.goto('/', { waitUntil: 'commit' });
    const background = page.getByTestId('hero-background');
    await background.waitFor();
    expect(await background.evaluate((each) => getComputedStyle(each).animationDuration)).toBe('1s');
    await said;
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForFunction(
      () =>
        new DOMMatrix(
          getComputedStyle(document.querySelector('[data-testid=hero-background]') as Element).transform,
        ).f === 90,
    );
    const band = page.getByRole('region', { name: 'Planted in numbers' });
    await band.scrollIntoViewIfNeeded();
    for (const figure of ['100+', '50+', '20+', '500+'])
      await band
        .locator('[aria-hidden]', { hasText: new RegExp(`^${figure.replace('+', '\\+')}$`) })
        .waitFor();
  });

  it.each([
    ['a desktop', DESKTOP, 'vine-2.svg'],
    ['a phone', PHONE, 'vine-2-narrow.svg'],
  ])('LAND-8 has another vine after 15 s on %s', async (_device, screen, drawing) => {
    const { page } = await arrive(screen);
    await page.clock.install();
    await page.goto('/');
    const vine = page.locator('header [data-shown]');
    await vine.waitFor();
    await page.clock.fastForward(15_000);
    await page.waitForFunction(
      (file) =>
        getComputedStyle(document.querySelector('header [data-shown]') as Element).backgroundImage.includes(
          file,
        ),
      drawing,
    );
  });

  it('stands still for who wants stillness', async () => {
    const { page } = await suite.arrive();
    await page.goto('/');
    await page.getByRole('region', { name: 'Planted in numbers' }).scrollIntoViewIfNeeded();
    expect(await page.getByTestId('hero-background').getAttribute('style')).toBeNull();
    await page.getByRole('link', { name: 'Choose a Garden Style' }).click();
    expect(await page.locator('[data-view]').count()).toBe(1);
  });
});

describe('the ribbon', () => {
  it('NAV-1 NAV-2 expands under the mouse and for the keyboard, and Escape closes it', async () => {
    const { page } = await arrive();
    await page.goto('/about');
    const tool = page.getByRole('banner').getByRole('link', { name: 'Garden Manager' });
    await page.mouse.move(DESKTOP.width / 2, 600);
    expect(await tool.isVisible()).toBe(false);
    const before = Date.now();
    await page.mouse.move(DESKTOP.width / 2, 30);
    await tool.waitFor();
    expect(Date.now() - before).toBeGreaterThanOrEqual(200);
    await page.mouse.move(DESKTOP.width / 2, 600);
    await tool.waitFor({ state: 'hidden' });

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await tool.waitFor();
    await page.keyboard.press('Escape');
    await tool.waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByText('About', { exact: true }).first().waitFor();
  });

  it('NAV-2 is a menu on a phone, which slides in over the page and out in 300 ms', async () => {
    const { page } = await arrive(PHONE);
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const panel = menu.locator(':scope > div');
    const slide = 'dialog[aria-label=Menu] > div';
    const open = () => page.getByRole('button', { name: 'Open menu' }).tap();
    const comes = await motionOf(page, { of: slide, sign: 'dialog[aria-label=Menu][open]' }, open);
    expect(comes.lengths).toEqual([300]);
    await panel.evaluate(async (each) => Promise.all(each.getAnimations().map(({ finished }) => finished)));
    const box = await panel.boundingBox();
    expect(box && box.x + box.width).toBe(PHONE.width);
    for (const target of await menu.locator('a, button:not([aria-hidden])').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(40);

    const close = () => menu.getByRole('button', { name: 'Close menu' }).tap();
    const goes = await motionOf(page, { of: slide, sign: 'dialog[data-leaving]' }, close);
    expect(goes.lengths).toEqual([300]);
    await menu.waitFor({ state: 'hidden' });
    await open();
    await menu.waitFor();
    await page.touchscreen.tap(10, 400);
    await menu.waitFor({ state: 'hidden' });
    await open();
    await menu.getByRole('link', { name: 'About' }).tap();
    await page.waitForURL('**/about');
  });

  it('NAV-3 names the page of every garden style, on direct load', async () => {
    const { page } = await arrive();
    for (const [path, name] of [
      ['/in-ground-layout-page', 'In Ground Garden'],
      ['/container-garden', 'Container Garden'],
      ['/indoor-garden', 'Indoor Garden'],
      ['/vertical-garden', 'Vertical Garden'],
      ['/hydroponic-garden', 'Hydroponic Garden'],
    ] as const) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction((title) => document.title === `${title} · Planted`, name);
      await page.getByRole('alertdialog').or(page.getByRole('grid')).first().waitFor();
    }
  });
});
