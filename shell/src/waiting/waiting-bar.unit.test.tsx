import {
  fetchGardenActivitiesKey,
  fetchGardensKey,
  fetchJournalEntriesKey,
  fetchSeasonKey,
  fetchUserRemindersKey,
} from '@planted/api-client/read-keys';
import { BrowserRouter } from '@planted/mfe-kit';
import type { WaitingCommand } from '@planted/outbox';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knownNames, namesIn } from './known-names';
import WaitingBar from './waiting-bar';
import { leavingStore, mayLeave, type Waiting, waitingStore } from './waiting-store';
import { wordsOfCommand } from './words-of-command';

const command = (call: string, body: object, more: Partial<WaitingCommand> = {}): WaitingCommand => ({
  ...{
    key: `${call} ${JSON.stringify(body)}`,
    call,
    method: 'POST',
    address: '/',
    body: JSON.stringify(body),
  },
  ...{ at: '2026-05-21T09:15', gardenId: 'bed', version: null, mayHaveArrived: false, isOfDraft: false },
  refusal: null,
  ...more,
});
const client = new QueryClient();
const read = (key: readonly string[], data: unknown) => client.setQueryData([...key, 'read'], data);
read(fetchGardensKey, [{ id: 'bed', name: 'Kitchen Bed' }]);
read(fetchUserRemindersKey, [{ id: 'r-1', title: 'Thin the carrots' }]);
read(fetchGardenActivitiesKey, { pages: [{ data: [{ id: 'e-1', event_type: 'weeded' }] }] });
read(fetchJournalEntriesKey, [{ id: 'j-1', title: 'First pea' }]);
const plantings = ['p-1', 'p-2'].map((id) => ({ id, plantName: 'Bush Bean' }));
client.setQueryData(fetchSeasonKey, { gardens: [], plantings });
const known = knownNames(client);
const wordsOf = (one: WaitingCommand) => wordsOfCommand(one, known, '2026-05-21');
const water = command('water-all-plants', { gardenId: 'bed' });

function show(more: Partial<Waiting>) {
  const acts = { takeBack: jest.fn(async () => true), leaveOut: jest.fn(), sendAgain: jest.fn() };
  const waiting: Waiting = {
    ...{ isOffline: true, waiting: [], unread: [], refused: [], storage: null, wordsOf },
    ...acts,
    ...more,
  };
  waitingStore.set(waiting);
  render(
    <BrowserRouter>
      <WaitingBar {...waiting} />
    </BrowserRouter>,
  );
  return acts;
}

