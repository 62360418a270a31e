import { fetchBranchCall, fetchPlaceCall, fetchSeasonCall } from '@planted/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  beansAfterBeans,
  branchId,
  draft,
  fits,
  ignored,
  misses,
  openDraft,
  place,
  useDrafts,
} from '../testing/drafts';
import { gardenId } from '../testing/planter-page';
import { beanId, noPlace, seasonAnswer, storedBean } from '../testing/saved-bed';

describe('TIM-5 a draft beside its garden', () => {
  useDrafts();

  it('shows the draft beside the garden, by squares with words and by figures', async () => {
    openDraft(`whatif=${branchId}`);
    const salad = await screen.findByRole('region', { name: 'More salad' });
    expect(within(salad).getByRole('img', { name: 'Bush Bean, added' })).toBeVisible();
    const garden = screen.getByRole('region', { name: 'The garden' });
    expect(within(garden).getAllByRole('img')).toHaveLength(1);
    for (const count of ['1 added', '0 removed', '0 moved']) expect(screen.getByText(count)).toBeVisible();
    expect(screen.queryByText(/in the way$/)).toBeNull();
    const figures = screen.getByRole('region', { name: 'Side by side' });
    expect(within(figures).getByRole('row', { name: /^Squares planted 1 2 ✓ 1 more/ })).toBeVisible();
    expect(within(figures).getByText('Bush Bean, row 1, column 2: added')).toBeVisible();
    const faint = () =>
      [...document.querySelectorAll('[data-faint]')].map((tile) => tile.getAttribute('aria-label'));
    expect(faint()).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
    expect(faint()).toEqual(['Bush Bean', 'Bush Bean']);
  });

  it('tells weeks with something to harvest of both, in figures and in boxes that say which', async () => {
    const garden = seasonAnswer('container', storedBean('2027-05-01'));
    openDraft(`whatif=${branchId}`, { [fetchSeasonCall.path]: garden });
    const figures = await screen.findByRole('region', { name: 'Side by side' });
    const row = await within(figures).findByRole('row', { name: /^Weeks with something to harvest, 2027/ });
    const [now, then, difference] = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent ?? '');
    expect(Number(now)).toBeGreaterThan(2);
    // What the draft adds on May 20 is picked after what was sown on May 1.
    expect(Number(then)).toBeGreaterThan(Number(now));
    expect(difference).toBe(`✓ ${Number(then) - Number(now)} more`);
    const boxes = (name: string) => within(figures).getByRole('img', { name: new RegExp(`^${name}: `) });
    for (const [name, weeks] of [
      ['The garden', now],
      ['More salad', then],
    ] as const) {
      expect(boxes(name).getAttribute('aria-label')).toMatch(
        new RegExp(`^${name}: ${weeks} weeks from (June|July) \\d+ to (July|August) \\d+$`),
      );
      expect(boxes(name).querySelectorAll('[data-ripe]')).toHaveLength(Number(weeks));
    }
    // In a container rotation is not asked.
    expect(within(figures).queryByRole('row', { name: /^Rotation warnings/ })).toBeNull();
  });

  it('counts what rotation advises against in both, but not what is ignored', async () => {
    const answers = { ...beansAfterBeans(), [fetchBranchCall.path]: draft({ changes: [ignored] }) };
    openDraft(`whatif=${branchId}`, answers);
    const figures = await screen.findByRole('region', { name: 'Side by side' });
    expect(
      await within(figures).findByRole('row', { name: 'Rotation warnings 1 0 ✓ 1 fewer' }),
    ).toBeVisible();
  });

  it('asks for a place where there is none, in place of weeks', async () => {
    openDraft(`whatif=${branchId}`, { [fetchPlaceCall.path]: noPlace });
    const figures = await screen.findByRole('region', { name: 'Side by side' });
    expect(await within(figures).findByRole('link', { name: 'Choose a Place' })).toHaveAttribute(
      'href',
      `/place?garden=${gardenId}`,
    );
    expect(within(figures).queryByRole('row', { name: /^Weeks/ })).toBeNull();
  });

  it('is gone through by the keyboard: F6 from bed to bed, N and P from difference to difference, each said', async () => {
    const more = draft({
      changes: [
        place(fits, 1),
        { type: 'recolor', id: beanId, color: '#112233' },
        { ...place(misses, 2), after: null },
      ],
    });
    openDraft(`whatif=${branchId}`, { [fetchBranchCall.path]: more });
    const salad = await screen.findByRole('region', { name: 'More salad' });
    const garden = screen.getByRole('region', { name: 'The garden' });
    const said = (words: string) => expect(screen.getByText(words)).toHaveAttribute('role', 'status');
    await userEvent.keyboard('n{F6}');
    expect(within(garden).getByRole('img', { name: 'Bush Bean, changed' })).toHaveFocus();
    expect(screen.queryByText(/^Row 1, column 1:/)).toBeNull();
    await userEvent.keyboard('n');
    said('Row 1, column 1: Bush Bean here, Bush Bean in the draft, changed.');
    await userEvent.keyboard('n');
    said('Row 1, column 2: nothing here, Bush Bean in the draft.');
    expect(within(salad).getByRole('img', { name: 'Bush Bean, added' })).toHaveFocus();
    for (const bed of [garden, salad])
      expect(bed.querySelector('[data-ringed]')).toHaveAttribute('data-ringed', '1,0');
    await userEvent.keyboard('N');
    said('Row 1, column 3: nothing here, Bush Bean to come in the draft.');
    expect(within(salad).getByRole('img', { name: 'Bush Bean, to come, added' })).toHaveFocus();
    await userEvent.keyboard('nn{Shift>}p{/Shift}');
    said('Row 1, column 1: Bush Bean here, Bush Bean in the draft, changed.');
    await userEvent.keyboard('{F6}');
    expect(garden).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('p');
    said('Row 1, column 3: nothing here, Bush Bean to come in the draft.');
    for (const count of ['2 added', '1 changed']) expect(screen.getByText(count)).toBeVisible();
    expect(screen.getByText('Bush Bean to come, row 1, column 3: added')).toBeVisible();
    await userEvent.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Comparing with the keyboard' });
    expect(within(keys).getByText('to the next difference')).toBeVisible();
  });

  it('says of a draft without changes that there is nothing to adopt', async () => {
    openDraft(`whatif=${branchId}`, { [fetchBranchCall.path]: draft({ changes: [] }) });
    expect(await screen.findByText('This draft changes nothing yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Adopt/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Discard Draft' })).toBeVisible();
  });
});
