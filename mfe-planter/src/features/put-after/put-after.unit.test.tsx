import {
  changeLayoutCall,
  fetchLayoutCall,
  fetchPlaceCall,
  fetchSeasonCall,
  fetchSeasonFactsCall,
  readPlantsCall,
} from '@planted/contracts';
import { catalogueRow } from '@planted/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedDraft } from '../../saved-garden/saved-draft';
import {
  basilFact,
  beansLayout,
  bed,
  chooseBasil,
  openBeans,
  pressOnBeans,
  serveBeans,
  useBeansInSpring,
} from '../../testing/beans-in-spring';
import { bean, beanFact } from '../../testing/madison';
import { gardenId } from '../../testing/planter-page';
import { beanId, noPlace, seasonAnswer, standingBean, storedBean } from '../../testing/saved-bed';

const ids = {
  bean: beanId,
  coming: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c02',
  others: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c03',
};

const spot = (id: string, x: number, y: number, plantId = 'basil-sweet') => ({
  ...{ id, plantId, x, y, width: 1, height: 1, color: '#aac62f', plantsPerSquare: null },
});
const steps = (id: string, after: string | null) => ({ id, after, wasComing: false, fixed: [], done: [] });

describe('SEA-8 after what stands in a saved garden', () => {
  useBeansInSpring();

  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
  const offer = () => screen.findByRole('button', { name: /^After the Bush Bean \(from [A-Z][a-z]+ \d+\)$/ });

  it('offers the place after it, with the day of the plan, and saves it as one change', async () => {
    const { asked } = serveBeans();
    openBeans();
    await chooseBasil(1);
    await pressOnBeans();
    await userEvent.click(await offer());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(
      screen.getByRole('gridcell', { name: /^Row 1, column 1: Bush Bean, .*, then Sweet Basil, from [A-Z]/ }),
    ).toBeInTheDocument();
    expect(screen.getByText(/^then basil, [A-Z][a-z]{2} \d+$/)).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Planting' })).toHaveTextContent(
      /^Sweet Basil comes after the Bush Bean, from /,
    );
    await save();
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    expect(asked(changeLayoutCall.path)[0]?.body).toMatchObject({
      expectedVersion: 3,
      changes: [{ type: 'place', plantId: 'basil-sweet', x: 0, y: 0, after: ids.bean }],
    });
    expect(await screen.findByText('Everything is saved.')).toBeVisible();
  });

  /** Beans need the room in their last 15 days; basil is ripe after so many. */
  const pair = (days: number) => [
    {
      ...catalogueRow(),
      ...{ plant_size: 'small', lifecycle: 'annual', days_to_maturity: days },
    },
    {
      ...bean,
      growth_stages: [
        { name: 'Vegetative', days: 40 },
        { name: 'Fruiting', days: 15 },
      ],
    },
  ];
  /** One that was set out in warm soil: the days of its plan count from there. */
  const quick = { ...basilFact, harvest_days: [1, 1] };

  it('SEA-8 offers to sow a fast kind between a slow one, with both days, and saves what it grows under', async () => {
    const { asked } = serveBeans({
      [readPlantsCall.path]: { body: pair(20) },
      [fetchSeasonFactsCall.path]: { body: { data: [beanFact, quick] } },
    });
    openBeans();
    await chooseBasil(1);
    await pressOnBeans();
    const dialog = await screen.findByRole('dialog', { name: 'Bush Bean stands here' });
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        /Sow between: Sweet Basil among the Bush Bean, out by [A-Z][a-z]+ \d+; Bush Bean needs the room from [A-Z][a-z]+ \d+\. Sweet Basil is ripe after 20 days, and Bush Bean needs the room after 40\./,
      ),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sow Between' }));
    expect(
      screen.getByRole('gridcell', { name: /^Row 1, column 1: Bush Bean, .*, between: Sweet Basil/ }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(screen.queryByRole('gridcell', { name: /between: Sweet Basil/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Redo/ }));
    await save();
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    expect(asked(changeLayoutCall.path)[0]?.body).toMatchObject({
      changes: [{ type: 'place', plantId: 'basil-sweet', x: 0, y: 0, after: null, under: ids.bean }],
    });
  });

  it('SEA-8 says why a slow kind is not sown between another one', async () => {
    serveBeans({ [readPlantsCall.path]: { body: pair(90) } });
    openBeans();
    await chooseBasil(1);
    await pressOnBeans();
    expect(await screen.findByText(/^Sweet Basil can't share squares with Bush Bean: /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sow Between' })).toBeNull();
  });

  it('is one undo, and is kept in the draft of this browser', async () => {
    serveBeans();
    const first = openBeans();
    await chooseBasil(1);
    await pressOnBeans();
    await userEvent.click(await offer());
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Plant Sweet Basil after Bush Bean' }));
    expect(screen.getByRole('gridcell', { name: /^Row 1, column 1: Bush Bean, [^,]*$/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Redo: Plant Sweet Basil after Bush Bean' }));
    await act(() => savedDraft(gardenId).flush());
    first.unmount();
    openBeans();
    await bed();
    expect(await screen.findByRole('gridcell', { name: /then Sweet Basil, from [A-Z]/ })).toBeInTheDocument();
  });

  it('says that it would be too late to ripen, and why', async () => {
    jest.setSystemTime(new Date('2027-08-20T12:00:00'));
    serveBeans({
      [fetchLayoutCall.path]: beansLayout(3, { plants: [standingBean({ planted_date: '2027-08-01' })] }),
      [fetchSeasonCall.path]: seasonAnswer('in-ground', storedBean('2027-08-01')),
    });
    openBeans();
    await chooseBasil(1);
    await pressOnBeans();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Too late to ripen: [A-Z][a-z]+ \d+ is the last day/,
    );
  });

  it('offers it without a day where the garden has no place, and leads to choosing one', async () => {
    serveBeans({ [fetchPlaceCall.path]: noPlace });
    openBeans();
    await chooseBasil(1);
    await pressOnBeans();
    expect(await screen.findByRole('link', { name: 'Choose a place' })).toHaveAttribute(
      'href',
      `/place?garden=${gardenId}`,
    );
    expect(screen.getByRole('button', { name: 'After the Bush Bean' })).toBeEnabled();
  });

  it('shows what is stored to come; moved off it comes after none, and removed it is dropped', async () => {
    const coming = { coming: [spot(ids.coming, 0, 0)], steps: [steps(ids.coming, ids.bean)] };
    const { asked, answers } = serveBeans({ [fetchLayoutCall.path]: beansLayout(3, coming) });
    openBeans();
    await screen.findByRole('gridcell', { name: /then Sweet Basil, from [A-Z]/ });
    await act(async () => (await bed()).focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Change Sweet Basil, which is to come' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sweet Basil is to come' });
    expect(dialog).toHaveAccessibleDescription(
      /^From [A-Z][a-z]+ \d+, after the Bush Bean\. Row 1, column 1\.$/,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    await act(async () => (await bed()).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    answers[fetchLayoutCall.path] = beansLayout(4, {
      coming: [spot(ids.coming, 1, 1)],
      steps: [steps(ids.coming, null)],
    });
    await save();
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    expect(asked(changeLayoutCall.path)[0]?.body['changes']).toEqual([
      { type: 'move', id: ids.coming, x: 1, y: 1 },
      { type: 'put-after', id: ids.coming, after: null },
    ]);
    await screen.findByText('Everything is saved.');
    // On free soil Enter opens what is to come there.
    await act(async () => (await bed()).focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Plant' }));
    await save();
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(2));
    expect(asked(changeLayoutCall.path)[1]?.body['changes']).toEqual([
      { type: 'end', id: ids.coming, how: 'mistake', cause: null, day: '2027-04-02' },
    ]);
  });

  it('EDT-4 keeps what is to come here beside what others have made of the garden', async () => {
    const { asked, answersOnce } = serveBeans();
    openBeans();
    await chooseBasil(1);
    await pressOnBeans();
    await userEvent.click(await offer());
    answersOnce(changeLayoutCall.path, {
      status: 409,
      body: {
        error: 'This garden was changed elsewhere meanwhile',
        code: 'conflict',
        current: {
          ...{ version: 5, matrix: null, plants: [], ended: [] },
          ...{ coming: [spot(ids.others, 3, 1, 'bean-bush')], steps: [steps(ids.others, null)] },
        },
      },
    });
    await save();
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(2));
    expect(asked(changeLayoutCall.path)[1]?.body).toMatchObject({
      expectedVersion: 5,
      changes: [{ type: 'place', plantId: 'basil-sweet', after: ids.bean }],
    });
  });

  it('plans sowings in turns on the next free squares, each with its day', async () => {
    const { asked } = serveBeans();
    openBeans();
    await chooseBasil(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sow in turns: Sweet Basil' }));
    const plan = await screen.findByRole('button', { name: 'Plan 3 Sowings' });
    const every = screen.getByLabelText('Every');
    await userEvent.clear(every);
    await userEvent.type(every, '7');
    const days = screen.getAllByRole('listitem').map((item) => item.textContent);
    await userEvent.click(plan);
    await save();
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    const changes = asked(changeLayoutCall.path)[0]?.body['changes'] as Record<string, unknown>[];
    expect(changes.filter(({ type }) => type === 'place').map(({ x, y, after }) => [x, y, after])).toEqual([
      [1, 0, null],
      [2, 0, null],
      [3, 0, null],
    ]);
    const fixed = changes.filter(({ type }) => type === 'fix-step').map(({ step, day }) => [step, day]);
    expect(fixed).toHaveLength(3);
    for (const [index, [step, day]] of fixed.entries()) {
      expect(step).toBe('sow');
      const { month, date } = { month: Number(String(day).slice(5, 7)), date: Number(String(day).slice(8)) };
      expect(
        days.some(
          (text) => text?.startsWith(`${MONTHS[month - 1]} ${date}`) && text.includes(`column ${index + 2}`),
        ),
      ).toBe(true);
    }
  });
});

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
