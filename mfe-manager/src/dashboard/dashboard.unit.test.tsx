import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { gardenPlantOf, gardenRowOf, journalEntryOf, reminderOf } from '../testing/rows';
import { DASHBOARD, dashboardOf, gardensOf, JOURNAL, REMINDERS, serve } from '../testing/serve-gardens';

const open = () => renderRemote(remote, { at: '/dashboard', user: { given_name: 'Maya' } });
const region = (name: string) => screen.findByRole('region', { name });
const late = reminderOf(1, { title: 'Take the fleece off', reminder_datetime: '2026-05-01T09:00:00.000Z' });
const done = reminderOf(2, { title: 'Sow radish', is_completed: true });

/** Three reminders, of which the late one can be completed. */
function serveThree() {
  const served = serve(
    gardensOf(undefined, undefined, undefined, { reminders: [late, done, reminderOf(3)] }),
  );
  served.answers[`/api/reminder/updateReminder/${late.id}`] = {
    success: true,
    data: { id: late.id, is_completed: true, next_datetime: null },
  };
  return served;
}

describe('the dashboard', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });

  it('DASH-1 reports that gardens load, then lets seven cards come in from alternating sides', async () => {
    let answer: (body: unknown) => void = () => {};
    const gardens = new Promise((done) => {
      answer = done;
    });
    serve({ ...gardensOf(), [DASHBOARD]: () => gardens });
    const { container } = open();
    expect(await screen.findByText('Loading your gardens...')).toBeVisible();
    answer({ data: dashboardOf([gardenRowOf(1)], []) });
    await region('Garden Snapshot');
    const cards = [...container.querySelectorAll<HTMLElement>('[data-slide-in]')];
    expect(cards.map((card) => within(card).getAllByRole('heading', { level: 2 })[0]?.textContent)).toEqual([
      'Garden Snapshot',
      'Your Gardens',
      'Plant Status',
      'Garden Journal',
      'Garden Reminders',
      'Gardening Tips',
      'Weather Helper',
    ]);
    const sides = cards.map(({ dataset }) => dataset.slideIn);
    expect(sides).toEqual(['right', 'left', 'right', 'left', 'right', 'left', 'right']);
  });

  it('DASH-5 shows the 5 latest journal entries and leads to the journal', async () => {
    const journal = [3, 6, 1, 5, 2, 4].map((n) => journalEntryOf(n));
    serve(gardensOf(undefined, undefined, undefined, { journal }));
    open();
    const card = await region('Garden Journal');
    expect(await within(card).findByText('Words 6')).toBeVisible();
    expect(
      within(card)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Entry 6', 'Entry 5', 'Entry 4', 'Entry 3', 'Entry 2']);
    const link = within(card).getByRole('link', { name: 'View and edit your garden journals' });
    expect(link).toHaveAttribute('href', '/garden-manager?tab=journals');
  });

  it('DASH-5 asks for the first entry, and reports that the journal cannot be loaded', async () => {
    const { answers } = serve({ ...gardensOf(), [JOURNAL]: 400 });
    open();
    const card = await region('Garden Journal');
    expect(await within(card).findByText(/could not be loaded: It rains\./)).toBeVisible();
    answers[JOURNAL] = { data: [], next: null };
    await userEvent.click(within(card).getByRole('button', { name: 'Try Again' }));
    expect(
      await within(card).findByText('No journal entries yet. Start your first garden journal!'),
    ).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Create Entry' })).toHaveAttribute(
      'href',
      '/garden-manager?tab=journals&open=add',
    );
  });

  it('DASH-5 counts reminders on their tabs and completes one by its checkbox, at once', async () => {
    const { sent, answers } = serveThree();
    open();
    const card = await region('Garden Reminders');
    expect(await within(card).findByRole('tab', { name: 'Active (2)' })).toBeVisible();
    answers[REMINDERS] = { data: [{ ...late, is_completed: true }, done, reminderOf(3)] };
    await userEvent.click(within(card).getByRole('checkbox', { name: 'Complete: Take the fleece off' }));
    expect(await within(card).findByRole('tab', { name: 'Completed (2)' })).toBeVisible();
    expect(sent).toMatchObject([
      { path: `/api/reminder/updateReminder/${late.id}`, body: { is_completed: true } },
    ]);
  });

  it('DASH-5 hands the keyboard on to the next reminder when one is ticked off', async () => {
    const { answers } = serveThree();
    open();
    const card = await region('Garden Reminders');
    const box = await within(card).findByRole('checkbox', { name: 'Complete: Take the fleece off' });
    act(() => box.focus());
    answers[REMINDERS] = { data: [{ ...late, is_completed: true }, done, reminderOf(3)] };
    await userEvent.keyboard(' ');
    expect(await within(card).findByRole('tab', { name: 'Completed (2)' })).toBeVisible();
    await waitFor(() =>
      expect(within(card).getByRole('checkbox', { name: 'Complete: Reminder 3' })).toHaveFocus(),
    );
  });

  it('DASH-5 puts a reminder back and shows it when the server refuses', async () => {
    const { answers } = serve(gardensOf(undefined, undefined, undefined, { reminders: [late] }));
    answers[`/api/reminder/updateReminder/${late.id}`] = 400;
    open();
    const card = await region('Garden Reminders');
    await userEvent.click(
      await within(card).findByRole('checkbox', { name: 'Complete: Take the fleece off' }),
    );
    await waitFor(() =>
      expect(alertStore.get()).toContainEqual(
        expect.objectContaining({ kind: 'error', title: 'Reminder Not Completed' }),
      ),
    );
    expect(within(card).getByRole('tab', { name: 'Active (1)' })).toBeVisible();
  });

  it('DASH-5 reports that tips and weather are under construction', async () => {
    serve(gardensOf());
    open();
    const [tips, weather] = await screen.findAllByText('This corner is still under construction.');
    expect(tips).toBeVisible();
    expect(weather).toBeVisible();
  });

  it('DASH-6 shows three samples, marked as examples, of which none can be completed', async () => {
    const { answers, sent } = serve({ ...gardensOf(), [REMINDERS]: 400 });
    open();
    const card = await region('Garden Reminders');
    expect(await within(card).findByText('Example')).toBeVisible();
    const boxes = within(card).getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    for (const box of boxes) {
      expect(box).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(box);
    }
    expect(sent).toEqual([]);
    const today = await region('Today');
    expect(within(today).queryByText('Water the tomatoes')).toBeNull();
    answers[REMINDERS] = { data: [late] };
    await userEvent.click(within(card).getByRole('button', { name: 'Try Again' }));
    expect(await within(card).findByRole('tab', { name: 'Active (1)' })).toBeVisible();
    expect(within(card).queryByText('Example')).toBeNull();
  });

  it('DASH-6 counts nothing while the gardens cannot be loaded', async () => {
    serve({ ...gardensOf(), [DASHBOARD]: 400 });
    open();
    const card = await region('Garden Snapshot');
    expect(within(card).getAllByText('not known')).toHaveLength(4);
  });
});

