import { randomUUID } from 'node:crypto';
import type { GardenRow, LayoutChangeRequest } from '@planted/contracts';
import { addDays, localDayOf } from '@planted/garden-domain';
import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, type Watched } from '../src/browser';
import { fingerOf } from '../src/finger';
import { post } from '../src/kitchen-bed';
import { oneVisitor } from '../src/one-visitor';
import { until } from '../src/product';

const MADISON = { name: 'Madison', region: 'Wisconsin', latitude: 43.1, longitude: -89.4, elevation: 263 };

/** The day on which everything is recorded, and three weeks later, on which the gardener looks. */
const RECORDED = localDayOf(new Date());
const TODAY = new Date(`${addDays(RECORDED, 21)}T12:00:00`);
const ago = (days: number): string => addDays(RECORDED, -days);
const words = (day: string): string => {
  const year = TODAY.getFullYear() === Number(day.slice(0, 4)) ? {} : { year: 'numeric' as const };
  return new Date(`${day}T12:00:00`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', ...year });
};

/** Asparagus since ten days ago, and radishes from eight to three days ago: all of it written down on one day. */
async function writesLate({ context, page }: Watched, name: string): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await post(context, '/api/demo/sign-in', { name });
  const choice = { place: { ...MADISON, town: null }, ownDates: null };
  await post(context, '/api/gardens/choosePlace', { expectedVersion: 0, choice });
  const saved = await post<{ data: GardenRow[] }>(context, '/api/gardens/save', {
    ...{ name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '5b', sunlight: 'Full Sun' },
    ...{ maintenance: 'Low', matrix: '1,1,1\n1,1,1' },
  });
  const [asparagus, radishes] = [randomUUID(), randomUUID()];
  const size = { width: 1, height: 1 };
  const gardenId = saved.data[0]?.id;
  const acts: LayoutChangeRequest[][] = [
    [
      { type: 'place', id: asparagus, plantId: 'asparagus', x: 0, y: 0, ...size },
      { type: 'place', id: radishes, plantId: 'radish', x: 1, y: 0, ...size },
      { type: 'do-step', id: asparagus, step: 'plant-out', day: ago(10) },
      { type: 'do-step', id: radishes, step: 'sow', day: ago(8) },
    ],
    [{ type: 'end', id: radishes, how: 'harvested', day: ago(3) }],
  ];
  for (const [at, changes] of acts.entries())
    await post(context, '/api/gardens/changeLayout', { gardenId, expectedVersion: at + 1, changes });
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Day' });
const valueOf = async (page: Page): Promise<string> =>
  (await slider(page).getAttribute('aria-valuetext')) ?? '';
const valueIs = (page: Page, day: string, rest: string) =>
  until(`it is ${day}: ${rest}`, async () => (await valueOf(page)).endsWith(`, ${words(day)}, ${rest}`));

describe('the past of a bed on a desktop', () => {
  const gardener = oneVisitor(DESKTOP, (visitor) => writesLate(visitor, 'Paula of the past'));

  it('TIM-1 is asked for when it is looked at, and gone through by the keyboard, change by change', async () => {
    const page = gardener.page();
    let asked = 0;
    page.on('request', (request) => (asked += request.url().includes('/fetchPast') ? 1 : 0));
    await page.goto('/garden-manager');
    await slider(page).waitFor();
    await page.getByRole('img', { name: 'Asparagus' }).first().waitFor();
    expect(asked).toBe(0);
    await slider(page).focus();
    await until('the past was asked for', async () => asked > 0);
    await page.keyboard.press('Control+ArrowLeft');
    await valueIs(page, ago(3), 'as known today. 1 plant stands.');
    await page.keyboard.press('Control+ArrowLeft');
    await valueIs(page, ago(8), 'as known today. 2 plants stand.');
    await page.getByRole('img', { name: /^Radish/ }).waitFor();
    await page.keyboard.press('Control+ArrowLeft');
    await valueIs(page, ago(10), 'as known today. 1 plant stands.');
    await page.getByRole('img', { name: /^Radish, from/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('TIM-1 has no day before the garden, by keys, buttons and calendar', async () => {
    const page = gardener.page();
    for (const key of ['ArrowLeft', 'PageUp', 'Home']) await page.keyboard.press(key);
    await valueIs(page, ago(10), 'as known today. 1 plant stands.');
    expect(await page.getByRole('button', { name: 'Previous day' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await page.getByRole('button', { name: 'Pick a day' }).click();
    await page.getByRole('dialog').getByLabel('Day').fill(ago(11));
    await page.keyboard.press('Enter');
    await page.getByText(`The garden begins on ${words(ago(10))}. Pick a day from ${ago(10)} to`).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('TIM-1 is shown as it was known then, and says the difference', async () => {
    const page = gardener.page();
    await page.getByText(`What stood on ${words(ago(10))}, with the `).waitFor();
    await page.getByRole('radio', { name: 'As known today' }).focus();
    await page.keyboard.press('ArrowRight');
    const first = `this garden was saved first on ${words(RECORDED)}.`;
    await page.getByText(`On ${words(ago(10))} nothing was recorded yet: ${first}`).waitFor();
    await valueIs(page, ago(10), 'as we knew it then. 0 plants stand.');
    expect(await accessibilityProblems(page)).toEqual([]);
    await slider(page).focus();
    await page.keyboard.press('Control+ArrowRight');
    await valueIs(page, RECORDED, 'as we knew it then. 1 plant stands.');
    await page.getByText(`As recorded by ${words(RECORDED)}. No correction came later.`).waitFor();
    await page.getByText('As known today', { exact: true }).click();
  });
});

describe('a season that is played', () => {
  const gardener = oneVisitor({ ...DESKTOP, motion: 'no-preference' }, (visitor) =>
    writesLate(visitor, 'Paula of the play'),
  );

  it('TIM-1 goes from the first day of the garden to the end of the season, and stops there', async () => {
    const page = gardener.page();
    await page.goto('/garden-manager');
    await slider(page).focus();
    await page.keyboard.press('Home');
    await valueIs(page, ago(10), 'as known today. 1 plant stands.');
    const last = await slider(page).getAttribute('max');
    await page.getByRole('button', { name: 'Play the season' }).click();
    await until('the season was played', async () => (await slider(page).inputValue()) === last);
    await page.getByRole('button', { name: 'Play the season' }).waitFor();
    await page.getByRole('button', { name: 'Previous day' }).click();
    expect(await slider(page).inputValue()).toBe(String(Number(last) - 1));
  });
});

describe('the past of a bed on a phone', () => {
  const gardener = oneVisitor({ width: 360, height: 780, touch: true }, (visitor) =>
    writesLate(visitor, 'Paula of the phone'),
  );

  it('TIM-1 follows a finger in the planter, where today is worked on, and is not played where motion is unwanted', async () => {
    const page = gardener.page();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Change Plants: Kitchen Bed' }).click();
    await page.getByRole('grid', { name: /^Kitchen Bed/ }).waitFor();
    await slider(page).scrollIntoViewIfNeeded();
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('the slider has no place');
    const y = box.y + box.height / 2;
    const today = Number(await slider(page).getAttribute('value'));
    const [min, max] = await Promise.all(
      ['min', 'max'].map(async (end) => Number(await slider(page).getAttribute(end))),
    );
    const share = (today - (min ?? 0)) / ((max ?? 0) - (min ?? 0));
    const at = (x: number) => ({ x: box.x + 13 + (box.width - 26) * x, y });
    await (await fingerOf(page)).drag(at(share), at(0));
    await until('the slider is in the past', async () => (await valueOf(page)).includes('as known today'));
    await page.getByRole('grid', { name: /^Kitchen Bed/ }).waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'As we knew it then' }).waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: 'Play the season' }).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await page.getByRole('grid', { name: /^Kitchen Bed/ }).waitFor();
  });
});
