import { alertStore } from '@planted/mfe-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changed,
  CORRECT,
  leaveCleanly,
  openManager,
  openWeeded,
  RESTORE,
  undo,
  weeded,
} from '../testing/corrections';

describe('correcting what another page has changed', () => {
  leaveCleanly();

  /** Another page has changed the entry: the first correction is refused with what is there now. */
  const openAfterAnother = async (current: object) => {
    const { sent, answers } = openManager();
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
    const dialog = within(await openWeeded());
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
    const solid = dialog.getAllByRole('button').filter(({ className }) => className.includes('primary'));
    expect(solid.map(({ textContent }) => textContent)).toEqual(['Keep both']);
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
});
