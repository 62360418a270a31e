import type { GardenToday, SeasonPlanting } from '@planted/contracts';
import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { gardenPlantOf, gardenRowOf, reminderOf } from '../testing/rows';
import { CHANGE_LAYOUT, DASHBOARD, dashboardOf, gardensOf, REMINDERS, serve } from '../testing/serve-gardens';
import { beanPlanting, bushBean, seasonAnswers } from '../testing/serve-season';

const realFetch = globalThis.fetch;
const row = gardenRowOf(1);
const region = (name: string) => screen.findByRole('region', { name });
const open = (at: string) => renderRemote(remote, { at, user: { given_name: 'Maya' } });

/** Only the date is another one. */
const setDate = (...date: [year: number, month: number, day: number]) =>
  jest.useFakeTimers({
    now: new Date(...date, 12),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'nextTick', 'performance', 'requestAnimationFrame'] as const),
    ],
  });

/** A garden with one planting of beans, of which the server says what their packet says. */
function serveBeans(planting: SeasonPlanting, packet: Partial<GardenToday>) {
  const plant = gardenPlantOf(0, {
    ...{ id: planting.id, plant: bushBean, planted_date: planting.plantedDay },
    ...(planting.plantedDay && {
      plant_status: 'harvestable' as const,
      expected_harvest_date: '2027-10-04',
      health_rating: 8,
    }),
  });
  const garden = { garden_id: row.id, name: row.name, datesToSet: 0, wateringDue: 0, dryDays: 0 };
  const today = [{ ...garden, wasWatered: false, harvests: [], ...packet }];
  const reminders = [
    reminderOf(1, { title: 'sow bush bean', reminder_datetime: '2027-05-10T09:00:00.000Z' }),
  ];
  const served = serve({
    ...gardensOf([row], [plant], undefined, { reminders }),
    [DASHBOARD]: { data: dashboardOf([row], [plant], today) },
    ...seasonAnswers(planting),
  });
  return { ...served, reminders };
}

