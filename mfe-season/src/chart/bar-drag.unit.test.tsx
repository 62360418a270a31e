import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../routes';
import { keeping, onMay21 } from '../testing/kept-season';
import { beans, plantingId } from '../testing/season-answers';

const realFetch = globalThis.fetch;
beforeEach(() => {
  onMay21();
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
  // A day of the year is 2 px wide.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 730, 46));
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const DAY = 2;
const second = () => beans(2, { state: 'coming', after: plantingId(1), x: 1 });
const follower = (grid: HTMLElement) => within(grid).getAllByRole('button')[3]?.getAttribute('aria-label');
const stake = (grid: HTMLElement) =>
  within(grid).getAllByRole('button', { name: /Bush Bean, (sow|sown) / })[0] as HTMLElement;
const dayOf = (bar: HTMLElement) => /sow ([A-Z]\w+ \d+)/.exec(bar.getAttribute('aria-label') ?? '')?.[1];

async function open(...plantings: Parameters<typeof keeping>) {
  const { sent } = keeping(...plantings);
  const { where } = renderRemote(remote, { at: '/season', user: { given_name: 'Rosa' } });
  return { sent, where, grid: await screen.findByRole('grid', { name: /Season 2027/ }) };
}

/** What a pointer does; `buttons` are those that stay down. */
function point(type: 'Down' | 'Move' | 'Up' | 'Cancel', at: Element, clientX: number, pointerType = 'mouse') {
  const buttons = type === 'Down' || type === 'Move' ? 1 : 0;
  fireEvent[`pointer${type}`](at, { pointerId: 1, pointerType, button: 0, buttons, clientX });
}
const frame = () => act(() => new Promise((drawn) => requestAnimationFrame(() => drawn(undefined))));

async function pull(bar: HTMLElement, days: number, pointerType = 'mouse') {
  point('Down', bar, 100, pointerType);
  point('Move', bar, 100 + (days * DAY) / 2, pointerType);
  point('Move', bar, 100 + days * DAY, pointerType);
  await frame();
}
const drop = (bar: HTMLElement, days: number) => {
  point('Up', bar, 100 + days * DAY);
  fireEvent.click(bar, { detail: 1 });
};

describe('a bar of the season that is dragged', () => {
  it.each(['mouse', 'pen', 'touch'])(
    'SEA-6 follows a %s, says its date, and outlines what would move; nothing is sent before it is dropped',
    async (pointerType) => {
      const { sent, grid } = await open(beans(1), second());
      const [before, then] = [stake(grid), follower(grid)];
      const left = before.parentElement?.style.left;
      expect(dayOf(before)).toBe('May 4');
      await pull(before, 14, pointerType);
      expect(stake(grid).parentElement?.style.left).not.toBe(left);
      expect(within(grid).getByText('May 18')).toBeInTheDocument();
      // Its own harvest and growing, and all of what comes after it.
      expect(grid.querySelectorAll('[class*="outline"], [class*="ring"]')).toHaveLength(5);
      expect(follower(grid)).toBe(then);
      expect(sent).toEqual([]);
    },
  );

  it('SEA-6 moves its step when it is dropped, as one act with an undo, and what follows with it', async () => {
    const { sent, where, grid } = await open(beans(1), second());
    const then = follower(grid);
    await pull(stake(grid), 14);
    drop(stake(grid), 15);
    await waitFor(() => expect(follower(grid)).not.toBe(then));
    expect(stake(grid)).toHaveAccessibleName(/sow May 19, moved by you from May 4/);
    expect(grid.querySelectorAll('[class*="outline"], [class*="ring"]')).toHaveLength(0);
    expect(screen.getByText(/^Bush Bean moves to May 19\. 7 later steps moved\.$/)).toHaveAttribute(
      'role',
      'status',
    );
    // The step is looked at: there it says whether frost takes it.
    expect(where()).toBe(`/season?step=${plantingId(1)}%3Asow`);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.changes).toEqual([
      { type: 'fix-step', id: plantingId(1), step: 'sow', day: '2027-05-19' },
    ]);
    await waitFor(() => expect(alertStore.get()).toHaveLength(1));
    act(() => alertStore.get()[0]?.action?.run());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body.changes).toEqual([{ type: 'fix-step', id: plantingId(1), step: 'sow', day: null }]);
  });

  it('SEA-6 may be dropped where frost takes it, and the inspector says the odds', async () => {
    const { grid } = await open(beans(1));
    await pull(stake(grid), -10);
    drop(stake(grid), -10);
    expect(await screen.findByText(/frost/i, { selector: '[class*="bad"] span' })).toHaveTextContent(
      /\d+ years in 10|\d+ year in \d+|half/,
    );
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['scrolling by the same finger', (bar: HTMLElement) => point('Cancel', bar, 120, 'touch')],
  ])('SEA-6 goes back by %s', async (_, takeBack) => {
    const { sent, where, grid } = await open(beans(1));
    const left = stake(grid).parentElement?.style.left;
    await pull(stake(grid), 14);
    takeBack(stake(grid));
    await waitFor(() => expect(stake(grid).parentElement?.style.left).toBe(left));
    drop(stake(grid), 14);
    expect(where()).toBe('/season');
    expect(sent).toEqual([]);
    expect(dayOf(stake(grid))).toBe('May 4');
  });

  it('SEA-6 opens its step when it is pressed without being moved', async () => {
    const { sent, where, grid } = await open(beans(1));
    point('Down', stake(grid), 100);
    point('Move', stake(grid), 102);
    point('Up', stake(grid), 102);
    fireEvent.click(stake(grid), { detail: 1 });
    expect(where()).toContain('step=');
    expect(sent).toEqual([]);
  });

  it('SEA-6 stays when its step is done', async () => {
    const { sent, grid } = await open(beans(1, { plantedDay: '2027-05-20' }));
    const left = stake(grid).parentElement?.style.left;
    await pull(stake(grid), 14);
    expect(stake(grid).parentElement?.style.left).toBe(left);
    drop(stake(grid), 14);
    expect(stake(grid)).toHaveAccessibleName(/sown May 20/);
    expect(sent).toEqual([]);
  });

  it('SEA-6 moves a first harvest by the block, which goes there whole', async () => {
    const { sent, grid } = await open(beans(1, { plantedDay: '2027-05-10' }));
    const block = () => within(grid).getByRole('button', { name: /harvest/ });
    const { width } = (block().parentElement as HTMLElement).style;
    await pull(block(), 6);
    expect(block().parentElement?.style.width).toBe(width);
    drop(block(), 6);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.changes).toEqual([expect.objectContaining({ step: 'first-harvest' })]);
  });
});
