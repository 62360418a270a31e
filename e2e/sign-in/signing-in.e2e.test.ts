import type { Page } from 'playwright-core';
import { accessibilityProblemsInBothThemes } from '../src/accessibility';
import { PHONE } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { turnTo } from '../src/tabs';

const { arrive } = browserSuite();

async function signIn(page: Page, name: string): Promise<void> {
  const overlay = page.getByRole('dialog');
  await overlay.getByLabel('Your name (optional)').fill(name);
  await page.keyboard.press('Enter');
  await overlay.waitFor({ state: 'hidden' });
}

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
    await ribbon.getByRole('button', { name: 'Log Out', exact: true }).waitFor();
    await ribbon.getByAltText('Signed in as Rosalinde').first().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).waitFor();
    await page.locator('header button').first().waitFor();
    await page.getByRole('main').locator('header').getByRole('button').click();
    await page.waitForFunction(
      () => Math.abs(document.querySelector('[data-view]')?.getBoundingClientRect().top ?? 99) < 2,
    );
  });

  it("AUTH-1 shows 'Login Failed' where the provider's button does not come, and why where the server refuses", async () => {
    const { page, faults } = await arrive();
    await page.route('/api/client-config', (route) =>
      route.fulfill({
        json: { googleClientId: 'client-1', googleRedirect: null, demo: true, contactEmail: null },
      }),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Growing Today' }).click();
    // The content security policy of an installation without Google lets its script not in.
    await page.getByText('Login Failed', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Try Google Again' }).waitFor();
    await page.route('/api/demo/sign-in', (route) => route.abort());
    await page.getByRole('button', { name: 'Continue as Demo Gardener' }).click();
    await page.getByText('Sign-in failed. Please try again or continue as a guest.').waitFor();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    faults.length = 0;
  });

  it('AUTH-1 that cannot be fetched shows an alert, and opens when it can', async () => {
    const { page, faults } = await arrive();
    await page.route('**/assets/sign-in-overlay-*.js', (route) => route.abort());
    await page.goto('/');
    const start = page.getByRole('button', { name: 'Start Growing Today' });
    await start.click();
    await page.getByText("We couldn't open sign-in").waitFor();
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
    await turnTo(first);
    await first.getByRole('button', { name: 'Start Growing Today' }).click();
    await signIn(first, 'Maya');
    await second.getByRole('button', { name: 'Log Out', exact: true }).waitFor();
    await first.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await first.getByRole('heading', { name: /Maya/ }).waitFor();

    await turnTo(second);
    await second.getByRole('button', { name: 'Log Out', exact: true }).click();
    await second.getByRole('button', { name: 'Sign In' }).first().waitFor();
    await first.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor();
    await first.getByText('Maya').first().waitFor({ state: 'detached' });
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

  it('LAND-1 LAND-2 NAV-3 AUTH-1 ABT-1 ABT-2 on any screen or overlay of the shell', async () => {
    const { page } = await arrive();
    const found: string[] = [];
    for (const [what, path, open] of screens) {
      if (path !== null) await page.goto(path);
      await open(page);
      found.push(...(await accessibilityProblemsInBothThemes(page)).map((problem) => `${what}, ${problem}`));
    }
    expect(found).toEqual([]);
  });

  it("NAV-2 ARCH-1 on the phone's menu, and where a page could not open", async () => {
    const { page, faults } = await arrive(PHONE);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    await page.route('/remotes.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/plant-finder');
    await page.locator('[data-remote-error]').waitFor();
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    faults.length = 0;
  });
});
