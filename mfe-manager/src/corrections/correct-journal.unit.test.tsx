import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { leaveCleanly, undo } from '../testing/corrections';
import { gardenRowOf, journalEntryOf } from '../testing/rows';
import { gardensOf, serve } from '../testing/serve-gardens';

describe('correcting a journal entry', () => {
  leaveCleanly();

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
