import { defineRemote } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import type { GardenDay } from '@planted/contracts';
import { addDays } from '@planted/garden-domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attachPlants } from '../gardens/planted-garden';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { serve } from '../testing/serve-gardens';
import GardenAnalytics from './garden-analytics';

const PATH = '/api/activities/fetchGardenAnalytics';
const quiet = { planted: 0, watered: 0, harvested: 0, growing: 0, health: null };
const yearWith = (last: Partial<GardenDay>): GardenDay[] =>
  Array.from({ length: 365 }, (_, at) => ({
    ...{ day: addDays('2026-05-31', at - 364), ...quiet },
    ...(at === 364 && last),
  }));
const open = (answer: unknown) => {
  const [garden] = attachPlants([gardenRowOf(1)], [gardenPlantOf(0)], '2026-05-31');
  const server = serve({ [PATH]: answer });
  const Component = () => (garden ? <GardenAnalytics garden={garden} onClose={jest.fn()} /> : null);
  renderRemote(defineRemote({ routes: [{ path: '/garden-manager', title: 'Manager', Component }] }), {
    at: '/garden-manager',
    user: { given_name: 'Maya' },
  });
  return server;
};
const answerOf = (days: GardenDay[]) => ({ data: { garden_id: gardenRowOf(1).id, days } });
const busy = answerOf(yearWith({ planted: 3, watered: 2, harvested: 1, growing: 3, health: 8 }));

describe('View Analytics', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('MAN-4 shows planted, watered, health and harvest as charts that say what they show', async () => {
    open(busy);
    expect(await screen.findByRole('img', { name: /^Planted: 3 plants, most in May 25/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Watered: 2 times/ })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Health: 80% now, between 80% and 80%' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Harvested: 1 time,/ })).toBeVisible();
  });

  it('MAN-4 shows the same as a table, in the steps of the period', async () => {
    open(busy);
    await userEvent.click(await screen.findByRole('tab', { name: 'Table' }));
    const table = screen.getByRole('table', { name: /by week$/ });
    expect(within(table).getAllByRole('row')).toHaveLength(14);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/2026.*3280%13$/);
    screen.getByRole('combobox', { name: 'Period' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Last year' }));
    expect(screen.getByRole('rowheader', { name: 'May 2026' })).toBeVisible();
  });

  it('MAN-4 reports when there is nothing to show yet', async () => {
    open(answerOf(yearWith({})));
    expect(await screen.findByText(/^Nothing to show yet/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Planted/ })).toBeNull();
  });

  it('MAN-4 reports when it cannot be loaded, and tries again', async () => {
    const { answers } = open(404);
    expect(await screen.findByText('Analytics could not be loaded: It rains.')).toBeVisible();
    answers[PATH] = busy;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('img', { name: /^Planted: 3 plants/ })).toBeVisible();
  });
});