describe('Today on the dashboard', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });

  it('waits a moment for reminders, then shows what is known without them', async () => {
    serve({ ...gardensOf(), [REMINDERS]: () => new Promise(() => {}) });
    open();
    expect(await screen.findByText('Loading your gardens...')).toBeVisible();
    expect(within(await region('Today')).getByText("Loading today's tasks...")).toBeVisible();
  });

  it('has one press for each thing to do: done, water, harvest, set dates', async () => {
    const gardens = [gardenRowOf(1)];
    const plants = [gardenPlantOf(0), gardenPlantOf(1)];
    const due = {
      garden_id: gardenRowOf(1).id,
      name: 'Garden 1',
      datesToSet: 1,
      wateringDue: 1,
      dryDays: 3,
      wasWatered: true,
      harvests: [{ id: gardenPlantOf(0).id, plant_name: 'Carrot', plants: 1, readyDays: 0 }],
    };
    const { sent, answers } = serve({
      ...gardensOf(gardens, plants, undefined, { reminders: [{ ...late, priority: 3 }] }),
      [DASHBOARD]: { data: dashboardOf(gardens, plants, [due]) },
    });
    answers['/api/gardenPlants/waterAllPlants'] = { data: { plantsUpdated: 1 } };
    answers[`/api/reminder/updateReminder/${late.id}`] = {
      success: true,
      data: { id: late.id, is_completed: true, next_datetime: null },
    };
    open();
    const card = await region('Today');
    expect(await within(card).findByText('4 things to do')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Harvest Carrot in Garden 1' })).toHaveAttribute(
      'href',
      `/garden-manager?garden=${gardenRowOf(1).id}&open=event&event=harvested&plant=${gardenPlantOf(0).id}`,
    );
    expect(within(card).getByRole('link', { name: 'Set Dates in Garden 1' })).toHaveAttribute(
      'href',
      `/garden-manager?garden=${gardenRowOf(1).id}&open=dates`,
    );
    answers[REMINDERS] = { data: [{ ...late, is_completed: true }] };
    await userEvent.click(within(card).getByRole('button', { name: 'Done: Take the fleece off' }));
    expect(await within(card).findByText('3 things to do')).toBeVisible();
    await waitFor(() => expect(within(card).getByRole('button', { name: 'Water Garden 1' })).toHaveFocus());
    answers[DASHBOARD] = { data: dashboardOf(gardens, plants, [{ ...due, wateringDue: 0 }]) };
    await userEvent.click(within(card).getByRole('button', { name: 'Water Garden 1' }));
    expect(await within(card).findByText('2 things to do')).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual([
      `/api/reminder/updateReminder/${late.id}`,
      '/api/gardenPlants/waterAllPlants',
    ]);
  });

  it('shows it when there is nothing to do', async () => {
    serve(gardensOf([gardenRowOf(1)], []));
    open();
    expect(await within(await region('Today')).findByText(/Nothing to do today/)).toBeVisible();
  });

  it('shows the first of many and the rest when asked', async () => {
    const gardens = Array.from({ length: 50 }, (_, n) => gardenRowOf(n + 1));
    const today = gardens.map(({ id, name }) => ({
      ...{ garden_id: id, name, datesToSet: 2, wateringDue: 0, dryDays: 0, wasWatered: false },
      harvests: [],
    }));
    const dashboard = dashboardOf(gardens, [], today);
    const counts = { ...dashboard.counts, tasks: 1058 };
    serve({ ...gardensOf(), [DASHBOARD]: { data: { ...dashboard, counts, moreToday: 7 } } });
    open();
    const card = await region('Today');
    expect(await within(card).findByText('1,058 things to do')).toBeVisible();
    expect(await within(card).findAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(within(card).getByRole('button', { name: 'Show 44 more' }));
    expect(within(card).getAllByRole('listitem')).toHaveLength(50);
    expect(within(card).getByRole('link', { name: '7 more gardens' })).toHaveAttribute(
      'href',
      '/garden-manager',
    );
  });
});
