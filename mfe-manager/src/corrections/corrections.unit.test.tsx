import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { activityOf, gardenPlantOf, gardenRowOf, journalEntryOf } from '../testing/rows';
import { gardensOf, serve } from '../testing/serve-gardens';

const CORRECT = '/api/activities/correctGardenEvent';
const WITHDRAW = '/api/activities/withdrawGardenEvent';
const RESTORE = '/api/activities/restoreGardenEvent';

const weeded = activityOf(1, {
  event_type: 'weeded',
  event_details: {
    notes: 'Event occurred on 2026-05-20 at 09:00. Twice',
    value: null,
    unit: null,
    old_status: null,
    new_status: null,
  },
  created_at: '2026-05-21T08:00:00.000Z',
  occurred_on: '2026-05-20',
  occurred_time: '09:00',
  revision: 0,
});
const changed = { success: true, data: { id: weeded.id, revision: 1 } };
const undo = () =>
  act(async () =>
    alertStore
      .get()
      .findLast(({ action }) => action?.label === 'Undo')
      ?.action?.run(),
  );

describe('correcting what was logged', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });
  const open = (activity = weeded, more: object = {}) => {
    const server = serve({ ...gardensOf([gardenRowOf(1)], [gardenPlantOf(0)], [activity]), ...more });
    renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
    return server;
  };
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Correct: Weeded' }));
    return screen.findByRole('dialog', { name: 'Weeded' });
  };

  it('EDT-7 the pencil corrects day and words', async () => {
    const { sent } = open(weeded, { [CORRECT]: changed });
    const dialog = within(await openDialog());
    const note = dialog.getByLabelText('Note');
    expect(note).toHaveValue('Twice');
    fireEvent.change(dialog.getByLabelText('Happened on'), { target: { value: '2026-05-16' } });
    await userEvent.clear(note);
    await userEvent.type(note, 'Once');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        path: CORRECT,
        body: {
          id: weeded.id,
          garden_id: weeded.garden_id,
          revision: 0,
          day: '2026-05-16',
          subject_id: weeded.garden_id,
          notes: 'Event occurred on 2026-05-16 at 09:00. Once',
        },
      },
    ]);
  });

  it('EDT-7 refuses a day that is yet to come at its field', async () => {
    const { sent } = open();
    const dialog = within(await openDialog());
    fireEvent.change(dialog.getByLabelText('Happened on'), { target: { value: '2999-05-16' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText("The date can't be in the future.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('EDT-7 takes an entry back, and Undo restores it', async () => {
    const { sent } = open(weeded, { [WITHDRAW]: changed, [RESTORE]: changed });
    const dialog = within(await openDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ kind: 'undo', title: 'Taken Back' }]));
    await undo();
    const named = { id: weeded.id, garden_id: weeded.garden_id };
    expect(sent).toEqual([
      { path: WITHDRAW, body: { ...named, revision: 0 } },
      { path: RESTORE, body: { ...named, revision: 1 } },
    ]);
  });

  it('EDT-7 says when it was corrected, and what was written', async () => {
    const said = {
      notes: 'Event occurred on 2026-05-21 at 09:00',
      value: null,
      unit: null,
      subject: 'garden' as const,
      subject_id: weeded.garden_id,
    };
    open({
      ...weeded,
      revision: 1,
      corrected_at: '2026-05-22T12:00:00.000Z',
      history: [
        { kind: 'written', recorded_at: '2026-05-21T12:00:00.000Z', day: '2026-05-21', ...said },
        { kind: 'corrected', recorded_at: '2026-05-22T12:00:00.000Z', day: '2026-05-20', ...said },
      ],
    });
    expect(await screen.findByText('corrected May 22')).toBeVisible();
    const history = within(await openDialog()).getByRole('region', { name: 'What was written' });
    expect(within(history).getAllByRole('listitem')).toHaveLength(2);
    expect(history).toHaveTextContent('Written: Event occurred on 2026-05-21');
  });

  /** Another page has changed the entry: the first correction is refused with what is there now. */
  const openAfterAnother = async (current: object) => {
    const { sent, answers } = open();
    const answered = globalThis.fetch;
    let isFirst = true;
    globalThis.fetch = async (address, init) => {
      if (address !== CORRECT || !isFirst) return answered(address, init);
      isFirst = false;
      const error = 'This entry was changed elsewhere meanwhile';
      return Response.json({ error, code: 'conflict', field: 'revision', current }, { status: 409 });
    };
    answers[CORRECT] = changed;
    answers[RESTORE] = changed;
    const dialog = within(await openDialog());
    await userEvent.clear(dialog.getByLabelText('Note'));
    await userEvent.type(dialog.getByLabelText('Note'), 'Mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const card = within(await dialog.findByRole('region', { name: 'Needs you: two versions' }));
    return { sent, dialog, card };
  };
  const theirs = {
    day: '2026-05-18',
    subject_id: weeded.garden_id,
    notes: 'Event occurred on 2026-05-18 at 09:00. Theirs',
    health_rating: null,
    revision: 3,
    is_withdrawn: false,
  };

  it('EDT-7 shows both versions where another page was faster, and first the way that loses nothing', async () => {
    const { sent, dialog, card } = await openAfterAnother(theirs);
    expect(card.getByRole('alert')).toHaveTextContent(
      'This entry was changed elsewhere meanwhile, so nothing was overwritten.',
    );
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mon, May 18(, \d{4})?, Theirs$/),
      expect.stringMatching(/^Wed, May 20(, \d{4})?, Mine$/),
    ]);
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Keep both',
      'Save mine',
      'Keep what is there',
    ]);
    await userEvent.click(card.getByRole('button', { name: 'Keep both' }));
    expect(dialog.getByLabelText('Note')).toHaveValue('Theirs\nMine');
    expect(dialog.queryByRole('region', { name: 'Needs you: two versions' })).toBeNull();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)?.body).toMatchObject({ revision: 3, notes: expect.stringContaining('Theirs\nMine') });
  });

  it('EDT-7 saves over what another page wrote only when asked to, and Undo writes that again', async () => {
    const { sent, card } = await openAfterAnother(theirs);
    await userEvent.click(card.getByRole('button', { name: 'Save mine' }));
    await waitFor(() =>
      expect(alertStore.get()).toMatchObject([
        { kind: 'undo', title: 'Saved Yours', text: expect.stringMatching(/Mon, May 18(, \d{4})?, Theirs/) },
      ]),
    );
    expect(sent.at(-1)?.body).toMatchObject({ revision: 3, notes: expect.stringContaining('Mine') });
    await undo();
    const { day, notes, subject_id } = theirs;
    expect(sent.at(-1)?.body).toMatchObject({ revision: 4, day, notes, subject_id });
  });

  it('EDT-7 brings back what another page took back before it saves', async () => {
    const { sent, card } = await openAfterAnother({ ...theirs, is_withdrawn: true });
    expect(card.getByRole('alert')).toHaveTextContent(
      'This was taken back elsewhere meanwhile, so nothing was overwritten.',
    );
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Bring it back and save mine',
      'Leave it taken back',
    ]);
    await userEvent.click(card.getByRole('button', { name: 'Bring it back and save mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(({ path, body }) => [path, (body as { revision: number }).revision])).toEqual([
      [RESTORE, 3],
      [CORRECT, 4],
    ]);
  });

  it('EDT-7 brings an entry back that was taken back long ago', async () => {
    const gone = { ...weeded, revision: 5 };
    const listed = `/api/activities/fetchGardenActivities?gardenId=${weeded.garden_id}&takenBack=true`;
    const { sent } = open(activityOf(2), { [listed]: { data: [gone], next: null }, [RESTORE]: changed });
    await userEvent.click(await screen.findByRole('button', { name: 'Taken back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bring it back: Weeded' }));
    expect(screen.getByText(/^Wed, May 20(, \d{4})? · Event occurred/)).toBeVisible();
    await waitFor(() =>
      expect(sent).toEqual([
        { path: RESTORE, body: { id: gone.id, garden_id: gone.garden_id, revision: 5 } },
      ]),
    );
  });

  it('EDT-7 offers no Undo of what was brought back meanwhile, and one of what was done last', async () => {
    const listed = `/api/activities/fetchGardenActivities?gardenId=${weeded.garden_id}&takenBack=true`;
    open(weeded, {
      [listed]: { data: [{ ...weeded, revision: 1 }], next: null },
      [WITHDRAW]: changed,
      [RESTORE]: changed,
    });
    const offered = () => alertStore.get().filter(({ kind, leaving }) => kind === 'undo' && !leaving);
    // Its time alone would end an offer on a slow machine.
    alertStore.hold();
    await userEvent.click(within(await openDialog()).getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(offered()).toMatchObject([{ title: 'Taken Back' }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Taken back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bring it back: Weeded' }));
    await waitFor(() => expect(offered()).toEqual([]));
    await userEvent.click(within(await openDialog()).getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(offered()).toHaveLength(1));
    alertStore.release();
  });

  it('EDT-7 has no pencil for what is not its gardener’s to correct', async () => {
    open(activityOf(1, { revision: null }));
    expect(await screen.findByText('Note 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  });

  it('EDT-7 a watering is undone at once', async () => {
    const growing = gardenPlantOf(0, { planted_date: '2026-01-01', plant_status: 'planted' });
    const entry = { id: weeded.id, garden_id: weeded.garden_id };
    const { sent } = serve({
      ...gardensOf([gardenRowOf(1)], [growing]),
      '/api/gardenPlants/waterAllPlants': { data: { plantsUpdated: 1, entries: [entry] } },
      [WITHDRAW]: changed,
    });
    renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Water Garden' }));
    await waitFor(() =>
      expect(alertStore.get()).toMatchObject([{ kind: 'undo', title: 'Watering Complete!' }]),
    );
    await undo();
    expect(sent.at(-1)).toEqual({ path: WITHDRAW, body: { ...entry, revision: 0 } });
  });
});

describe('correcting a journal entry', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });

  it('EDT-7 corrects day and words, or takes it back with Undo', async () => {
    const entry = journalEntryOf(3, { revision: 2, garden_id: gardenRowOf(1).id });
    const done = { success: true, data: { id: entry.id, revision: 3 } };
    const { sent } = serve({
      ...gardensOf([gardenRowOf(1)], undefined, undefined, { journal: [entry] }),
      '/api/journal/correctJournalEntry': done,
      '/api/journal/withdrawJournalEntry': done,
      '/api/journal/restoreJournalEntry': done,
    });
    renderRemote(remote, { at: '/garden-manager?tab=journals', user: { given_name: 'Maya' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Correct: Entry 3' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Entry 3' }));
    fireEvent.change(dialog.getByLabelText('Happened on'), { target: { value: '2026-05-01' } });
    await userEvent.type(dialog.getByLabelText('Title', { exact: false }), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)?.body).toMatchObject({
      id: entry.id,
      revision: 2,
      title: 'Entry 3!',
      day: '2026-05-01',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Correct: Entry 3' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Entry 3' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ title: 'Taken Back' }]));
    await undo();
    expect(sent.slice(-2)).toEqual([
      { path: '/api/journal/withdrawJournalEntry', body: { id: entry.id, revision: 2 } },
      { path: '/api/journal/restoreJournalEntry', body: { id: entry.id, revision: 3 } },
    ]);
  });

  it('EDT-7 brings an entry back that was taken back long ago', async () => {
    const gone = journalEntryOf(3, { revision: 1 });
    const done = { success: true, data: { id: gone.id, revision: 2 } };
    const { sent } = serve({
      ...gardensOf([gardenRowOf(1)]),
      '/api/journal/fetchJournalEntries?takenBack=true': { data: [gone], next: null },
      '/api/journal/restoreJournalEntry': done,
    });
    renderRemote(remote, { at: '/garden-manager?tab=journals', user: { given_name: 'Maya' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Journal entries taken back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bring it back: Entry 3' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { path: '/api/journal/restoreJournalEntry', body: { id: gone.id, revision: 1 } },
      ]),
    );
  });
});
