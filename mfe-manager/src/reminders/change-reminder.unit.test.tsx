import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { gardenRowOf, reminderOf } from '../testing/rows';
import { gardensOf, serve } from '../testing/serve-gardens';
import { snoozedTo } from './snoozed-to';

const weekly = reminderOf(1, {
  revision: 4,
  recurrence_type: { type: 'weekly' },
  recurrence_interval: 7,
  tags: ['tie'],
});
const path = (name: string) => `/api/reminder/${name}Reminder`;
const done = { success: true, data: { id: weekly.id, revision: 5 } };
const answers = Object.fromEntries(
  ['edit', 'move', 'snooze', 'end', 'delete', 'restore'].map((name) => [path(name), done]),
);

describe('changing a reminder', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });
  const open = async (reminder = weekly) => {
    const server = serve({
      ...gardensOf([gardenRowOf(1)], undefined, undefined, { reminders: [reminder] }),
      ...answers,
    });
    renderRemote(remote, { at: '/garden-manager?tab=reminders', user: { given_name: 'Maya' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Reminder 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reminder 1' }));
    const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
    return { ...server, dialog, press };
  };
  const undo = () => act(async () => alertStore.get().at(-1)?.action?.run());
  const { id, reminder_datetime } = weekly;

  it.each([
    ['Tomorrow', 1],
    ['In a week', 7],
  ])('EDT-7 snoozes until %s, and Undo puts it back', async (name, days) => {
    const { sent, press } = await open();
    await press(name);
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ title: 'Reminder Snoozed' }]));
    await undo();
    const until = snoozedTo(new Date(reminder_datetime), days, new Date());
    expect(sent).toEqual([
      { path: path('snooze'), body: { id, revision: 4, until } },
      { path: path('snooze'), body: { id, revision: 5, until: reminder_datetime } },
    ]);
  });

  it('EDT-7 moves it to a day that is picked, with the later dates', async () => {
    const { sent, dialog, press } = await open();
    await press('Pick a day');
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2998-02-03' } });
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '07:30' } });
    await press('Move, later dates too');
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ title: 'Reminder Moved' }]));
    const moved = new Date('2998-02-03T07:30').toISOString();
    expect(sent).toEqual([{ path: path('move'), body: { id, revision: 4, reminder_datetime: moved } }]);
  });

  it.each([
    ['End', 'end', 'Reminder Ended'],
    ['Delete', 'delete', 'Reminder Deleted'],
  ])('EDT-7 %s can be undone', async (button, name, title) => {
    const { sent, press } = await open();
    await press(button);
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ kind: 'undo', title }]));
    await undo();
    expect(sent).toEqual([
      { path: path(name), body: { id, revision: 4 } },
      { path: path('restore'), body: { id, revision: 5 } },
    ]);
  });

  it('EDT-7 edits its words and tags', async () => {
    const { sent, dialog, press } = await open();
    const tags = dialog.getByLabelText('Tags');
    expect(tags).toHaveValue('tie');
    await userEvent.type(tags, ', string');
    await press('Save');
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ title: 'Reminder Changed' }]));
    expect(sent[0]?.body).toEqual({
      id,
      revision: 4,
      title: 'Reminder 1',
      description: '',
      priority: null,
      garden_id: null,
      plant_id: null,
      recurrence_type: { type: 'weekly' },
      recurrence_interval: 7,
      tags: ['tie', 'string'],
    });
  });

  it('EDT-7 one that does not recur has no end', async () => {
    const { dialog } = await open(reminderOf(1, { revision: 0 }));
    expect(dialog.queryByRole('button', { name: 'End' })).toBeNull();
  });

  /** Another page was faster: the first change is refused with what is there now. */
  const refuseFirst = (current: object) => {
    const answered = globalThis.fetch;
    let isFirst = true;
    globalThis.fetch = async (address, init) => {
      if (address !== path('snooze') || !isFirst) return answered(address, init);
      isFirst = false;
      const error = 'This reminder was changed elsewhere meanwhile';
      return Response.json({ error, code: 'conflict', field: 'revision', current }, { status: 409 });
    };
  };

  it('EDT-7 shows both versions where another page was faster, and Undo leads back to the other', async () => {
    const { sent, dialog, press } = await open();
    const moved = '2026-06-30T08:00:00.000Z';
    refuseFirst({ id, title: 'Theirs', reminder_datetime: moved, revision: 7, is_deleted: false });
    await press('Tomorrow');
    const card = within(await dialog.findByRole('region', { name: 'Needs you: two versions' }));
    const [now, mine] = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(now).toMatch(/^Theirs, /);
    expect(mine).toMatch(/^Reminder 1, /);
    const solid = dialog.getAllByRole('button').filter(({ className }) => className.includes('primary'));
    expect(solid.map(({ textContent }) => textContent)).toEqual(['Save mine']);
    await userEvent.click(card.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ title: 'Reminder Snoozed' }]));
    await undo();
    const until = snoozedTo(new Date(reminder_datetime), 1, new Date());
    expect(sent).toEqual([
      { path: path('snooze'), body: { id, revision: 7, until } },
      { path: path('snooze'), body: { id, revision: 8, until: moved } },
    ]);
  });

  it('EDT-7 brings back what another page deleted before it changes it', async () => {
    const { sent, dialog, press } = await open();
    refuseFirst({ id, title: 'Theirs', reminder_datetime, revision: 7, is_deleted: true });
    await press('Tomorrow');
    const card = within(await dialog.findByRole('region', { name: 'Needs you: two versions' }));
    expect(card.getByRole('button', { name: 'Leave it deleted' })).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Bring it back and save mine' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { path: path('restore'), body: { id, revision: 7 } },
      { path: path('snooze'), body: { id, revision: 8 } },
    ]);
  });
});
