import { randomUUID } from 'node:crypto';
import type { GardenRow, LayoutChangeRequest, StandingPlanting } from '@planted/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { DESKTOP, PHONE } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { mouseOf } from '../src/finger';
import { plantCell, post, signInWithKitchenBed } from '../src/kitchen-bed';
import { PlanterScreen } from '../src/planter';

const CARROT = plantCell('carrot', 'Carrot');

interface Served {
  readonly version: number;
  readonly plants: readonly StandingPlanting[];
}

async function read<Answer>(context: BrowserContext, path: string): Promise<Answer> {
  const { data }: { data: Answer } = await (await context.request.get(path)).json();
  return data;
}

describe('EDT-4 a gardener whose garden is open on three screens', () => {
  const suite = browserSuite();

  it('EDT-4 sees in planter, dashboard and garden manager, without a reload, what another device or one of them changed of the layout', async () => {
    const first = await suite.arrive(DESKTOP);
    await signInWithKitchenBed(first.context, 'Ada of three screens', [CARROT, CARROT]);
    const [garden] = await read<GardenRow[]>(first.context, '/api/gardens/fetchGardens');
    const gardenId = garden?.id ?? '';
    const arrive = async (path: string, screen = DESKTOP): Promise<Page> => {
      const { page, context } = await suite.arrive(screen);
      await context.addCookies(await first.context.cookies());
      await page.goto(path);
      return page;
    };
    const planter = new PlanterScreen(first.page, mouseOf(first.page));
    await first.page.goto(`/garden-summary?garden=${gardenId}`);
    const dashboard = await arrive('/dashboard');
    const manager = await arrive('/garden-manager', PHONE);

    const shows = {
      planter: (count: number) =>
        first.page.getByRole('heading', { name: `Placed ${count} of ${count}` }).waitFor(),
      dashboard: (count: number) => dashboard.getByText(`6 square feet, ${count} plant`).waitFor(),
      manager: (count: number) => manager.getByText(`6 square feet, ${count} plant`).waitFor(),
    };
    type Screen = keyof typeof shows;
    async function all(
      act: () => Promise<unknown>,
      count: number,
      screens: readonly Screen[],
    ): Promise<void> {
      await act();
      await Promise.all(screens.map((screen) => shows[screen](count)));
    }
    const EVERY = ['planter', 'dashboard', 'manager'] as const;
    await Promise.all(EVERY.map((screen) => shows[screen](2)));
    /** From a device that shows nothing. */
    const change = async (...changes: LayoutChangeRequest[]) => {
      const { version } = await read<Served>(first.context, `/api/gardens/fetchLayout?gardenId=${gardenId}`);
      await post(first.context, '/api/gardens/changeLayout', { gardenId, expectedVersion: version, changes });
    };
    const [radish, bean] = [randomUUID(), randomUUID()];
    const size = { width: 1, height: 1 };
    await all(() => change({ type: 'place', id: radish, plantId: 'radish', x: 2, y: 1, ...size }), 3, EVERY);
    await all(() => change({ type: 'place', id: bean, plantId: 'bean-bush', x: 0, y: 1, ...size }), 4, EVERY);
    const day = new Date().toISOString().slice(0, 10);
    await all(() => change({ type: 'end', id: bean, how: 'mistake', cause: null, day }), 3, EVERY);

    await all(
      async () => {
        await planter.grid('Kitchen Bed').focus();
        await first.page.keyboard.press('Control+Home');
        await first.page.keyboard.press('Delete');
        await planter.save();
        await first.page.getByText('Everything is saved.').waitFor();
      },
      2,
      ['dashboard', 'manager'],
    );
  });
});
