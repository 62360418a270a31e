import { localDayOf } from '@planted/garden-domain';
import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainReminder } from '../reminders/plain-reminder';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { CORRECT, openWeeded, RESTORE, weeded, WITHDRAW } from '../testing/corrections';
import { keepCommands } from '../testing/keep-commands';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { gardensOf, serve } from '../testing/serve-gardens';

const today = localDayOf(new Date());
const growing = gardenPlantOf(0, { planted_date: '2026-01-31', plant_status: 'planted', health_rating: 8 });
const reminder = {
  ...plainReminder,
  id: '0190a000-0000-7000-8000-0000000000aa',
  title: 'Thin the carrots',
  revision: 0,
  reminder_datetime: `${today}T00:01:00.000Z`,
};
const broken = new TypeError('no connection');
const user = { given_name: 'Maya' };

/** A manager whose reads answer and whose commands find no network. */
function withoutSignal(at: string, more: object = {}) {
  const answers = gardensOf([gardenRowOf(1)], [growing], [weeded], { reminders: [reminder] });
  const served = serve({
    ...answers,
    '/api/gardenPlants/waterAllPlants': broken,
    '/api/journal/addJournalEntry': broken,
    '/api/gardens/changeLayout': broken,
    [`/api/reminder/updateReminder/${reminder.id}`]: broken,
    '/api/reminder/snoozeReminder': broken,
    '/api/reminder/deleteReminder': broken,
    [CORRECT]: broken,
    [WITHDRAW]: broken,
    [RESTORE]: broken,
    ...more,
  });
  renderRemote(remote, { at, user });
  return served;
}

describe('FLD-5 without a signal', () => {
  const realFetch = globalThis.fetch;
  let kept: ReturnType<typeof keepCommands>;
  beforeEach(() => {
    kept = keepCommands();
  });
  afterEach(async () => {
    kept.stop();
    jest.restoreAllMocks();
    globalThis.fetch = realFetch;
    await clearAlerts();
  });
  const errors = () => alertStore.get().filter(({ kind }) => kind === 'error');

  it('a watering shows at once and will be sent, and is gone when it is taken back', async () => {
    withoutSignal('/garden-manager');
    await userEvent.click(await screen.findByRole('button', { name: 'Water Garden' }));
    expect(await screen.findByRole('button', { name: 'Watered Today' })).toBeDisabled();
    expect(screen.getAllByText('will be sent').length).toBeGreaterThan(0);
    expect(kept.calls()).toEqual(['water-all-plants']);
    expect(errors()).toEqual([]);
    act(() => kept.takeBack());
    expect(await screen.findByRole('button', { name: 'Water Garden' })).toBeEnabled();
    expect(screen.queryByText('will be sent')).toBeNull();
  });

  it('a tick stays ticked and will be sent', async () => {
    withoutSignal('/garden-manager?tab=reminders');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Complete: Thin the carrots' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Completed' }));
    expect(await screen.findByRole('checkbox', { name: 'Completed: Thin the carrots' })).toBeChecked();
    expect(screen.getByText('will be sent')).toBeVisible();
    expect(errors()).toEqual([]);
    act(() => kept.takeBack());
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Completed/ })).toBeNull());
  });

  /** @returns its entry in the journal */
  async function writeLine(title: string): Promise<HTMLElement> {
    withoutSignal('/garden-manager?tab=journals&open=add');
    await userEvent.type(await screen.findByLabelText('Title'), title);
    await userEvent.type(screen.getByLabelText('Content'), 'Sweet.');
    await userEvent.click(screen.getByRole('button', { name: 'Save Journal' }));
    expect(await screen.findByText('It will be sent when there is a signal.')).toBeVisible();
    expect(screen.getByLabelText('Content')).toHaveValue('');
    await userEvent.click(screen.getByRole('tab', { name: 'Journals', selected: false }));
    const entry = (await screen.findByText(title)).closest('li');
    if (!entry) throw new Error('the entry is in no list');
    expect(within(entry).getByText('will be sent')).toBeVisible();
    return entry;
  }

  it('a line of the journal empties its form, stands in the journal, and is not corrected where it may have arrived', async () => {
    const entry = await writeLine('First peas');
    expect(within(entry).queryByRole('button', { name: /^Correct/ })).toBeNull();
    expect(errors()).toEqual([]);
  });

  it('a line that has surely not arrived is corrected before it is sent, and no later', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await writeLine('Firts peas');
    await userEvent.click(screen.getByRole('button', { name: 'Correct: Firts peas' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Firts peas' }));
    await userEvent.clear(dialog.getByLabelText('Title'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByLabelText('Title')).toHaveAccessibleDescription(/./);
    await userEvent.type(dialog.getByLabelText('Title'), 'First peas');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('First peas')).toBeVisible();
    const written = { call: 'add-journal-entry', body: { title: 'First peas', content: 'Sweet.' } };
    expect(kept.sent()).toMatchObject([written]);
    await userEvent.click(screen.getByRole('button', { name: 'Correct: First peas' }));
    dialog = within(await screen.findByRole('dialog', { name: 'First peas' }));
    await userEvent.type(dialog.getByLabelText('Title'), '!');
    act(() => kept.tryAll());
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^This was sent meanwhile\./)).toBeVisible();
    expect(dialog.getByLabelText('Title')).toHaveValue('First peas!');
    expect(kept.sent()).toMatchObject([written]);
  });

  it('an old entry is corrected, shown so, corrected again and taken back; each change rests on the one before', async () => {
    withoutSignal('/garden-manager');
    let dialog = within(await openWeeded());
    await userEvent.clear(dialog.getByLabelText('Note'));
    await userEvent.type(dialog.getByLabelText('Note'), 'Only once');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = (await screen.findByText(/Only once/)).closest('li');
    expect(row).toHaveTextContent('will be sent');
    dialog = within(await openWeeded());
    expect(dialog.getByLabelText('Note')).toHaveValue('Only once');
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(screen.queryByText(/Only once/)).toBeNull());
    expect(kept.sent()).toMatchObject([
      { call: 'correct-garden-event', body: { id: weeded.id, revision: 0 } },
      { call: 'withdraw-garden-event', body: { id: weeded.id, revision: 1 } },
    ]);
    expect(errors()).toEqual([]);
    act(() => kept.takeBack());
    expect(await screen.findByText(/Twice/)).toBeVisible();
  });

  it('what was taken back before is brought back once there is a signal, and says so', async () => {
    const path = `/api/activities/fetchGardenActivities?gardenId=${weeded.garden_id}&takenBack=true`;
    withoutSignal('/garden-manager', { [path]: { data: [{ ...weeded, revision: 1 }], next: null } });
    await userEvent.click(await screen.findByRole('button', { name: 'Taken back' }));
    const back = await screen.findByRole('button', { name: 'Bring it back: Weeded' });
    await userEvent.click(back);
    await waitFor(() => expect(back).toBeDisabled());
    expect(back.closest('li')).toHaveTextContent('will be sent');
    expect(kept.calls()).toEqual(['restore-garden-event']);
  });

  it('a reminder is snoozed and then deleted', async () => {
    withoutSignal('/garden-manager?tab=reminders');
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Change: Thin the carrots' }));
    await screen.findByRole('checkbox', { name: 'Complete: Thin the carrots' });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Tomorrow' }));
    expect(await screen.findByText('will be sent')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Thin the carrots/ })).toBeNull());
    expect(kept.sent()).toMatchObject([
      { call: 'snooze-reminder', body: { revision: 0 } },
      { call: 'delete-reminder', body: { revision: 1 } },
    ]);
    expect(errors()).toEqual([]);
  });
});
