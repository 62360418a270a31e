import type { PlaceChoice, SeasonPlanting } from '@planted/contracts';
import { exampleSeasonFact } from '@planted/contracts/testing';
import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { createAlmanac, cropFacts, planSeason, toDay, toText } from '@planted/season';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { madison } from '@planted/season/testing/madison';
import { beanPlant, beans, MADISON_CHOICE, seasonOf, serveSeason } from '../testing/season-answers';

const user = userEvent.setup();
const realFetch = globalThis.fetch;
beforeEach(() => {
  // Only the date is another one.
  jest.useFakeTimers({
    now: new Date(2027, 4, 21, 12),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'nextTick', 'performance', 'requestAnimationFrame'] as const),
    ],
  });
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

/** The day on which the packet has the first harvest of beans that were sown on a day. */
function packetDay(sown: string): number {
  const crop = cropFacts({ ...beanPlant, lifecycle: 'annual' }, exampleSeasonFact());
  const almanac = createAlmanac(madison, new Map([[beanPlant.id, crop]]));
  const planting = {
    ...{ id: 'beans', plantId: beanPlant.id, season: Number(sown.slice(0, 4)), squares: [], after: null },
    ...{ among: null, style: 'open' as const, start: null, notBefore: null, spaced: null },
    ...{ moved: {}, done: { sow: toDay(sown) }, notYet: {}, end: null },
  };
  const [planned] = planSeason({ plantings: [planting], almanac, today: toDay(sown) });
  return planned?.steps.find(({ kind }) => kind === 'first-harvest')?.day ?? Number.NaN;
}

/** Beans of a past season, as they are stored: in the ground since a day, harvested some days after the packet's, ended. */
function grown(n: number, year: number, late: number): SeasonPlanting {
  const plantedDay = `${year}-05-20`;
  const harvest = packetDay(plantedDay) + late;
  return beans(n, {
    ...{ state: 'ended', plantedDay, harvestDays: [toText(harvest), toText(harvest + 6)] },
    end: { day: toText(harvest + 20), how: 'harvested', cause: null },
  });
}

/** A product that keeps whether dates follow harvests, as the service does. */
function keeping(...plantings: SeasonPlanting[]) {
  let [version, choice]: [number, PlaceChoice] = [1, MADISON_CHOICE];
  return serveSeason({
    '/api/gardens/fetchSeason': { data: { ...seasonOf(...plantings), next: null } },
    '/api/gardens/fetchPlace': () => ({
      data: { version, choice, inherited: null, from: 'gardener', climate: madison, gardens: [] },
    }),
    '/api/gardens/choosePlace': (body: { choice: PlaceChoice }) => {
      ({ choice } = body);
      version += 1;
      return { data: { version } };
    },
  });
}

const open = () => renderRemote(remote, { at: '/season', user: { given_name: 'Rosa' } });
const chart = () => screen.findByRole('grid', { name: /Season 2027/ });
const card = () => screen.findByRole('region', { name: 'What Your Harvests Say' });
const bar = (grid: HTMLElement, name: RegExp) =>
  within(grid).getByRole('button', { name }).getAttribute('aria-label') ?? '';

describe('SEA-12 what harvests of two seasons say', () => {
  it('stands in a card and among the causes of a harvest, by the figures of the data', async () => {
    keeping(grown(1, 2025, 7), grown(2, 2026, 11), beans(3, { plantedDay: '2027-05-20' }));
    open();
    expect(within(await card()).getByRole('listitem')).toHaveTextContent(
      'Your Bush Bean ripens 9 days after the packet (2 years).',
    );
    await user.click(within(await chart()).getByRole('button', { name: /Bush Bean, growing/ }));
    expect(screen.getByText('Yours ripen 9 days after the packet (2 years).')).toBeInTheDocument();
    const day = new Date((packetDay('2027-05-20') + 9) * 86_400_000);
    const date = day.toLocaleDateString('en', { month: 'long', day: 'numeric', timeZone: 'UTC' });
    expect(screen.getByRole('heading', { name: `Why ${date}` })).toBeInTheDocument();
  });

  it('is switched off and on: dates to come move, what is done stays, and the account keeps it', async () => {
    const { sent } = keeping(grown(1, 2025, 9), grown(2, 2026, 9), beans(3, { plantedDay: '2027-05-20' }));
    const { unmount } = open();
    const grid = await chart();
    const [sown, harvest] = [bar(grid, /, sown /), bar(grid, /, harvest /)];
    await user.click(within(await card()).getByRole('checkbox'));
    expect(await screen.findByText('Dates follow the packet.')).toBeInTheDocument();
    const byPacket = bar(grid, /, harvest /);
    expect(byPacket).not.toBe(harvest);
    expect(bar(grid, /, sown /)).toBe(sown);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: '/api/gardens/choosePlace',
      body: { expectedVersion: 1, choice: { ...MADISON_CHOICE, learns: false } },
    });
    unmount();
    open();
    expect(within(await card()).getByRole('checkbox')).not.toBeChecked();
    expect(bar(await chart(), /, harvest /)).toBe(byPacket);
    await user.click(within(await card()).getByRole('checkbox'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ expectedVersion: 2, choice: { learns: true } });
    expect(bar(await chart(), /, harvest /)).toBe(harvest);
  });

  it('changes no day of a past season, which is done', async () => {
    const past = [grown(1, 2025, 9), grown(2, 2026, 9)];
    keeping(...past);
    renderRemote(remote, { at: '/season?season=2026', user: { given_name: 'Rosa' } });
    const grid = await screen.findByRole('grid', { name: /Season 2026/ });
    // How late it was depends on what was planned, which follows what is learned; its days do not.
    const bars = () =>
      within(grid)
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label')?.replace(/, \d+ days later than planned.*/, ''));
    const before = bars();
    expect(before.join()).toMatch(/harvest July 23/);
    await user.click(within(await card()).getByRole('checkbox'));
    await screen.findByText('Dates follow the packet.');
    expect(bars()).toEqual(before);
  });

  it('says nothing after one season', async () => {
    keeping(grown(1, 2026, 9), grown(2, 2026, 9), beans(3));
    open();
    await chart();
    expect(screen.queryByRole('region', { name: 'What Your Harvests Say' })).toBeNull();
    expect(screen.queryByText(/the packet \(/)).toBeNull();
  });

  it('is as it was where it cannot be kept, and says so; of a place chosen meanwhile it asks once more', async () => {
    const served = keeping(grown(1, 2025, 9), grown(2, 2026, 9), beans(3));
    const kept = served.answers['/api/gardens/choosePlace'] as (body: unknown) => unknown;
    served.answers['/api/gardens/choosePlace'] = 400;
    open();
    const box = within(await card()).getByRole('checkbox');
    await user.click(box);
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ kind: 'error', title: 'Not Saved' }]));
    await waitFor(() => expect(box).toBeChecked());
    served.answers['/api/gardens/choosePlace'] = (body: unknown) => {
      served.answers['/api/gardens/choosePlace'] = kept;
      return body && 409;
    };
    await user.click(box);
    await waitFor(() => expect(served.sent).toHaveLength(3));
    await waitFor(() => expect(box).not.toBeChecked());
  });
});
