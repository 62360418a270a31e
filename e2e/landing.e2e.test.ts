import type { Browser, Page } from 'playwright-core';
import { accessibilityProblems } from './src/accessibility';
import { DESKTOP, PHONE, type Screen, startChromium, visit, type Watched } from './src/browser';
import { createDataFolder, type DataFolder, type Product, startProduct } from './src/product';

let data: DataFolder;
let product: Product;
let browser: Browser;
let visitors: Watched[] = [];

beforeAll(async () => {
  data = await createDataFolder();
  product = await startProduct(data, { CONTACT_EMAIL: 'hello@planted.example' });
  browser = await startChromium();
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await data.remove();
});
afterEach(async () => {
  const faults = visitors.flatMap((visitor) => visitor.faults);
  await Promise.all(visitors.map(({ context }) => context.close()));
  visitors = [];
  expect(faults).toEqual([]);
});

async function arrive(screen: Screen = DESKTOP): Promise<Watched> {
  const visitor = await visit(browser, product.url, screen);
  visitors.push(visitor);
  return visitor;
}

async function signIn(page: Page, name: string): Promise<void> {
  const overlay = page.getByRole('dialog');
  await overlay.getByLabel('Your name (optional)').fill(name);
  await page.keyboard.press('Enter');
  await overlay.waitFor({ state: 'hidden' });
}

/** Lengths of the animations and transitions that run on what the selector names, in ms. */
const running = (page: Page, selector: string): Promise<unknown[]> =>
  page.evaluate(
    (wanted) =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches(wanted))
        .map(({ effect }) => effect?.getTiming().duration),
    selector,
  );