describe('what waits for a signal', () => {
  afterEach(() => waitingStore.set(null));

  it('FLD-5 is said under the ribbon, listed in order, and taken back one by one', async () => {
    const sent = command(
      'add-journal-entry',
      { title: 'First pea' },
      { mayHaveArrived: true, gardenId: null },
    );
    const { takeBack } = show({ waiting: [water, sent] });
    expect(screen.getByRole('status')).toHaveTextContent('No signal. What you do will be sent later.');
    expect(screen.queryByRole('list')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Will be sent 2' }));
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Watered Kitchen Bed9:15 AM');
    expect(second).toHaveTextContent(/Journal: First pea.*On its way: take it back once it is sent/);
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take back: Watered Kitchen Bed' }));
    expect(takeBack).toHaveBeenCalledWith(water);
  });

  it('FLD-9 says plainly when the device keeps no more', () => {
    show({
      waiting: [water],
      storage: 'This device has no room left. Free some, or the next entry is lost.',
    });
    expect(screen.getByRole('status')).toHaveTextContent('This device has no room left.');
  });

  it('FLD-7 that was refused needs the gardener, with both versions, the reason and ways out', async () => {
    const current = { plants: [{ id: 'a', x: 2, y: 0 }], ended: [] };
    const refusal = { status: 409, message: 'changes.0: Something stands there.', code: 'conflict', current };
    const moved = command('change-layout', { changes: [{ type: 'move', id: 'a', x: 7, y: 2 }] }, { refusal });
    const { leaveOut } = show({ isOffline: false, refused: [moved] });
    const card = screen.getByRole('region', { name: 'Needs you: Planting: 1 moved' });
    expect(card).toHaveTextContent('was not taken: Something stands there. It is kept here');
    expect(card).toHaveTextContent('In the gardenRow 1, column 3');
    expect(card).toHaveTextContent('From this deviceRow 3, column 8');
    expect(within(card).getByRole('link', { name: 'Open the Bed' })).toHaveAttribute(
      'href',
      '/garden-summary?garden=bed',
    );
    await userEvent.click(within(card).getByRole('button', { name: 'Leave It Out' }));
    expect(leaveOut).toHaveBeenCalledWith(moved);
  });

  it('FLD-7 a correction that another page was faster with says both, and is saved over it by a press', async () => {
    const current = { revision: 3, notes: 'Theirs', day: '2026-05-19', is_withdrawn: false };
    const refusal = {
      status: 409,
      message: 'This entry was changed elsewhere meanwhile',
      code: 'conflict',
      current,
    };
    const mine = { id: 'e-1', revision: 2, notes: 'Mine', day: '2026-05-20' };
    const corrected = command('correct-garden-event', mine, { refusal });
    const away = { ...refusal, current: { revision: 1, title: 'First pea', is_deleted: true } };
    const until = new Date(2026, 4, 22, 8).toISOString();
    const snoozed = command('snooze-reminder', { id: 'r-1', revision: 0, until }, { refusal: away });
    const { sendAgain } = show({ isOffline: false, refused: [corrected, snoozed] });
    const card = screen.getByRole('region', { name: 'Needs you: Corrected: Weeded' });
    expect(card).toHaveTextContent('There nowTheirs · 2026-05-19');
    expect(card).toHaveTextContent('From this deviceMine · 2026-05-20');
    await userEvent.click(within(card).getByRole('button', { name: 'Save Mine' }));
    expect(sendAgain).toHaveBeenCalledWith(corrected);
    const gone = screen.getByRole('region', { name: 'Needs you: Snoozed: Thin the carrots' });
    expect(gone).toHaveTextContent('There nowWithout it');
    expect(gone).toHaveTextContent(
      `From this device${new Date(until).toLocaleString()}`.replaceAll(/\s/g, ' '),
    );
    expect(within(gone).getByRole('button', { name: 'Save Mine' })).toBeVisible();
  });

  it('FLD-8 asks before the gardener signs out, and nothing is asked where nothing waits', async () => {
    show({ waiting: [water, command('add-reminder', { title: 'Mulch' })] });
    let answer: boolean | undefined;
    const ask = async () => {
      answer = undefined;
      await act(async () => {
        void mayLeave().then((may) => (answer = may));
      });
    };
    await ask();
    const question = await screen.findByRole('alertdialog', { name: '2 entries wait. Send them first?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(answer).toBe(false));
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out and keep them for me' }));
    await waitFor(() => expect(answer).toBe(true));
    waitingStore.set(null);
    expect(await mayLeave()).toBe(true);
    expect(leavingStore.get()).toBeNull();
  });

  it('FLD-5 has words for each act', () => {
    const what = (call: string, body: object, more?: Partial<WaitingCommand>) =>
      wordsOf(command(call, body, more));
    expect(what('update-reminder', { is_completed: true }, { address: '/api/reminder/r-1' }).what).toBe(
      'Done: Thin the carrots',
    );
    expect(what('add-garden-event', { eventDetails: { action: 'treated_for_pests' } })).toEqual({
      what: 'Treated for pests',
      when: '9:15 AM · Kitchen Bed',
    });
    const named = { id: 'j-1', revision: 0 };
    expect(what('withdraw-journal-entry', named).what).toBe('Taken back: First pea');
    expect(what('correct-journal-entry', { ...named, title: 'Peas' }).what).toBe('Corrected: Peas');
    expect(what('restore-garden-event', { ...named, id: 'e-1' }).what).toBe('Brought back: Weeded');
    expect(what('withdraw-garden-event', { ...named, id: 'e-2' }).what).toBe('Taken back: a garden event');
    expect(what('move-reminder', { ...named, id: 'r-1' }).what).toBe('Moved: Thin the carrots');
    expect(what('delete-reminder', { ...named, id: 'r-2' }).what).toBe('Deleted: a reminder');
    const changes = [
      { type: 'place', id: 'a' },
      { type: 'end', id: 'b', how: 'harvested' },
      { type: 'end', id: 'c', how: 'harvested' },
    ];
    expect(what('change-layout', { changes }).what).toBe('Plantings: 1 placed, 2 harvested');
    const sown = ['p-1', 'p-2'].map((id) => ({ type: 'do-step', id, step: 'sow', day: '2026-05-21' }));
    expect(what('change-layout', { changes: sown }).what).toBe('Bush Bean sown');
    expect(what('change-layout', { changes: [{ ...sown[0], day: null }] }).what).toBe(
      'Bush Bean not done yet',
    );
    expect(what('update-planting-dates', { plantingDates: [{}] }, { at: '2026-05-20T09:15' })).toEqual({
      what: 'Planting dates of 1 plant',
      when: 'Wed 9:15 AM · Kitchen Bed',
    });
  });

  it('FLD-5 names what it is about on a page that has not read that, as the one did that kept it', () => {
    const elsewhere = (one: WaitingCommand, now = {}) =>
      wordsOfCommand({ ...one, names: namesIn(one, known) }, now, '2026-05-21').what;
    const done = command('update-reminder', { is_completed: true }, { address: '/api/reminder/r-1' });
    expect(elsewhere(done)).toBe('Done: Thin the carrots');
    expect(elsewhere(done, { 'r-1': 'Thin them again' })).toBe('Done: Thin them again');
    expect(elsewhere(water)).toBe('Watered Kitchen Bed');
    expect(elsewhere(command('withdraw-journal-entry', { id: 'j-1', revision: 0 }))).toBe(
      'Taken back: First pea',
    );
    const moved = command('change-layout', { changes: [{ type: 'move', id: 'p-2', x: 1, y: 0 }] });
    expect(elsewhere(moved)).toBe('Bush Bean moved');
    expect(namesIn(moved, known)).toEqual({ bed: 'Kitchen Bed', 'p-2': 'Bush Bean' });
    // As earlier releases have kept it.
    expect(wordsOfCommand(done, {}, '2026-05-21').what).toBe('Done: a reminder');
  });
});
