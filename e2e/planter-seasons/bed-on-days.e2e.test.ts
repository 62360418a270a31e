import type { Locator, Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { boxAtRest } from '../src/box-at-rest';
import { DESKTOP, type Watched } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { fingerOf } from '../src/finger';
import { HeldCalls } from '../src/held-calls';
import { oneVisitor } from '../src/one-visitor';
import { until } from '../src/product';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

const NOW = new Date();
const NOVEMBER_20 = new Date(NOW.getFullYear(), 10, 20, 12);
/** The day on which these gardeners look: the last November 20, as on January 1 nothing is before today in its season. */
const TODAY = NOVEMBER_20 < NOW ? NOVEMBER_20 : new Date(NOW.getFullYear() - 1, 10, 20, 12);
const DAY = `${TODAY.getFullYear()}-11-20`;

/** A gardener of Madison with asparagus since today, and snap peas to come in a square of their own. */
async function plants({ context, page }: Watched, name: string): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  const bed = await signInWithBed(context, name);
  const asparagus = placing('asparagus', 0, 0);
  await bed.change(...[asparagus, placing('pea-snap', 1, 0, { after: null })], {
    type: 'do-step',
    id: asparagus.id,
    step: 'plant-out',
    day: DAY,
  });
}

const valueOf = async (page: Page): Promise<string> =>
  (await page.getByRole('slider', { name: 'Day' }).getAttribute('aria-valuetext')) ?? '';

