import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { boxAtRest } from '../src/box-at-rest';
import { DESKTOP, type Watched } from '../src/browser';
import { fingerOf, type Hand, mouseOf } from '../src/finger';
import { oneVisitor } from '../src/one-visitor';
import { until } from '../src/product';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

const NOW = new Date();
/**
 * The day on which these gardeners look: May 21 whenever the tests run, as what is due differs by the day. It is the last one
 * that is past, since the service takes no day to come for done, and none of long ago. To the page, the beds are drawn on
 * that day: they were drawn later, which it takes for a clock that differs.
 */
const MAY_21 = new Date(NOW.getFullYear(), 4, 21, 12);
const TODAY = MAY_21 < NOW ? MAY_21 : new Date(NOW.getFullYear() - 1, 4, 21, 12);

/** A gardener of Madison whose bed has snap peas, and bush beans to come after them. */
async function plantsPeasThenBeans({ context, page }: Watched, name: string): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  const bed = await signInWithBed(context, name);
  const peas = placing('pea-snap', 0, 0);
  await bed.change(peas, placing('bean-bush', 0, 0, { after: peas.id }));
}

const PEAS_TO_COME = /^Snap Pea, (sow|plant out) /;
const BEANS_TO_COME = /^Bush Bean, (sow|plant out) /;
const FORTNIGHT = 14;

/**
 * Pulls the stake of the peas two weeks to the right, sees what would follow before it lets go there, and answers how the
 * peas were to be begun before.
 */
async function pullsPeas(page: Page, hand: Hand): Promise<string> {
  const grid = page.getByRole('grid');
  const stake = grid.getByRole('button', { name: PEAS_TO_COME });
  await stake.scrollIntoViewIfNeeded();
  const before = await sentenceOf(page, PEAS_TO_COME);
  const box = await boxAtRest(stake);
  const lane = await boxAtRest(stake.locator('xpath=ancestor::*[@data-lane]'));
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const end = { x: start.x + (FORTNIGHT * lane.width) / 365, y: start.y };
  await hand.drag(start, end);
  await grid.getByRole('button', { name: /^Snap Pea, .*moved by you from/ }).waitFor();
  return before;
}

const sentenceOf = async (page: Page, start: RegExp): Promise<string> =>
  (await page.getByRole('grid').getByRole('button', { name: start }).getAttribute('aria-label')) ?? '';

describe('the season on a desktop', () => {
  const gardener = oneVisitor(DESKTOP, (visitor) => plantsPeasThenBeans(visitor, 'Sena'));

  it('SEA-5 shows each planting in its row, says each step in a sentence, and has nothing for axe', async () => {
    const page = gardener.page();
    await page.goto('/season');
    await page.getByRole('grid', { name: /^Season \d{4}, 2 plantings$/ }).waitFor();
    await page.getByText(/^Madison, Wisconsin · half of all years have frost after/).waitFor();
    expect(await page.getByRole('rowheader', { name: /Bush Bean/ }).innerText()).toContain(
      'After the Snap Pea',
    );
    expect(await sentenceOf(page, PEAS_TO_COME)).toMatch(/[A-Z][a-z]+ \d+/);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('SEA-6 moves a step by the keyboard, says why, and what comes after it moves, too', async () => {
    const page = gardener.page();
    const before = await sentenceOf(page, BEANS_TO_COME);
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Snap Pea, (sow|plant out) / })
      .focus();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'The season with the keyboard' });
    await keys.getByText('move it by a week').waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Why / }).waitFor();
    for (let week = 0; week < 3; week += 1) await page.keyboard.press('Alt+Shift+ArrowRight');
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Snap Pea, .*moved by you from/ })
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await until('the beans follow', async () => (await sentenceOf(page, BEANS_TO_COME)) !== before);
    await page.reload();
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Snap Pea, .*moved by you from/ })
      .waitFor();
  });

  it('SEA-7 says that a step is done, and takes it back', async () => {
    const page = gardener.page();
    await page.getByRole('button', { name: 'Done today' }).click();
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Snap Pea, (sown|planted out) / })
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await until(
      'the peas are to be sown again',
      async () =>
        (await sentenceOf(page, /^Snap Pea, (sow|plant out|sown|planted out) /)).match(
          /, (sow|plant out) /,
        ) !== null,
    );
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('the season by hand', () => {
  const mouse = oneVisitor(DESKTOP, (visitor) => plantsPeasThenBeans(visitor, 'Sina'));
  const tablet = oneVisitor({ width: 1180, height: 820, touch: true }, (visitor) =>
    plantsPeasThenBeans(visitor, 'Sino'),
  );

  it.each([
    ['mouse', mouse.page, async (page: Page) => mouseOf(page)],
    ['finger', tablet.page, fingerOf],
  ])(
    'SEA-6 is dragged by %s: a step goes to another day, and what comes after it follows',
    async (_, pageOf, handOf) => {
      const page = pageOf();
      await page.goto('/season');
      await page.getByRole('grid').waitFor();
      const beans = await sentenceOf(page, BEANS_TO_COME);
      const before = await pullsPeas(page, await handOf(page));
      const [, was] = /^Snap Pea, [a-z ]+ ([A-Z]\w+ \d+)/.exec(before) ?? [];
      const moved = `moved by you from ${was}`;
      // What a page reads when it hears live of changes for the first time may not have the act yet.
      await until(moved, async () => (await sentenceOf(page, PEAS_TO_COME)).includes(moved));
      await page.getByRole('heading', { name: /^Why / }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await until('the beans follow', async () => (await sentenceOf(page, BEANS_TO_COME)) !== beans);
      expect(await page.evaluate(() => window.scrollX)).toBe(0);
      await page.reload();
      await page
        .getByRole('grid')
        .getByRole('button', { name: /^Snap Pea, .*moved by you from/ })
        .waitFor();
    },
  );

  it('SEA-6 shows the date and what would follow while it is dragged, and Escape puts it back', async () => {
    const page = mouse.page();
    const grid = page.getByRole('grid');
    const stake = grid.getByRole('button', { name: PEAS_TO_COME });
    const box = await boxAtRest(stake);
    const before = await sentenceOf(page, PEAS_TO_COME);
    await page.mouse.move(box.x + 17, box.y + 17);
    await page.mouse.down();
    await page.mouse.move(box.x + 137, box.y + 17, { steps: 6 });
    await until('the stake follows', async () => ((await stake.boundingBox())?.x ?? 0) > box.x + 110);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await until('the stake is back', async () => ((await stake.boundingBox())?.x ?? 0) === box.x);
    await page.mouse.up();
    expect(await sentenceOf(page, PEAS_TO_COME)).toBe(before);
  });
});

describe('the season on a phone', () => {
  const gardener = oneVisitor({ width: 360, height: 780, touch: true }, (visitor) =>
    plantsPeasThenBeans(visitor, 'Seno'),
  );

  it('SEA-5 lists what is due, opens a step in a sheet, and nothing reaches out of the page', async () => {
    const page = gardener.page();
    await page.goto('/season');
    await page.getByRole('heading', { name: 'Season', level: 1 }).waitFor();
    const step = page.getByRole('button', { name: /Snap Pea/ }).first();
    await step.waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await step.click();
    await page.getByRole('dialog', { name: 'Snap Pea' }).getByRole('heading', { name: /^Why / }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
