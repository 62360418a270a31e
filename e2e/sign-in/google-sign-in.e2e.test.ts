import { type MockAuthority, startMockAuthority } from '@planted/identity/testing';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../../tools/engines/ports.mjs';
import { DESKTOP, startChromium, visit } from '../src/browser';
import { createDataFolder, type DataFolder, type Product, startProduct } from '../src/product';

let authority: MockAuthority;
let data: DataFolder;
let product: Product;
let browser: Browser;
/** Another site than the authority's, whose address is a number: only then a browser keeps cookies from strangers. */
let origin: string;

beforeAll(async () => {
  [authority, data, browser] = await Promise.all([startMockAuthority(), createDataFolder(), startChromium()]);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  product = await startProduct(data, { ...authority.environment, PORT: String(port), PUBLIC_ORIGIN: origin });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await authority?.stop();
  await data?.remove();
});

/** Google's own button never comes: its script is not reached from here. */
async function arrive(): Promise<Page> {
  const { page } = await visit(browser, product.url, DESKTOP);
  await page.route('https://accounts.google.com/**', (route) => route.abort());
  return page;
}

async function leaveForGoogle(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: "Continue on Google's page" }).click();
  await page.waitForURL(`${authority.issuer}/**`);
}

describe('signing in on Google’s own page', () => {
  it('AUTH-3 leads there and back to the page that was open, signed in', async () => {
    const page = await arrive();
    await page.goto('/plant-finder');
    await leaveForGoogle(page);
    await page.getByLabel('Name').fill('Rosalind');
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL(`${origin}/plant-finder`);
    await page.getByAltText('Signed in as Rosalind').first().waitFor();
    const [session] = await page.context().cookies(origin);
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await page.context().close();
  });

  it('AUTH-2 that fails is shown in the overlay, once', async () => {
    const page = await arrive();
    await page.goto('/about');
    await leaveForGoogle(page);
    await page.getByRole('button', { name: 'Deny' }).click();
    await page.waitForURL(`${origin}/about`);
    const overlay = page.getByRole('dialog', { name: 'Welcome!' });
    await overlay.getByText('Google login failed, please try again or sign in another way').waitFor();
    await overlay.getByRole('button', { name: 'Continue as a guest' }).click();
    await overlay.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText('Our mission').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });
});
