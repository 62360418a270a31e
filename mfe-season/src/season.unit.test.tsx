import type { LayoutChangeRequest } from '@planted/contracts';
import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from './routes';
import { keeping, onMay21 } from './testing/kept-season';
import { beans, gardenId, plantingId, seasonOf, serveSeason } from './testing/season-answers';

const user = userEvent.setup();
const realFetch = globalThis.fetch;
const realMatchMedia = globalThis.matchMedia;
beforeEach(() => {
  onMay21();
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  globalThis.matchMedia = realMatchMedia;
  jest.useRealTimers();
});

const open = (at = '/season') => renderRemote(remote, { at, user: { given_name: 'Rosa' } });
const chart = () => screen.findByRole('grid', { name: /Season 2027/ });
const stake = (grid: HTMLElement) => within(grid).getByRole('button', { name: /Bush Bean, (sow|sown) / });
const changesOf = (sent: ReturnType<typeof keeping>['sent']) => sent.map(({ body }) => body.changes);

/** Sows late by hand: beans that were sown on June 1, and beans after them. */
const first = () => beans(1, { plantedDay: '2027-05-20' });
const second = () => beans(2, { state: 'coming', after: plantingId(1), x: 1 });

describe('the season', () => {
  it('SEA-5 has a row for each planting and a bar for each step, each with its sentence', async () => {
    keeping(first(), second());
    open();
    const grid = await chart();
    expect(screen.getByRole('heading', { name: 'Season 2027', level: 1 })).toBeInTheDocument();
    expect(
      screen.getByText(/Madison, Wisconsin · half of all years have frost after April 26/),
    ).toBeInTheDocument();
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Kitchen Bed', 'Bush Bean1 square, 9 plants', 'Bush BeanAfter the Bush Bean']);
    const sentences = within(grid)
      .getAllByRole('button')
      .map((bar) => bar.getAttribute('aria-label'));
    expect(sentences).toHaveLength(6);
    expect(sentences[0]).toMatch(/^Bush Bean, sown May 20/);
    expect(sentences[3]).toMatch(/^Bush Bean, sow [A-Z][a-z]+ \d+.*because the Bush Bean before it/);
  });

  it('SEA-8 says of a planting in squares of another one between what it grows', async () => {
    keeping(
      first(),
      beans(2, { x: 1, state: 'coming', under: plantingId(1), plantName: 'Radish', addedDay: '2027-05-21' }),
    );
    open();
    const grid = await chart();
    expect(within(grid).getByRole('rowheader', { name: /Radish/ })).toHaveTextContent(
      'RadishBetween the Bush Bean plants',
    );
    const sentence = /^Radish between the Bush Bean plants, sow /;
    expect(within(grid).getByRole('button', { name: sentence })).toBeInTheDocument();
  });

  it('SEA-5 has one stop for Tab, and arrows, Home and End move within', async () => {
    keeping(first(), second());
    open();
    const grid = await chart();
    const bars = within(grid).getAllByRole('button');
    expect(bars.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => bars[0]?.focus());
    await user.keyboard('{ArrowRight}');
    expect(bars[1]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(bars[4]).toHaveFocus();
    await user.keyboard('{End}');
    expect(bars[5]).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(bars[0]).toHaveFocus();
    expect(bars.filter(({ tabIndex }) => tabIndex === 0)).toEqual([bars[0]]);
  });

  it('SEA-6 tells why a step is on its day, and moves it by Alt and arrows as one act with an undo', async () => {
    const { sent } = keeping(beans(1));
    const { where } = open();
    const grid = await chart();
    const before = stake(grid).getAttribute('aria-label') ?? '';
    await user.click(stake(grid));
    expect(where()).toBe(`/season?step=${plantingId(1)}%3Asow`);
    expect(screen.getByRole('heading', { name: /^Why / })).toBeInTheDocument();
    expect(screen.getByText('When 9 years in 10 have had their last frost.')).toBeInTheDocument();
    act(() => stake(grid).focus());
    await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    expect(stake(grid).getAttribute('aria-label')).toMatch(/moved by you from/);
    expect(screen.getByText(/^Bush Bean moves to /)).toHaveAttribute('role', 'status');
    await waitFor(() => expect(sent).toHaveLength(1));
    const [[change]] = changesOf(sent) as [[LayoutChangeRequest]];
    expect(change).toMatchObject({ type: 'fix-step', id: plantingId(1), step: 'sow' });
    await waitFor(() => expect(alertStore.get()).toHaveLength(1));
    act(() => alertStore.get()[0]?.action?.run());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(changesOf(sent)[1]).toEqual([{ type: 'fix-step', id: plantingId(1), step: 'sow', day: null }]);
    await waitFor(() => expect(stake(grid)).toHaveAttribute('aria-label', before));
  });

  it('SEA-6 gives a date back with Delete', async () => {
    const { sent } = keeping(beans(1, { fixed: [{ step: 'sow', day: '2027-06-20' }] }));
    open();
    const grid = await chart();
    act(() => stake(grid).focus());
    await user.keyboard('{Delete}');
    await waitFor(() =>
      expect(changesOf(sent)).toEqual([[expect.objectContaining({ type: 'fix-step', day: null })]]),
    );
    expect(stake(grid).getAttribute('aria-label')).not.toMatch(/moved by you/);
  });

  it('SEA-7 is done today, and what follows moves', async () => {
    const { sent } = keeping(beans(1), second());
    open();
    const grid = await chart();
    const follower = () => within(grid).getAllByRole('button')[3]?.getAttribute('aria-label');
    const before = follower();
    await user.click(within(grid).getAllByRole('button')[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Done today' }));
    expect(changesOf(sent)).toEqual([
      [{ type: 'do-step', id: plantingId(1), step: 'sow', day: '2027-05-21' }],
    ]);
    expect(follower()).not.toBe(before);
    const said = screen.getByText(/^Bush Bean sown May 21\. 7 later steps moved\.$/);
    expect(said).toHaveAttribute('role', 'status');
    // The toast says what the act moved, and not what others before or after it did.
    await waitFor(() =>
      expect(alertStore.get()[0]).toMatchObject({
        title: 'Bush Bean sown May 21',
        text: '7 later steps moved.',
      }),
    );
  });

  it('SEA-7 leads to the log for a first harvest, of what is in the ground', async () => {
    keeping(beans(1, { plantedDay: '2027-05-10' }), second());
    open();
    // A bar stands for the step that it leads to.
    const growing = within(await chart()).getAllByRole('button', { name: /growing/ });
    await user.click(growing[0] as HTMLElement);
    expect(screen.getByRole('link', { name: 'Log the harvest' })).toHaveAttribute(
      'href',
      `/garden-manager?garden=${gardenId}&open=event&event=harvested&plant=${plantingId(1)}`,
    );
    await user.click(growing.at(-1) as HTMLElement);
    expect(screen.queryByRole('link', { name: 'Log the harvest' })).toBeNull();
  });

  it('SEA-7 opens the first harvest at a harvest bar until it is done, then the last', async () => {
    keeping(
      beans(1, { plantedDay: '2027-05-10' }),
      beans(2, { plantedDay: '2027-03-10', harvestDays: ['2027-05-20'], x: 1 }),
    );
    open();
    const bar = (row: number) => within(rowAt(row)).getByRole('button', { name: /harvest/ });
    const rowAt = (row: number) => within(grid).getAllByRole('row')[row + 1] as HTMLElement;
    const grid = await chart();
    await user.click(bar(1));
    expect(screen.getByRole('heading', { name: 'First harvest: Bush Bean' })).toBeInTheDocument();
    expect(bar(1)).toHaveAttribute('aria-current', 'true');
    expect(within(grid).getAllByRole('button', { current: true })).toHaveLength(1);
    await user.click(bar(0));
    expect(screen.getByRole('heading', { name: 'Last harvest: Bush Bean' })).toBeInTheDocument();
  });

  it("SEA-7 says of 'Not yet' to which day the step moves, and that it was moved by its gardener", async () => {
    const { sent } = keeping(beans(1));
    open();
    await user.click(stake(await chart()));
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(screen.getByText(/^Bush Bean: not yet, moves to May 28\. 3 later steps moved\.$/)).toHaveAttribute(
      'role',
      'status',
    );
    expect(stake(await chart())).toHaveAccessibleName(/sow May 28, moved by you from May 4/);
    await waitFor(() => expect(alertStore.get()[0]).toMatchObject({ text: '3 later steps moved.' }));
    expect(changesOf(sent)).toEqual([[expect.objectContaining({ type: 'fix-step', day: '2027-05-28' })]]);
  });

  it('SEA-7 counts for each of two acts in a row what it moved itself', async () => {
    keeping(beans(1), second(), beans(3, { x: 2 }));
    open();
    const grid = await chart();
    const starts = within(grid).getAllByRole('button', { name: /sow May 4/ });
    for (const bar of starts) {
      await user.click(bar);
      await user.click(screen.getByRole('button', { name: 'Done today' }));
    }
    await waitFor(() => expect(alertStore.get()).toHaveLength(2));
    expect(
      alertStore
        .get()
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(['3 later steps moved.', '7 later steps moved.']);
  });

  it('SEA-7 asks in one tap what a planting failed of, and starts it again while the season has room', async () => {
    const { sent } = keeping(first());
    open();
    await user.click(stake(await chart()));
    await user.click(screen.getByRole('button', { name: 'It failed' }));
    expect(await screen.findByRole('checkbox', { name: /^Start it again/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Slugs' }));
    const [[end, again]] = changesOf(sent) as [LayoutChangeRequest[]];
    expect(end).toMatchObject({
      type: 'end',
      id: plantingId(1),
      how: 'failed',
      cause: 'slugs',
      day: '2027-05-21',
    });
    expect(again).toMatchObject({ type: 'place', plantId: 'bean-bush', x: 1, y: 0, after: null });
  });

  it('says why an act was refused, and shows the season as it is', async () => {
    const { answers } = keeping(beans(1));
    answers['/api/gardens/changeLayout'] = 422;
    open();
    const grid = await chart();
    const before = stake(grid).getAttribute('aria-label') ?? '';
    await user.click(stake(grid));
    await user.click(screen.getByRole('button', { name: 'Done today' }));
    await waitFor(() => expect(alertStore.get()[0]).toMatchObject({ kind: 'error', title: 'Not Saved' }));
    await waitFor(() => expect(stake(grid)).toHaveAttribute('aria-label', before));
  });

  it('SEA-2 says that dates need a place, with the names of what is planted', async () => {
    serveSeason({
      '/api/gardens/fetchSeason': { data: { ...seasonOf(beans(1)), next: null } },
      '/api/gardens/fetchPlace': {
        data: { version: 0, choice: null, inherited: null, from: null, climate: null, gardens: [] },
      },
    });
    open();
    expect(await screen.findByText('Dates need a place, or your own frost dates.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a place' })).toHaveAttribute('href', '/place');
    expect(
      within(screen.getByRole('region', { name: 'Kitchen Bed' })).getByText('Bush Bean'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('says that nothing is planned yet, and that what failed can be read again', async () => {
    const { answers } = serveSeason({ '/api/gardens/fetchSeason': 500 });
    open();
    expect(await screen.findByText('The season could not be read.')).toBeInTheDocument();
    answers['/api/gardens/fetchSeason'] = { data: { gardens: [], plantings: [], position: 1, next: null } };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Nothing is planned yet\./)).toBeInTheDocument();
  });

  it('asks a guest to sign in, and leads to the frost days that all can see', async () => {
    renderRemote(remote, { at: '/season' });
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See when frost comes' })).toHaveAttribute('href', '/place');
  });

  it('SEA-5 lists by fortnight on a phone, and shows a step in a sheet', async () => {
    globalThis.matchMedia = (media) => ({ ...realMatchMedia(media), matches: media.includes('max-width') });
    keeping(first(), second());
    open();
    const [item] = await screen.findAllByRole('button', { name: /First harvest: Bush Bean/ });
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(item as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Bush Bean' })).toHaveTextContent('Why');
  });

  it('SEA-7 says Done on a phone of what was reported, and of the rest for when it was planned', async () => {
    globalThis.matchMedia = (media) => ({ ...realMatchMedia(media), matches: media.includes('max-width') });
    // Bought: nobody has sown them.
    keeping(beans(1, { plantedDay: '2027-05-20', done: [{ step: 'last-harvest', day: '2027-05-21' }] }));
    open();
    expect(await screen.findByRole('button', { name: /^Sow Bush Bean/ })).toHaveTextContent('Done May 20');
    expect(screen.getByRole('button', { name: /^First harvest: Bush Bean/ })).toHaveTextContent(
      /Planned for /,
    );
  });

  it('SEA-5 keeps what is shown in the address', async () => {
    keeping(first());
    const { where } = open(`/season?group=step&show=quarter&part=2&bed=${gardenId}`);
    expect(await screen.findByRole('radio', { name: 'Step' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Quarter' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Kind' }));
    expect(where()).toBe(`/season?group=kind&show=quarter&part=2&bed=${gardenId}`);
    await user.click(screen.getByRole('button', { name: 'Next quarter' }));
    expect(where()).toContain('season=2027&part=3');
  });
});
