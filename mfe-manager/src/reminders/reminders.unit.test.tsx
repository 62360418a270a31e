import { renderRemote } from '@planted/mfe-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { gardenRowOf, reminderOf } from '../testing/rows';
import { gardensOf, MANAGER_PLANTS, REMINDERS, serve } from '../testing/serve-gardens';

const ADD = '/api/reminder/addReminder';
const field = (name: string) => screen.findByLabelText(name, { exact: true });

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

describe('the Reminders tab', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });
  // A garden for each test: what one leaves half written is kept for its garden.
  let gardens = 0;
  const open = (known: Parameters<typeof gardensOf>[3] = {}, more: object = {}, at = '&open=add') => {
    const server = serve({
      ...gardensOf([gardenRowOf((gardens += 1))], undefined, undefined, known),
      ...more,
    });
    renderRemote(remote, { at: `/garden-manager?tab=reminders${at}`, user: { given_name: 'Maya' } });
    return server;
  };

  it('MAN-6 puts what is overdue first, then goes by date, with priority in words, recurrence and tags', async () => {
    open(
      {
        reminders: [
          reminderOf(1, { reminder_datetime: '2998-01-01T09:00:00.000Z', priority: 3 }),
          reminderOf(2, { reminder_datetime: '2997-01-01T09:00:00.000Z', priority: 1 }),
          reminderOf(3, { reminder_datetime: '2026-05-02T09:00:00.000Z', priority: 2 }),
          reminderOf(4, {
            reminder_datetime: '2026-05-01T09:00:00.000Z',
            tags: ['feeding'],
            recurrence_type: { type: 'weekly' },
            recurrence_interval: 14,
          }),
          reminderOf(5, { is_completed: true }),
        ],
      },
      {},
      '',
    );
    const list = await screen.findByRole('list', { name: 'Active reminders' });
    const rows = [...list.children] as HTMLElement[];
    expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
      'Reminder 4',
      'Reminder 3',
      'Reminder 2',
      'Reminder 1',
    ]);
    const [first, second, third, fourth] = rows.map((row) => row.textContent);
    expect(first).toMatch(/No priority.*Overdue since.*every 2 weeks.*feeding/);
    expect(second).toMatch(/Priority 2.*Overdue/);
    expect(third).toMatch(/Priority 1/);
    expect(fourth).toMatch(/Priority 3/);
    expect(third).not.toMatch(/Overdue/);
    await userEvent.click(screen.getByRole('tab', { name: 'Completed' }));
    expect(await screen.findByRole('list', { name: 'Completed reminders' })).toHaveTextContent('Reminder 5');
  });

  it('MAN-6 hands the keyboard on to the next reminder when one is ticked off', async () => {
    const [first, second] = [reminderOf(1), reminderOf(2)];
    const done = { success: true, data: { id: first.id, is_completed: true, next_datetime: null } };
    const { answers } = open(
      { reminders: [first, second] },
      { [`/api/reminder/updateReminder/${first.id}`]: done },
      '',
    );
    const box = await screen.findByRole('checkbox', { name: 'Complete: Reminder 1' });
    act(() => box.focus());
    answers['/api/reminder/fetchUserReminders'] = { data: [{ ...first, is_completed: true }, second] };
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Complete: Reminder 2' })).toHaveFocus());
  });

  it('MAN-6 ticks the next one off at once, whatever is still read again after the first', async () => {
    const reminders = [reminderOf(1), reminderOf(2)];
    const path = (n: number) => `/api/reminder/updateReminder/${reminderOf(n).id}`;
    const done = { success: true, data: { id: reminderOf(1).id, is_completed: true, next_datetime: null } };
    const { answers, sent } = open({ reminders }, { [path(1)]: done, [path(2)]: done }, '');
    const first = await screen.findByRole('checkbox', { name: 'Complete: Reminder 1' });
    for (const read of [REMINDERS, MANAGER_PLANTS]) answers[read] = () => new Promise(() => {});
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Complete: Reminder 2' }));
    // Sooner than a read is given up.
    const sentBoth = () => expect(sent.map((call) => call.path)).toEqual([path(1), path(2)]);
    await waitFor(sentBoth, { timeout: 30_000 });
  });

  it('MAN-6 adds a reminder with every field', async () => {
    const nextJune = `${new Date().getFullYear() + 1}-06-01`;
    const { sent } = open({}, { [ADD]: { success: true, data: { id: reminderOf(1).id } } });
    await userEvent.type(await field('Title'), '  Feed tomatoes ');
    await userEvent.type(await field('Description'), 'Half a cup');
    fireEvent.change(await field('Date'), { target: { value: nextJune } });
    fireEvent.change(await field('Time'), { target: { value: '18:30' } });
    await choose('Priority', '3 (high)');
    expect(screen.queryByLabelText('Interval')).toBeNull();
    await choose('Recurrence', 'Weekly');
    const interval = await field('Interval');
    await userEvent.clear(interval);
    await userEvent.type(interval, '14');
    expect(screen.getByText('Repeats every 2 weeks.')).toBeVisible();
    await userEvent.type(await field('Tags'), ' feeding, , comfrey ,feeding');
    await userEvent.click(screen.getByRole('button', { name: 'Add Reminder' }));
    expect(await screen.findByText('Reminder created successfully!')).toBeVisible();
    expect(sent).toEqual([
      {
        path: ADD,
        body: {
          title: 'Feed tomatoes',
          description: 'Half a cup',
          reminder_datetime: new Date(`${nextJune}T18:30`).toISOString(),
          priority: 3,
          garden_id: gardenRowOf(gardens).id,
          plant_id: null,
          recurrence_type: { type: 'weekly' },
          recurrence_interval: 14,
          tags: ['feeding', 'comfrey'],
          is_completed: false,
          is_active: true,
          time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      },
    ]);
    expect(await field('Title')).toHaveValue('');
  });

  it('MAN-6 needs a title; a priority is not forced', async () => {
    const { sent } = open({}, { [ADD]: { success: true, data: { id: reminderOf(1).id } } });
    expect(await screen.findByRole('button', { name: 'Add Reminder' })).toBeDisabled();
    await userEvent.type(await field('Title'), ' ');
    expect(screen.getByRole('button', { name: 'Add Reminder' })).toBeDisabled();
    await userEvent.type(await field('Title'), 'Weed');
    await userEvent.click(screen.getByRole('button', { name: 'Add Reminder' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ title: 'Weed', priority: null, recurrence_type: null, tags: [] });
  });

  it('MAN-6 suggests an interval that the recurrence means, and leaves one that was chosen', async () => {
    open();
    await field('Title');
    await choose('Recurrence', 'Daily');
    expect(await field('Interval')).toHaveValue(1);
    await choose('Recurrence', 'Weekly');
    expect(await field('Interval')).toHaveValue(7);
    expect(screen.getByText('Repeats every week.')).toBeVisible();
    await choose('Recurrence', 'Monthly');
    expect(await field('Interval')).toHaveValue(31);
    fireEvent.change(await field('Interval'), { target: { value: '5' } });
    await choose('Recurrence', 'Weekly');
    expect(await field('Interval')).toHaveValue(5);
  });

  it.each(['0', '1.5', '-1', ''])('MAN-6 refuses an interval of "%s"', async (interval) => {
    const { sent } = open();
    await userEvent.type(await field('Title'), 'Weed');
    await choose('Recurrence', 'Daily');
    fireEvent.change(await field('Interval'), { target: { value: interval } });
    await userEvent.click(screen.getByRole('button', { name: 'Add Reminder' }));
    expect(await screen.findByText('Please enter a whole number of days, 1 or more.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    ['Interval', '3651', 'Please enter 3650 days (ten years) or fewer.'],
    ['Date', '2206-05-21', 'Please choose a date from the past year to ten years from now.'],
    ['Tags', `feeding, ${'x'.repeat(51)}`, 'Each tag must be 50 characters or fewer.'],
  ])('MAN-6 shows at its field what is out of bounds: %s', async (label, value, text) => {
    const { sent } = open();
    await userEvent.type(await field('Title'), 'Weed');
    await choose('Recurrence', 'Daily');
    fireEvent.change(await field(label), { target: { value } });
    await userEvent.click(screen.getByRole('button', { name: 'Add Reminder' }));
    await waitFor(async () =>
      expect(await field(label)).toHaveAccessibleDescription(expect.stringContaining(text)),
    );
    expect(screen.queryByText(/^Repeats every 36/)).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each([
    [400, 'It rains.'],
    [new TypeError('no connection'), 'Failed to create reminder'],
  ])('MAN-6 reports a failure (%s) and keeps what was written', async (answer, text) => {
    open({}, { [ADD]: answer });
    await userEvent.type(await field('Title'), 'Weed');
    await userEvent.click(screen.getByRole('button', { name: 'Add Reminder' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await field('Title')).toHaveValue('Weed');
  });

  it('MAN-10 a form shows its outcome for 5 seconds', async () => {
    open({}, { [ADD]: 400 });
    await userEvent.type(await field('Title'), 'Weed');
    jest.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Add Reminder' }));
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText('It rains.')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(4800));
      expect(screen.getByText('It rains.')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.queryByText('It rains.')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('MAN-6 keeps a half-written reminder while another tab is looked at', async () => {
    open();
    await userEvent.type(await field('Title'), 'Half a th');
    await choose('Recurrence', 'Daily');
    fireEvent.change(await field('Interval'), { target: { value: '3' } });
    await userEvent.click(screen.getByRole('tab', { name: 'Plants' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Reminders' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Add New' }));
    await waitFor(async () => expect(await field('Title')).toHaveValue('Half a th'));
    expect(screen.getByRole('combobox', { name: 'Recurrence' })).toHaveTextContent('Daily');
    expect(await field('Interval')).toHaveValue(3);
  });
});
