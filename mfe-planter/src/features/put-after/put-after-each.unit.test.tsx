import { changeLayoutCall, fetchLayoutCall, fetchSeasonCall } from '@planted/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  beansLayout,
  chooseBasil,
  openBeans,
  pressOnBeans,
  serveBeans,
  useBeansInSpring,
} from '../../testing/beans-in-spring';
import { beanId, seasonAnswer, standingBean, storedBean } from '../../testing/saved-bed';

const others = '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c03';
const twice = { plants: [standingBean(), standingBean({ id: others, grid_x: 2, grid_y: 1 })] };

describe('SEA-8 after each of what stands', () => {
  useBeansInSpring();

  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Bush Bean stands here' }));
  const one = /^After the Bush Bean/;

  it('puts what is left of a kind after each planting of another by one press and one undo', async () => {
    const { asked } = serveBeans({ [fetchLayoutCall.path]: beansLayout(3, twice) });
    openBeans();
    await chooseBasil(2);
    await pressOnBeans();
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'All 2 after the Bush Bean' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status', { name: 'Planting' })).toHaveTextContent(
      '2 Sweet Basil come after the Bush Bean.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Plant 2 Sweet Basil after Bush Bean' }));
    await userEvent.click(screen.getByRole('button', { name: 'Redo: Plant 2 Sweet Basil after Bush Bean' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    expect(asked(changeLayoutCall.path)[0]?.body['changes']).toMatchObject([
      { type: 'place', plantId: 'basil-sweet', x: 0, y: 0, after: beanId },
      { type: 'place', plantId: 'basil-sweet', x: 2, y: 1, after: others },
    ]);
  });

  it('says how many where more are left than come after it', async () => {
    serveBeans({ [fetchLayoutCall.path]: beansLayout(3, twice) });
    openBeans();
    await chooseBasil(3);
    await pressOnBeans();
    expect(await (await dialog()).findByRole('button', { name: '2 after the Bush Bean' })).toBeEnabled();
  });

  it('is not offered for a single one', async () => {
    serveBeans({ [fetchLayoutCall.path]: beansLayout(3, twice) });
    openBeans();
    await chooseBasil(1);
    await pressOnBeans();
    await (await dialog()).findByRole('button', { name: one });
    expect(screen.queryByRole('button', { name: /\d after the Bush Bean$/ })).toBeNull();
  });

  it('is not offered where one of them would be too late', async () => {
    jest.setSystemTime(new Date('2027-08-20T12:00:00'));
    const late = standingBean({ planted_date: '2027-08-01' });
    serveBeans({
      [fetchLayoutCall.path]: beansLayout(3, { plants: [late, ...twice.plants.slice(1)] }),
      [fetchSeasonCall.path]: seasonAnswer('in-ground', storedBean('2027-08-01')),
    });
    openBeans();
    await chooseBasil(2);
    await pressOnBeans();
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: /\d after the Bush Bean$/ })).toBeNull();
  });
});