describe("the season on the gardener's pages", () => {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    globalThis.fetch = realFetch;
    jest.useRealTimers();
    await clearAlerts();
  });

  it('SEA-8 says in Today between what a planting is to be sown', async () => {
    setDate(2027, 4, 10);
    const guest = beanPlanting(gardenPlantOf(0).id, {
      state: 'coming',
      under: gardenPlantOf(1).id,
    });
    const { answers } = serveBeans(guest, {});
    const host = beanPlanting(gardenPlantOf(1).id, { plantName: 'Carrot', plantedDay: '2027-05-01' });
    Object.assign(answers, seasonAnswers(host, guest));
    open('/dashboard');
    const card = await region('Today');
    const words = /^1 square in Garden 1, between the Carrot plants\. /;
    expect(await within(card).findByText(words)).toBeVisible();
  });

  it('SEA-11 tells a due sowing once in Today, does it with its reminder, and takes both back', async () => {
    setDate(2027, 4, 10);
    const planting = beanPlanting(gardenPlantOf(0).id);
    const { sent, answers, reminders } = serveBeans(planting, { datesToSet: 1 });
    answers[`/api/reminder/updateReminder/${reminders[0]?.id}`] = {
      success: true,
      data: { id: reminders[0]?.id, is_completed: true, next_datetime: null },
    };
    open('/dashboard');
    const card = await region('Today');
    expect(await within(card).findByRole('link', { name: 'Sow Bush Bean' })).toHaveAttribute(
      'href',
      `/season?step=${planting.id}:sow`,
    );
    expect(within(card).getByText('1 thing to do')).toBeVisible();
    expect(within(card).getByText(/^1 square in Garden 1\. .*frost\.$/)).toBeVisible();
    answers[REMINDERS] = { data: reminders.map((reminder) => ({ ...reminder, is_completed: true })) };
    Object.assign(answers, seasonAnswers({ ...planting, plantedDay: '2027-05-10' }));
    answers[DASHBOARD] = { data: dashboardOf([row], [gardenPlantOf(0)]) };
    await userEvent.click(within(card).getByRole('button', { name: 'Done: Sow Bush Bean in Garden 1' }));
    await waitFor(() => expect(within(card).queryByText('Sow Bush Bean')).toBeNull());
    await waitFor(() => expect(alertStore.get().some(({ kind }) => kind === 'undo')).toBe(true));
    // One press, one way back.
    const [undo, ...others] = alertStore.get().filter(({ kind }) => kind === 'undo');
    expect([undo?.title, ...others]).toEqual(['Bush Bean sown May 10']);
    act(() => undo?.action?.run());
    await waitFor(() => expect(sent).toHaveLength(4));
    const step = { type: 'do-step', id: planting.id, step: 'sow' };
    const layout = sent.filter(({ path }) => path === CHANGE_LAYOUT);
    expect(layout).toMatchObject([
      { body: { gardenId: row.id, changes: [{ ...step, day: '2027-05-10' }] } },
      { body: { gardenId: row.id, changes: [{ ...step, day: null }] } },
    ]);
    const ticks = sent.filter(({ path }) => path !== CHANGE_LAYOUT);
    expect(ticks).toMatchObject([{ body: { is_completed: true } }, { body: { is_completed: false } }]);
  });

  it('SEA-11 takes back at once, whatever the page still reads again after the act', async () => {
    setDate(2027, 4, 10);
    const planting = beanPlanting(gardenPlantOf(0).id);
    const { sent, answers } = serveBeans(planting, {});
    open('/dashboard');
    const card = await region('Today');
    const done = await within(card).findByRole('button', { name: 'Done: Sow Bush Bean in Garden 1' });
    for (const read of [DASHBOARD, '/api/gardens/fetchSeason']) answers[read] = () => new Promise(() => {});
    await userEvent.click(done);
    await waitFor(() => expect(alertStore.get().some(({ kind }) => kind === 'undo')).toBe(true));
    const undo = alertStore.get().find(({ kind }) => kind === 'undo');
    act(() => undo?.action?.run());
    const layout = () => sent.filter(({ path }) => path === CHANGE_LAYOUT);
    // Sooner than a read is given up.
    await waitFor(() => expect(layout()).toHaveLength(2), { timeout: 30_000 });
    expect(layout()[1]).toMatchObject({
      body: { expectedVersion: 4, changes: [{ step: 'sow', day: null }] },
    });
  });

  it('SEA-11 says in November that beans have ended, and clears them for a reason', async () => {
    setDate(2027, 10, 20);
    const planting = beanPlanting(gardenPlantOf(0).id, { plantedDay: '2027-08-10' });
    const harvests = [{ id: planting.id, plant_name: 'Bush Bean', plants: 1, readyDays: 47 }];
    const { sent } = serveBeans(planting, { harvests, wateringDue: 1, dryDays: 60 });
    open('/dashboard');
    const card = await region('Today');
    const clear = await within(card).findByRole('button', { name: 'Clear Bush Bean in Garden 1' });
    expect(within(card).queryByText(/Harvest Bush Bean|Water|Ready for/)).toBeNull();
    const snapshot = await region('Garden Snapshot');
    expect(within(snapshot).getByText('Ready for Harvest').nextElementSibling).toHaveTextContent('0');
    const status = await region('Plant Status');
    expect(within(status).getByText(/Ended with the frost of about October 10/)).toBeVisible();
    await userEvent.click(clear);
    await userEvent.click(await screen.findByRole('button', { name: /^Failed/ }));
    await userEvent.click(await screen.findByRole('button', { name: "I don't know" }));
    await waitFor(() => expect(sent.filter(({ path }) => path === CHANGE_LAYOUT)).toHaveLength(1));
    expect(sent.find(({ path }) => path === CHANGE_LAYOUT)).toMatchObject({
      body: { changes: [{ type: 'end', id: planting.id, how: 'failed', day: '2027-11-20' }] },
    });
  });

  it('SEA-11 shows real tips of the next two weeks, and what is due today is none of them', async () => {
    setDate(2027, 3, 25);
    serveBeans(beanPlanting(gardenPlantOf(0).id), { datesToSet: 1 });
    open('/dashboard');
    const tips = await region('Gardening Tips');
    const list = within(tips).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      'Frost after April 26 comes in half of all years.',
      'Sow Bush Bean from May 4.',
    ]);
    expect(within(await region('Today')).queryByText(/Sow|Set planting dates/)).toBeNull();
  });

  it('FLD-4 says what comes next where nothing is to be done, with its plant', async () => {
    setDate(2027, 3, 25);
    serveBeans(beanPlanting(gardenPlantOf(0).id), {});
    open('/dashboard');
    const card = await region('Today');
    expect(await within(card).findByText('Nothing to do today. Next: sow Bush Bean, May 4.')).toBeVisible();
    expect(card.querySelector('img')).toHaveAttribute('src', bushBean.plant_image_url);
  });

  it('SEA-11 shows in the garden manager what has ended, and a way to clear it', async () => {
    setDate(2027, 10, 20);
    serveBeans(beanPlanting(gardenPlantOf(0).id, { plantedDay: '2027-08-10' }), {});
    open('/garden-manager');
    expect(await screen.findByText('Ended with the frost of about October 10')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Bush Bean, row 1, column 1' }));
    expect(await screen.findByRole('dialog', { name: 'How did it end?' })).toBeVisible();
  });

  it('SEA-11 leaves all as it is where the season cannot be read', async () => {
    setDate(2027, 4, 10);
    const { answers } = serveBeans(beanPlanting(gardenPlantOf(0).id), { datesToSet: 1 });
    answers['/api/gardens/fetchSeason'] = 400;
    open('/dashboard');
    const card = await region('Today');
    expect(await within(card).findByText('Set planting dates in Garden 1')).toBeVisible();
    expect(within(card).getByText('2 things to do')).toBeVisible();
  });
});
