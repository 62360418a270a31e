import {
  changeBranchCall,
  changeLayoutCall,
  fetchBranchCall,
  fetchSeasonCall,
  type LayoutChangeRequest,
} from '@planted/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alertStore } from '@planted/mfe-kit';
import {
  beansAfterBeans,
  branch,
  branchId,
  draft,
  ignored,
  openDraft,
  undo,
  useDrafts,
} from '../testing/drafts';
import { gardenId } from '../testing/planter-page';
import { beanId, seasonAnswer, standingBean, storedBean } from '../testing/saved-bed';

describe('TIM-5 a draft in the planter', () => {
  useDrafts();

  it('saves what is changed in a draft to the draft, and asks for no ends of what only a plan removes', async () => {
    const grown = standingBean({ planted_date: '2027-05-01' });
    const { asked } = openDraft(`draft=${branchId}`, {
      [fetchBranchCall.path]: {
        body: {
          data: {
            branch,
            layout: { matrix: '1,1,1,1', version: 4, plants: [grown], coming: [], steps: [] },
            adoption: { version: 3, changes: [], unfit: [] },
          },
        },
      },
    });
    const grid = await screen.findByRole('grid', { name: 'Kitchen Bed, 4 by 1 feet' });
    expect(screen.getByRole('note')).toHaveTextContent('Draft: More salad. Care is not possible here.');
    act(() => grid.focus());
    await userEvent.keyboard('{Delete}');
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await waitFor(() => expect(asked(changeBranchCall.path)).toHaveLength(1));
    expect(asked(changeBranchCall.path)[0]?.body).toMatchObject({
      ...{ gardenId, branchId, expectedVersion: 4 },
      changes: [{ type: 'end', id: beanId, how: 'moved_away' }],
    });
    expect(asked(changeLayoutCall.path)).toEqual([]);
  });

  it('TIM-4 has its next season planned, what only it has too, by an act of the draft that can be taken back', async () => {
    const { asked } = openDraft(`draft=${branchId}`, {
      [fetchSeasonCall.path]: seasonAnswer('container', storedBean('2027-05-01')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Plan Next Season' }));
    expect(
      await screen.findByText('Draft More salad, as it stands on May 20. Nothing in the garden changes.'),
    ).toBeVisible();
    const next = await screen.findByRole('region', { name: '2028' });
    // The one of the garden, and the one that only the draft has, drawn in it since today.
    expect(within(next).getAllByRole('img', { name: /^Bush Bean, / })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Start season 2028' }));
    await waitFor(() => expect(asked(changeBranchCall.path)).toHaveLength(1));
    const { changes, ...sent } = asked(changeBranchCall.path)[0]?.body ?? {};
    expect(sent).toEqual({ gardenId, branchId, expectedVersion: 4 });
    const placed = (changes as LayoutChangeRequest[]).filter(({ type }) => type === 'place');
    expect(placed).toHaveLength(2);
    await waitFor(() =>
      expect(alertStore.get()).toMatchObject([
        {
          title: 'Season 2028 planned',
          text: expect.stringMatching(/Nothing in the garden has changed\.$/),
        },
      ]),
    );
    await undo('Season 2028 planned');
    await waitFor(() => expect(asked(changeBranchCall.path)).toHaveLength(2));
    expect(asked(changeLayoutCall.path)).toEqual([]);
    const back = screen.getByRole('link', { name: 'Veggie Planter' });
    expect(back).toHaveAttribute('href', `/garden-summary?garden=${gardenId}&draft=${branchId}`);
  });

  it('says so for a draft that is adopted or discarded', async () => {
    const gone = { error: 'This draft was discarded.', code: 'conflict', field: 'branchId' };
    openDraft(`draft=${branchId}`, { [fetchBranchCall.path]: { status: 409, body: gone } });
    expect(await screen.findByText('This draft was discarded.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All drafts' })).toBeVisible();
  });

  it('keeps what is said of rotation advice in a draft, and counts it', async () => {
    openDraft(`draft=${branchId}`, {
      ...beansAfterBeans(),
      [fetchBranchCall.path]: draft({ changes: [ignored] }, { plants: [standingBean()] }),
    });
    await waitFor(() => expect(document.querySelector('[data-rotation]')).not.toBeNull());
    expect(document.querySelector('[data-rotation]')).toHaveAttribute('data-rotation', 'ignored');
  });

  it('is filled as the garden is, by an act of the draft that can be taken back', async () => {
    const { asked } = openDraft(`draft=${branchId}`, {
      [fetchSeasonCall.path]: seasonAnswer('in-ground', storedBean('2027-05-01')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Fill What Is Free' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Plan by / }));
    await userEvent.click(await screen.findByRole('button', { name: 'Plant These' }));
    await waitFor(() => expect(asked(changeBranchCall.path)).toHaveLength(1));
    const { changes, ...act } = asked(changeBranchCall.path)[0]?.body ?? {};
    expect(act).toEqual({ gardenId, branchId, expectedVersion: 4 });
    // The square that the draft has planted is not free in it.
    const placed = (changes as LayoutChangeRequest[]).flatMap((one) => (one.type === 'place' ? [one.x] : []));
    expect(placed).toEqual([2, 3]);
    await undo('More salad filled');
    await waitFor(() => expect(asked(changeBranchCall.path)).toHaveLength(2));
    expect(asked(changeLayoutCall.path)).toEqual([]);
  });
});
