import { type CalendarDay, dayIn } from '@planted/garden-domain';
import type { Page, Request } from 'playwright-core';
import { DESKTOP } from '../src/browser';
import { oneVisitor } from '../src/one-visitor';
import { until } from '../src/product';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

const BED = 'Kitchen Bed';
const DAY_MS = 86_400_000;

/** Where it is another day than in UTC: the evening before until ten, the morning after from then on. */
const timeZone = new Date().getUTCHours() < 10 ? 'Pacific/Honolulu' : 'Pacific/Kiritimati';

const memory = (page: Page, square: string) => page.getByRole('dialog', { name: square });
async function remember(page: Page, plant: RegExp): Promise<void> {
  await page.getByRole('group', { name: BED }).getByRole('img', { name: plant }).focus();
  await page.keyboard.press('Enter');
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Day' });
const valueIs = (page: Page, rest: string) =>
  until(
    `it is ${rest}`,
    async () => (await slider(page).getAttribute('aria-valuetext'))?.endsWith(rest) ?? false,
  );

describe('the past where it is another day than in UTC', () => {
  let drawnAt = '';
  let drawn: CalendarDay = '';
  const words = (month: 'long' | 'short', today: Date): string => {
    const isOtherYear = drawn.slice(0, 4) !== dayIn(timeZone, today.toISOString()).slice(0, 4);
    const date = new Date(`${drawn}T12:00:00Z`);
    const year = isOtherYear ? ({ year: 'numeric' } as const) : {};
    return date.toLocaleDateString('en-US', { timeZone: 'UTC', month, day: 'numeric', ...year });
  };

  /** A tomato without a date, and radishes sown on the day on which both were drawn. */
  const gardener = oneVisitor({ ...DESKTOP, timeZone }, async ({ context }) => {
    const bed = await signInWithBed(context, 'Zoe of the other day');
    const radish = placing('radish', 1, 0);
    await bed.change(placing('tomato-cherry', 0, 0), radish);
    const season = await (await context.request.get('/api/gardens/fetchSeason')).json();
    drawnAt = season.data.plantings[0].addedAt;
    drawn = dayIn(timeZone, drawnAt);
    await bed.change({ type: 'do-step', id: radish.id, step: 'sow', day: drawn });
  });

  it('TIM-2 says today’s day on the gardener’s clock in the memory of a square, and not that it was written later', async () => {
    const page = gardener.page();
    const zones = new Map<string, string | undefined>();
    page.on('request', (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) zones.set(pathname, request.headers()['time-zone']);
    });
    await page.goto('/garden-manager');
    await remember(page, /^Cherry Tomato/);
    const begin = words('short', new Date());
    await memory(page, 'Row 1, column 1')
      .getByText(`Since ${begin}, from the day it was drawn`, { exact: true })
      .waitFor();
    await page.keyboard.press('Escape');
    await remember(page, /^Radish/);
    await memory(page, 'Row 1, column 2').getByText(`Since ${begin}`, { exact: true }).waitFor();
    expect(
      await memory(page, 'Row 1, column 2')
        .getByText(/^You wrote on/)
        .count(),
    ).toBe(0);
    expect(zones.get('/api/gardens/fetchPast')).toBe(timeZone);
    zones.delete('/api/gardens/fetchPast');
    expect([...new Set(zones.values())]).toEqual([undefined]);
  });

  it('TIM-1 knew both plants then from that day on, on which the garden begins', async () => {
    const page = gardener.page();
    const later = new Date(Date.parse(drawnAt) + 2 * DAY_MS);
    await page.clock.setFixedTime(later);
    await page.reload();
    const day = words('long', later);
    await slider(page).focus();
    await page.keyboard.press('Home');
    await valueIs(page, `, ${day}, as known today. 1 plant stands.`);
    const back = page.getByRole('button', { name: 'Previous day' });
    expect(await back.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('radio', { name: 'As known today' }).focus();
    await page.keyboard.press('ArrowRight');
    await valueIs(page, `, ${day}, as we knew it then. 2 plants stand.`);
    await page.getByText(`As recorded by ${day}. No correction came later.`).waitFor();
  });
});
