import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changed, CORRECT, leaveCleanly, openManager, openWeeded, weeded } from '../testing/corrections';
import { activityOf } from '../testing/rows';

describe('correcting what was logged', () => {
  leaveCleanly();

  it('EDT-7 the pencil corrects day and words', async () => {
    const { sent } = openManager(weeded, { [CORRECT]: changed });
    const dialog = within(await openWeeded());
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
    const { sent } = openManager();
    const dialog = within(await openWeeded());
    fireEvent.change(dialog.getByLabelText('Happened on'), { target: { value: '2999-05-16' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText("The date can't be in the future.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('EDT-7 refuses a harvest of less than nothing at its field', async () => {
    const { event_details } = weeded;
    const { sent } = openManager({
      ...weeded,
      event_type: 'harvested',
      event_details: { ...event_details, value: 3 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Correct: Harvested' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Harvested' }));
    fireEvent.change(dialog.getByLabelText('How much'), { target: { value: '-5' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('It must be more than 0.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    ['health_rated', 'a rating of 0', 0, null],
    ['soil_tested', 'a measurement below zero', -5, 'Event occurred on 2026-05-20 at 09:00. Twice'],
  ] as const)('EDT-7 corrects the day of what was logged as %s: %s', async (event_type, _, value, notes) => {
    const { event_details } = weeded;
    const { sent } = openManager(
      {
        ...weeded,
        event_type,
        event_details: { ...event_details, value, notes: notes ?? 'Health of 1 plant' },
      },
      { [CORRECT]: changed },
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Correct: / }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Happened on'), { target: { value: '2026-05-16' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ path: CORRECT, body: { day: '2026-05-16' } }]));
  });

  it('EDT-7 says when it was corrected, and what was written', async () => {
    const said = {
      notes: 'Event occurred on 2026-05-21 at 09:00',
      value: null,
      unit: null,
      subject: 'garden' as const,
      subject_id: weeded.garden_id,
    };
    openManager({
      ...weeded,
      revision: 1,
      corrected_at: '2026-05-22T12:00:00.000Z',
      history: [
        { kind: 'written', recorded_at: '2026-05-21T12:00:00.000Z', day: '2026-05-21', ...said },
        { kind: 'corrected', recorded_at: '2026-05-22T12:00:00.000Z', day: '2026-05-20', ...said },
      ],
    });
    expect(await screen.findByText('corrected May 22')).toBeVisible();
    const history = within(await openWeeded()).getByRole('region', { name: 'What was written' });
    expect(within(history).getAllByRole('listitem')).toHaveLength(2);
    expect(history).toHaveTextContent('Written: Event occurred on 2026-05-21');
  });

  it('EDT-7 has no pencil for what is not its gardener’s to correct', async () => {
    openManager(activityOf(1, { revision: null }));
    expect(await screen.findByText('Note 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  });
});
