import type { Page } from 'playwright-core';
import { accessibilityProblems, accessibilityProblemsInBothThemes } from '../src/accessibility';
import { DESKTOP, PHONE } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { plantCell, signInWithKitchenBed } from '../src/kitchen-bed';

const search = (page: Page) => page.getByRole('combobox', { name: 'Town, ZIP code or coordinates' });
const activeOption = (page: Page) => page.getByRole('option', { selected: true });
const toast = (page: Page, words: string) => page.getByRole('region', { name: 'Alerts' }).getByText(words);

/** Types a town and goes down the list to it, by keys alone. */
async function chooseByKeys(page: Page, town: string, region: string): Promise<void> {
  await search(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(town);
  await page.getByRole('option', { name: new RegExp(`^${town}, ${region}`) }).waitFor();
  while (!(await activeOption(page).innerText()).startsWith(`${town}, ${region}`))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Frost in ${town}` }).waitFor();
}

/** The cells of a row, once the records of the place have come. */
async function rowOf(page: Page, name: string): Promise<string[]> {
  const row = page
    .getByRole('table', { name: 'Odds of frost, as years' })
    .getByRole('row', { name: new RegExp(`^${name}`) });
  await row.waitFor();
  return row.locator('th, td').allInnerTexts();
}

describe('place and frost', () => {
  const suite = browserSuite();

  it('SEA-1 is found by keys, told as odds, kept on the device, and goes over to the account', async () => {
    const { page, context } = await suite.arrive(DESKTOP);
    await page.goto('/place');
    await search(page).waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await chooseByKeys(page, 'Madison', 'Wisconsin');
    // What was asked for are the lists, and parts of the page, which are the same for everyone.
    expect(
      sent.filter((each) => !/^GET \/(assets\/[\w-]+\.(json|js|css)|remotes\.json)$/.test(each)),
    ).toEqual([]);
    expect(await rowOf(page, 'Frost after')).toEqual(['Frost after', 'April 12', 'April 26', 'May 10']);
    expect(await rowOf(page, 'Frost before')).toEqual([
      'Frost before',
      'October 24',
      'October 10',
      'September 27',
    ]);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.keyboard.press('Enter');
    await toast(page, 'Dates follow Madison, Wisconsin now.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Frost in Madison' }).waitFor();

    await signInWithKitchenBed(context, 'Petra', []);
    await page.reload();
    await page.getByRole('heading', { name: 'Frost in Madison' }).waitFor();
    await page.waitForFunction(() => localStorage.getItem('planted-place') === null);
    await page.reload();
    await page.getByRole('heading', { name: 'Frost in Madison' }).waitFor();

    await page.goto('/account');
    await page.getByRole('main').getByRole('link', { name: 'Place and Frost' }).click();
    await page.getByRole('heading', { name: 'Frost in Madison' }).waitFor();
  });

  it('SEA-1 own dates win, of all gardens or of one, and are undone', async () => {
    const { page, context } = await suite.arrive(PHONE);
    await signInWithKitchenBed(context, 'Odile', []);
    await page.goto('/place');
    await page.getByText('My own dates').click();
    await page.getByLabel('My last frost').fill('5/3');
    await page.getByLabel('My first frost').fill('Oct 4');
    await page.getByRole('button', { name: 'Use my dates' }).click();
    await toast(page, 'Dates follow your own frost dates now.').waitFor();
    expect((await rowOf(page, 'Frost after'))[2]).toBe('May 3');
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.goto('/garden-manager');
    await page.getByRole('link', { name: 'Place and Frost: Kitchen Bed' }).click();
    await page.getByRole('heading', { level: 1, name: 'Place of Kitchen Bed' }).waitFor();
    await page.getByRole('radio', { name: 'Same as my other gardens' }).waitFor();
    await chooseByKeys(page, 'Oslo', 'Norway');
    await page.getByRole('button', { name: 'Use this place' }).click();
    await toast(page, 'Dates of Kitchen Bed follow Oslo, Norway now.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Frost in Oslo' }).waitFor();
    await page.getByText('Same as my other gardens').click();
    await page.getByRole('button', { name: 'Use the same place' }).click();
    await toast(page, 'Dates of Kitchen Bed follow your other gardens now.').waitFor();
  });

  it('SEA-10 gives the dates of a bed their window and reason, once there is a place', async () => {
    const { page, context } = await suite.arrive(DESKTOP);
    await signInWithKitchenBed(context, 'Waltraud', [plantCell('carrot', 'Carrot')]);
    await page.goto('/garden-manager');
    const card = page.getByRole('region', { name: 'Set Planting Dates' });
    await card.getByText('Dates need a place, or your own frost dates.').waitFor();
    await card.getByRole('link', { name: 'Choose a place' }).click();
    await chooseByKeys(page, 'Madison', 'Wisconsin');
    await page.getByRole('button', { name: 'Use this place' }).click();
    await toast(page, 'Dates of Kitchen Bed follow Madison, Wisconsin now.').waitFor();
    await page.goto('/garden-manager');
    const use = card.getByRole('button', { name: /^Use .* for Carrot$/ });
    await use.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await use.click();
    expect(await card.getByLabel('Planting date of Carrot').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await card.getByRole('button', { name: 'Save Planting Dates' }).click();
    await toast(page, 'Garden Complete!').waitFor();
  });

  it('SEA-2 says what it says without frost, and axe finds nothing, in light and in dark', async () => {
    const { page } = await suite.arrive({ width: 360, height: 800, touch: true });
    await page.goto('/place');
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    await chooseByKeys(page, 'Honolulu', 'Hawaii');
    await page.getByText('No frost here. Dates follow temperature.').waitFor();
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('link', { name: 'Sources and licenses' }).click();
    await page.getByRole('heading', { level: 1, name: 'Where our data comes from' }).waitFor();
    expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
