import type { BrowserContext } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP } from '../src/browser';
import { oneVisitor } from '../src/one-visitor';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

const TODAY = new Date().toISOString().slice(0, 10);
const YEAR = Number(TODAY.slice(0, 4));

/** A gardener of Madison whose bed has asparagus and a bush bean since today. */
async function plants(context: BrowserContext, name: string): Promise<string> {
  const bed = await signInWithBed(context, name);
  const [asparagus, beans] = [placing('asparagus', 0, 0), placing('bean-bush', 1, 0)];
  await bed.change(
    ...[asparagus, beans],
    { type: 'do-step', id: asparagus.id, step: 'plant-out', day: TODAY },
    { type: 'do-step', id: beans.id, step: 'sow', day: TODAY },
  );
  return bed.gardenId;
}

describe('the next season on a desktop', () => {
  const gardener = oneVisitor(DESKTOP, ({ context }) => plants(context, 'Nella of the next season'));

  it('TIM-4 is planned beside this one, started by one act, and taken back', async () => {
    const page = gardener.page();
    await page.goto('/garden-manager');
    await page.getByRole('link', { name: /^Change Plants/ }).click();
    await page.getByRole('button', { name: 'Plan Next Season' }).click();
    await page.getByRole('heading', { name: 'Next season', level: 1 }).waitFor();
    const next = page.getByRole('region', { name: String(YEAR + 1) });
    await next.getByRole('img', { name: 'Asparagus, stays' }).waitFor();
    await next.getByRole('img', { name: 'Bush Bean, shifts' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: `Start season ${YEAR + 1}` }).click();
    await page.getByText(`Season ${YEAR + 1} planned`).waitFor();
    const stays = page.getByRole('region', { name: 'Stays' });
    await stays.getByText(`Already planned for ${YEAR + 1}.`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page
      .getByRole('region', { name: 'Shifts' })
      .getByText(/^Bush Bean to row/)
      .waitFor();
  });

  it('TIM-4 is printed on paper without what is pressed', async () => {
    const page = gardener.page();
    await page.emulateMedia({ media: 'print' });
    const [left, right] = await Promise.all(
      [YEAR, YEAR + 1].map((year) => page.getByRole('region', { name: String(year) }).boundingBox()),
    );
    expect(left?.y).toBe(right?.y);
    expect(await page.getByRole('button', { name: 'Print both' }).isVisible()).toBe(false);
    expect(await page.getByRole('banner').first().isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: /^Change / }).count()).toBe(0);
    await page.emulateMedia({ media: null });
  });
});

describe('the next season of another plan', () => {
  let gardenId = '';
  const gardener = oneVisitor(DESKTOP, async ({ context }) => {
    gardenId = await plants(context, 'Nella of the draft');
  });

  it('TIM-4 is planned in the draft alone, and compared with the garden', async () => {
    const page = gardener.page();
    await page.goto(`/garden-summary?garden=${gardenId}&whatif=`);
    await page.getByLabel('Name of the draft').fill('Two years');
    await page.getByRole('button', { name: 'New What-If' }).click();
    await page.getByText('Draft: Two years.').waitFor();
    await page.getByRole('button', { name: 'Plan Next Season' }).click();
    await page.getByText(/^Draft Two years, as it stands on .* Nothing in the garden changes\.$/).waitFor();
    await page.getByRole('button', { name: `Start season ${YEAR + 1}` }).click();
    await page.getByText(`Season ${YEAR + 1} planned`).waitFor();
    const stays = page.getByRole('region', { name: 'Stays' });
    await stays.getByText(`Already planned for ${YEAR + 1}.`).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Veggie Planter' }).click();
    await page.getByRole('link', { name: 'Compare with the garden' }).click();
    await page.getByRole('button', { name: /^Adopt \d+ Changes?$/ }).waitFor();
    await page.goto(`/garden-summary?garden=${gardenId}&next`);
    await page
      .getByRole('region', { name: 'Shifts' })
      .getByText(/^Bush Bean to row/)
      .waitFor();
  });
});

describe('the next season on a phone', () => {
  let gardenId = '';
  const gardener = oneVisitor({ width: 360, height: 780, touch: true }, async ({ context }) => {
    gardenId = await plants(context, 'Nella of the phone');
  });

  it('TIM-4 stands first, reaches nowhere out of the page, and follows the rule', async () => {
    const page = gardener.page();
    await page.goto(`/garden-summary?garden=${gardenId}&next`);
    const boxOf = (year: number) => page.getByRole('region', { name: String(year) }).boundingBox();
    await page.getByRole('img', { name: 'Bush Bean, shifts' }).waitFor();
    const [now, then] = [await boxOf(YEAR), await boxOf(YEAR + 1)];
    expect(then?.y).toBeLessThan(now?.y ?? 0);
    for (const rule of ['Go', 'Stay where they are', 'Shift']) {
      const box = await page.locator('label', { hasText: rule }).boundingBox();
      expect({ rule, right: (box?.x ?? 0) + (box?.width ?? 0) <= 360 - 10 }).toEqual({ rule, right: true });
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await page.getByText('Stay where they are').click();
    await page.getByText(/^Again where it stood\./).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