/** 'YYYY-MM-DD' of a Wednesday in the next September, whose words are the longest. */
function longestDay(): string {
  const day = new Date(Date.UTC(TODAY.getFullYear() + 1, 8, 20));
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/** Collects on the page which shifts of its layout move the bed: each with its value. */
function watchTheBed(): void {
  Reflect.set(globalThis, 'bedShifts', []);
  new PerformanceObserver((list) => {
    const bed = document.querySelector('[role=grid]');
    for (const entry of list.getEntries()) {
      const sources: { readonly node?: Node | null }[] = Reflect.get(entry, 'sources');
      const moves = sources.some(({ node }) => bed && node && (node.contains(bed) || bed.contains(node)));
      if (moves) Reflect.get(globalThis, 'bedShifts').push(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

describe('the days of a bed on a desktop', () => {
  const gardener = oneVisitor(DESKTOP, (visitor) => plants(visitor, 'Dayo of the days'));

  it('SEA-9 are gone through by the keyboard in the manager, and its ghosts are read', async () => {
    const page = gardener.page();
    await page.goto('/garden-manager');
    await page.getByRole('slider', { name: 'Day' }).focus();
    expect(await valueOf(page)).toMatch(/^[A-Z][a-z]+, [A-Z][a-z]+ \d+, today\. 1 plant stands\.$/);
    await page.keyboard.press('Home');
    expect(await valueOf(page)).toMatch(/November 20, today\. 1 plant stands\.$/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Control+ArrowRight');
    await page.getByText(/, as planned$/).waitFor();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await page.getByRole('img', { name: 'Asparagus', exact: true }).waitFor();
  });

  it('SEA-9 are looked at in the planter, and what is there today is worked on', async () => {
    const page = gardener.page();
    await page.getByRole('link', { name: /^Change Plants/ }).click();
    await page.getByRole('grid', { name: /^Kitchen Bed/ }).waitFor();
    await page.getByRole('slider', { name: 'Day' }).focus();
    await page.keyboard.press('Control+ArrowRight');
    await page.getByRole('grid', { name: /^Kitchen Bed/ }).waitFor({ state: 'detached' });
    expect(await valueOf(page)).toMatch(/, as planned\. \d plants? stands?\.$/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await page.getByRole('grid', { name: /^Kitchen Bed/ }).waitFor();
  });
});

describe('the days of a bed on a phone', () => {
  const gardener = oneVisitor({ width: 360, height: 780, touch: true }, (visitor) =>
    plants(visitor, 'Dayo of the phone'),
  );

  it('SEA-9 follow a finger, and nothing reaches out of the page', async () => {
    const page = gardener.page();
    await page.goto('/garden-manager');
    const slider = page.getByRole('slider', { name: 'Day' });
    await slider.scrollIntoViewIfNeeded();
    const before = await valueOf(page);
    const box = await boxAtRest(slider);
    expect(box.height).toBeGreaterThanOrEqual(44);
    const y = box.y + box.height / 2;
    const at = (share: number) => ({ x: box.x + box.width * share, y });
    await (await fingerOf(page)).drag(at(0.5), at(0.3));
    await until('the slider followed', async () => (await valueOf(page)) !== before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('the bed below its days', () => {
  const { arrive } = browserSuite();

  it.each([360, 768, 1440])(
    'SEA-9 stays where it is while they come, and on each of them, at %i px',
    async (width) => {
      const visitor = await arrive({ width, height: 900, touch: width < 1000 });
      const { page } = visitor;
      await plants(visitor, `Dayo of ${width} px`);
      await page.addInitScript(watchTheBed);
      const season = await HeldCalls.of(page, /fetchSeason\b/, Number.POSITIVE_INFINITY);
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Change Plants: Kitchen Bed' }).click();
      const bed = page.getByRole('grid', { name: /^Kitchen Bed/ });
      await bed.waitFor();
      await until('the days were asked for', async () => season.count > 0);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const heightAbove = () => bed.evaluate((grid) => grid.getBoundingClientRect().top + globalThis.scrollY);
      const before = await heightAbove();
      await page.evaluate(() => Reflect.set(globalThis, 'bedShifts', []));
      await season.release();
      const slider = page.getByRole('slider', { name: 'Day' });
      await slider.waitFor();
      expect(await heightAbove()).toBe(before);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'bedShifts'))).toEqual([]);
      const group = page.getByRole('group', { name: 'Day of the season' });
      const high = (await group.boundingBox())?.height;
      await page.getByRole('button', { name: 'Pick a day' }).click();
      await page.getByRole('dialog').getByLabel('Day').fill(longestDay());
      await page.keyboard.press('Enter');
      await group.getByText(/^Wednesday, September \d+, \d+$/).waitFor();
      expect((await group.boundingBox())?.height).toBe(high);
    },
  );
});

describe('what is written on the tiles of a bed', () => {
  const KINDS = [
    'strawberry-june',
    'bean-bush',
    'cucumber',
    'radish',
    'marigold-french',
    'pea-snap',
    'kale-curly',
  ];

  /** Seven squares wide: 50 px a square where the plan has 350 px, 71 px where it has 500. */
  const gardener = oneVisitor(DESKTOP, async ({ page, context }) => {
    const bed = await signInWithBed(context, 'Dayo of the tiles', { columns: 7, rows: 3, place: null });
    const standing = KINDS.map((plantId, x) => placing(plantId, x, 0));
    const coming = standing.map(({ id, plantId, x }) =>
      x % 3 === 2 ? placing(plantId, x, 1, { after: null }) : placing(plantId, x, 0, { after: id }),
    );
    const tomato = placing('tomato-cherry', 0, 1, { width: 2, height: 2 });
    await bed.change(...standing, ...coming, tomato);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Change Plants: Kitchen Bed' }).click();
  });

  /** The words of all tiles in sight, and whether they are within the edges of theirs. */
  const writtenIn = (bed: Locator) =>
    bed.locator('text').evaluateAll((texts) =>
      texts.map((text) => {
        const edge = text.parentElement?.querySelector('rect')?.getBoundingClientRect();
        const { left, right } = text.getBoundingClientRect();
        const isInside = edge !== undefined && left >= edge.left && right <= edge.right;
        return { words: text.textContent, isInside };
      }),
    );

  it.each([1440, 1000])('SEA-9 does not reach out of them at %i px', async (width) => {
    const page = gardener.page();
    await page.setViewportSize({ width, height: 900 });
    const bed = page.getByRole('grid', { name: /^Kitchen Bed/ });
    await bed.locator('[data-coming]').first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // The bed is as wide as its window lets it; its words follow.
    await boxAtRest(bed);
    let written = await writtenIn(bed);
    await until('no word reaches out of its tile', async () => {
      written = await writtenIn(bed);
      return written.every(({ isInside }) => isInside);
    });
    const words = written.map((one) => one.words);
    // A name on a tile begins with a capital, a tag does not; which tags have room depends on their order.
    expect(words).toEqual(
      expect.arrayContaining(['Kale', 'Cherry Tomato', expect.stringMatching(/^(then )?[a-z]+s\b/)]),
    );
    if (width < 1200) expect(words).not.toContain('Strawberry');
  });
});
