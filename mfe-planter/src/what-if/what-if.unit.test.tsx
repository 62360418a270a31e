import {
  adoptBranchCall,
  beginBranchCall,
  changeLayoutCall,
  discardBranchCall,
  fetchBranchCall,
  fetchBranchesCall,
  fetchSeasonCall,
  renameBranchCall,
  restoreBranchCall,
} from '@planted/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  branch,
  branchId,
  draft,
  fits,
  misses,
  missing,
  openDraft,
  undo,
  useDrafts,
} from '../testing/drafts';
import { gardenId } from '../testing/planter-page';
import { beanId, seasonAnswer, storedBean } from '../testing/saved-bed';

const adopt = (name: string) => screen.findByRole('button', { name });

describe('TIM-5 what-if', () => {
  useDrafts();

  it('names a new draft and opens it in the planter', async () => {
    const { asked } = openDraft('whatif=');
    expect(await screen.findByText('1 of 10')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name of the draft'), 'No potatoes');
    await userEvent.click(screen.getByRole('button', { name: 'New What-If' }));
    expect(await screen.findByText('Draft: More salad.')).toBeVisible();
    expect(asked(beginBranchCall.path)).toMatchObject([{ body: { gardenId, name: 'No potatoes' } }]);
  });

  it('says that ten are enough', async () => {
    const ten = Array.from({ length: 10 }, (_, n) => ({
      ...branch,
      id: `${branchId.slice(0, -2)}${10 + n}`,
    }));
    openDraft('whatif=', { [fetchBranchesCall.path]: { body: { data: ten } } });
    expect(await screen.findByText('Ten drafts. Discard one to begin another.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New What-If' })).toBeNull();
  });

  it('adopts by one act of the versions that are shown, which one undo takes back', async () => {
    const { asked } = openDraft(`whatif=${branchId}`);
    await userEvent.click(await adopt('Adopt 1 Change'));
    await waitFor(() => expect(asked(adoptBranchCall.path)).toHaveLength(1));
    expect(asked(adoptBranchCall.path)[0]?.body).toEqual({
      ...{ gardenId, branchId, expectedVersion: 3, branchVersion: 4, solved: [] },
    });
    await undo('More salad adopted', '1 change made in your garden.');
    await waitFor(() => expect(asked(restoreBranchCall.path)).toHaveLength(1));
    expect(asked(changeLayoutCall.path)).toMatchObject([
      { body: { expectedVersion: 4, changes: [{ type: 'end', id: fits, how: 'mistake' }] } },
    ]);
  });

  it('asks what becomes of what has no room, and begins with what loses nothing', async () => {
    const { asked } = openDraft(`whatif=${branchId}`, {
      [fetchBranchCall.path]: draft({ unfit: [missing] }),
    });
    const elsewhere = await screen.findByRole('radio', { name: 'Put it at row 1, column 3, which is free' });
    expect(elsewhere).toBeChecked();
    expect(
      screen.getByText('1 of 2 changes fits your garden. 1 needs you, because it has changed since May 4.'),
    ).toBeVisible();
    expect(
      screen.getByText('Bush Bean at row 1, column 1: Bush Bean stands there in your garden of today.'),
    ).toBeVisible();
    expect(screen.getByText('1 in the way')).toBeVisible();
    const garden = screen.getByRole('region', { name: 'The garden' });
    expect(within(garden).getByRole('img', { name: 'Bush Bean, in the way' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Leave it out' }));
    expect(await adopt('Adopt 1 of 2 Changes')).toBeVisible();
    await userEvent.click(elsewhere);
    await userEvent.click(await adopt('Adopt 2 Changes'));
    await waitFor(() =>
      expect(asked(adoptBranchCall.path)).toMatchObject([{ body: { solved: [{ id: misses, x: 2, y: 0 }] } }]),
    );
    await undo('More salad adopted', '2 changes made in your garden.');
  });

  it('takes out what is in the way where that is the answer, and undo brings it back', async () => {
    const { asked } = openDraft(`whatif=${branchId}`, {
      [fetchBranchCall.path]: draft({ unfit: [missing] }),
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Take the Bush Bean out' }));
    await userEvent.click(await adopt('Adopt 3 Changes'));
    const end = { type: 'end', id: beanId, how: 'moved_away', cause: null, day: '2027-05-20' };
    await waitFor(() =>
      expect(asked(adoptBranchCall.path)).toMatchObject([{ body: { solved: [end, { id: misses, x: 0 }] } }]),
    );
    await undo('More salad adopted');
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    expect(asked(changeLayoutCall.path)[0]?.body['changes']).toEqual(
      expect.arrayContaining([{ type: 'restore', id: beanId }]),
    );
  });

  it('takes back what a draft says of rotation advice, to the reason of before', async () => {
    const reason = { because: 'a resistant variety', day: '2027-05-02' };
    const garden = seasonAnswer('container', { ...storedBean('2027-05-01'), rotationIgnored: reason });
    const { asked } = openDraft(`whatif=${branchId}`, {
      [fetchSeasonCall.path]: garden,
      [fetchBranchCall.path]: draft({ changes: [{ type: 'heed-rotation', id: beanId }] }),
    });
    await screen.findByRole('img', { name: /^The garden: / });
    await userEvent.click(await adopt('Adopt 1 Change'));
    await undo('More salad adopted');
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    expect(asked(changeLayoutCall.path)[0]?.body['changes']).toEqual([
      { type: 'ignore-rotation', id: beanId, because: 'a resistant variety' },
    ]);
  });

  it('gives a draft another name, in which its letters are no keys of the beds', async () => {
    const { asked } = openDraft(`whatif=${branchId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
    const salad = screen.getByRole('region', { name: 'More salad' });
    const field = within(salad).getByRole('textbox', { name: 'Name of the draft' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Spinach{Enter}');
    await waitFor(() => expect(asked(renameBranchCall.path)).toHaveLength(1));
    expect(asked(renameBranchCall.path)[0]?.body).toEqual({ gardenId, branchId, name: 'Spinach' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus());
  });

  it('discards at once, and undo brings it back', async () => {
    const { asked } = openDraft(`whatif=${branchId}`);
    await userEvent.click(await adopt('Discard Draft'));
    await waitFor(() => expect(asked(discardBranchCall.path)).toHaveLength(1));
    await undo('More salad discarded');
    await waitFor(() =>
      expect(asked(restoreBranchCall.path)).toMatchObject([{ body: { gardenId, branchId } }]),
    );
    expect(asked(changeLayoutCall.path)).toEqual([]);
  });
});