describe('the landing page', () => {
  it('LAND-2 LAND-3 slides to the six styles and back in 500 ms, and leads by two screens to a designer', async () => {
    const { page } = await arrive();
    await page.goto('/');
    await page.getByRole('link', { name: 'Choose a garden style' }).click();
    await page.locator('[data-view=options][data-motion=out]').waitFor();
    expect(await running(page, '[data-view]')).toEqual([500, 500]);
    const halfway = await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 100;
      }
      return ['options', 'styles'].map(
        (view) => document.querySelector(`[data-view=${view}]`)?.getBoundingClientRect().left ?? 0,
      );
    });
    expect(halfway[0]).toBeLessThan(0);
    expect(halfway[1]).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESKTOP.width);
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
    await intro.getByRole('link', { name: 'Start drawing' }).click();
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
    expect(await running(page, '[data-testid=hero-background]')).toEqual([1000]);
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
    const { page } = await arrive();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('region', { name: 'Planted in numbers' }).scrollIntoViewIfNeeded();
    expect(await page.getByTestId('hero-background').getAttribute('style')).toBeNull();
    await page.getByRole('link', { name: 'Choose a garden style' }).click();
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
    await page.getByRole('button', { name: 'Open menu' }).tap();
    expect(await running(page, 'dialog[aria-label=Menu] > div')).toEqual([300]);
    await panel.evaluate(async (each) => Promise.all(each.getAnimations().map(({ finished }) => finished)));
    const box = await panel.boundingBox();
    expect(box && box.x + box.width).toBe(PHONE.width);
    for (const target of await menu.locator('a, button:not([aria-hidden])').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(40);

    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await page.locator('dialog[data-leaving]').waitFor();
    expect(await running(page, 'dialog[aria-label=Menu] > div')).toEqual([300]);
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.touchscreen.tap(10, 400);
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
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

describe('signing in', () => {
  it('AUTH-1 LAND-5 LAND-8 opens from the hero, by keyboard alone, greets, and then leads down to the tools', async () => {
    const { page } = await arrive();
    await page.goto('/');
    const start = page.getByRole('button', { name: 'Start Growing Today' });
    await start.focus();
    await page.keyboard.press('Enter');
    const overlay = page.getByRole('dialog', { name: 'Join the Planted family!' });
    await overlay.getByText('Track progress, get insights, and join the gardening community.').waitFor();
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Start Growing Today');

    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('dialog', { name: 'Welcome!' }).waitFor();
    await page.getByRole('button', { name: 'Continue as a guest' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await start.click();
    await signIn(page, 'Rosalinde');
    const ribbon = page.getByRole('banner');
    await ribbon.getByRole('button', { name: 'Log Out' }).waitFor();
    await ribbon.getByAltText('Signed in as Rosalinde').first().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).waitFor();
    await page.locator('header button').first().waitFor();
    await page.getByRole('main').locator('header').getByRole('button').click();
    await page.waitForFunction(
      () => Math.abs(document.querySelector('[data-view]')?.getBoundingClientRect().top ?? 99) < 2,
    );
  });

  it("AUTH-1 says 'Login Failed' where the provider's button does not come, and why where the server refuses", async () => {
    const { page, faults } = await arrive();
    await page.route('/api/client-config', (route) =>
      route.fulfill({ json: { googleClientId: 'client-1', demo: true, contactEmail: null } }),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Growing Today' }).click();
    // The content security policy of an installation without Google lets its script not in.
    await page.getByText('Login Failed', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Try Google again' }).waitFor();
    await page.route('/api/demo/sign-in', (route) => route.abort());
    await page.getByRole('button', { name: 'Continue as demo gardener' }).click();
    await page.getByText('Sign-in failed, please try again or go on as a guest').waitFor();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    faults.length = 0;
  });

  it('AUTH-1 that cannot be fetched is told, and opens when it can', async () => {
    const { page, faults } = await arrive();
    await page.goto('/');
    await page.route('**/assets/sign-in-overlay-*.js', (route) => route.abort());
    const start = page.getByRole('button', { name: 'Start Growing Today' });
    await start.click();
    await page.getByText('Signing in could not open').waitFor();
    await page.unroute('**/assets/sign-in-overlay-*.js');
    await start.click();
    await page.getByRole('dialog', { name: 'Join the Planted family!' }).waitFor();
    faults.length = 0;
  });

  it('AUTH-4 AUTH-5 is followed by the other tab, and Back shows nothing of who has left', async () => {
    const { page: first, context } = await arrive();
    const second = await context.newPage();
    await first.goto('/');
    await second.goto('/garden-manager');
    await first.getByRole('button', { name: 'Start Growing Today' }).click();
    await signIn(first, 'Maya');
    await second.getByRole('button', { name: 'Log Out' }).waitFor();
    await first.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await first.getByRole('heading', { name: /Maya/ }).waitFor();

    await second.getByRole('button', { name: 'Log Out' }).click();
    await second.getByRole('button', { name: 'Sign In' }).first().waitFor();
    await first.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor();
    expect(await first.getByText('Maya').count()).toBe(0);
    await second.goBack();
    await second.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor();
    expect(await second.getByText('Maya').count()).toBe(0);
  });
});

describe('the about page', () => {
  it('ABT-1 ABT-2 takes a message, also when it does not arrive the first time', async () => {
    const { page, faults } = await arrive();
    await page.goto('/about');
    await page.getByRole('button', { name: 'Get in Touch' }).click();
    const form = page.getByRole('dialog', { name: 'Get in Touch' });
    const send = form.getByRole('button', { name: 'Send Message' });
    expect(await send.isDisabled()).toBe(true);
    await form.getByLabel('Email').fill('rosa at home');
    await form.getByLabel('Message').fill('Where is the okra?');
    await send.click();
    await form.getByText('Please enter a valid email address').waitFor();
    await form.getByLabel('Email').fill('rosa@example.org');
    await page.route('/api/contact/sendContactMessage', (route) => route.abort(), { times: 1 });
    await send.click();
    await form.getByText('Failed to create message').waitFor();
    expect(await form.getByLabel('Message').inputValue()).toBe('Where is the okra?');
    faults.length = 0;
    await send.click();
    await form.getByText('Message sent successfully!').waitFor();
    expect(await form.getByLabel('Message').inputValue()).toBe('');
    await form.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('link', { name: 'Start Gardening' }).click();
    await page.waitForURL('**/in-ground-layout-page');
  });
});

describe('axe finds nothing wrong, in light and in dark', () => {
  /** One after the other; without a path, what is opened on the screen before. */
  const screens: readonly (readonly [string, string | null, (page: Page) => Promise<unknown>])[] = [
    ['the landing page', '/', (page) => page.getByRole('link', { name: 'Get Started!' }).waitFor()],
    ['the sign-in overlay', null, (page) => openBy(page, 'Start Growing Today')],
    ['the six styles', '/?view=styles', (page) => page.getByText('Six ways to grow').waitFor()],
    ['an introduction', null, (page) => openBy(page, 'Indoor Garden')],
    ['the about page', '/about', (page) => page.getByText('Our mission').waitFor()],
    ['the contact form', null, (page) => openBy(page, 'Get in Touch')],
    ['an unknown page', '/no-such-bed', (page) => page.getByText('Nothing is planted here').waitFor()],
  ];

  async function openBy(page: Page, button: string): Promise<void> {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').waitFor();
  }

  async function problems(page: Page): Promise<string[]> {
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await accessibilityProblems(page)).map((problem) => `${colorScheme}: ${problem}`));
    }
    return found;
  }

  it('LAND-1 LAND-2 NAV-3 AUTH-1 ABT-1 ABT-2 on any screen or overlay of the shell', async () => {
    const { page } = await arrive();
    const found: string[] = [];
    for (const [what, path, open] of screens) {
      if (path !== null) await page.goto(path);
      await open(page);
      found.push(...(await problems(page)).map((problem) => `${what}, ${problem}`));
    }
    expect(found).toEqual([]);
  }, 60_000);

  it("NAV-2 ARCH-1 on the phone's menu, and where a page could not open", async () => {
    const { page, faults } = await arrive(PHONE);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await problems(page)).toEqual([]);
    await page.route('/remotes.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/plant-finder');
    await page.locator('[data-remote-error]').waitFor();
    expect(await problems(page)).toEqual([]);
    faults.length = 0;
  });
});
