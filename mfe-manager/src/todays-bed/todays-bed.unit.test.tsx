import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gardenPlantOf, gardenRowOf, reminderOf } from '../testing/rows';
import { dashboardOf } from '../testing/serve-gardens';
import type { OwnTask } from './task-squares';
import { TodaysBed } from './todays-bed';

const rows = [1, 2, 3].map((n) => gardenRowOf(n));
const [first, second] = rows.map(({ id, name }) => ({ id, name }));
const plants = [0, 1, 2].map((n) => gardenPlantOf(n, { garden_id: n < 2 ? rows[0]?.id : rows[1]?.id }));
const beds = dashboardOf(rows, plants).gardens;

const water = (garden = first): OwnTask => ({
  ...{ kind: 'water', thirsty: 2, dryDays: 3, wasWatered: true, countsEnded: false },
  garden: garden ?? { id: '', name: '' },
});
const harvest: OwnTask = {
  kind: 'harvest',
  garden: second ?? { id: '', name: '' },
  ripe: { id: plants[2]?.id ?? '', plant_name: 'Carrot', plants: 1, readyDays: 0 },
};
const show = (...tasks: OwnTask[]) => render(<TodaysBed beds={beds} tasks={tasks} today="2026-05-21" />);
const lit = () =>
  [...document.querySelectorAll('[data-ringed]')].map((one) => one.getAttribute('data-ringed'));
const words = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function swipe(from: [x: number, y: number], to: [x: number, y: number]) {
  const bed = screen.getByRole('group');
  const pointer = (type: string, [clientX, clientY]: [number, number]) =>
    fireEvent(
      bed,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { isPrimary: true }),
    );
  pointer('pointerdown', from);
  pointer('pointerup', to);
}

describe('FLD-4 the bed in sight', () => {
  it("is that of the day's first task, with its squares lit and said in words", () => {
    show(harvest, water());
    expect(words()).toBe('Garden 2 Lit: Harvest Carrot');
    expect(lit()).toEqual(['0,1']);
  });

  it('is another one by the arrows, round and round, each with the first of its own tasks', async () => {
    show(harvest, water());
    await press('Previous bed');
    expect(words()).toBe('Garden 1 Lit: Water Garden 1');
    expect(lit()).toEqual(['0,0', '1,0']);
    await press('Previous bed');
    expect([words(), lit()]).toEqual(['Garden 3', []]);
    expect(screen.getByText('3 of 3')).toBeVisible();
    await press('Next bed');
    expect(words()).toContain('Garden 1');
  });

  it('is another one by a swipe, and not by a tap or a scroll', () => {
    show(water());
    swipe([200, 100], [195, 101]);
    swipe([200, 100], [150, 300]);
    expect(words()).toContain('Garden 1');
    swipe([200, 100], [120, 110]);
    expect(words()).toContain('Garden 2');
    swipe([100, 100], [180, 90]);
    expect(words()).toContain('Garden 1');
  });

  it('lights the plant of a reminder, and nothing for one of no plant', () => {
    const about = { garden_id: second?.id ?? null, plant_id: plants[2]?.id ?? null };
    const { unmount } = show({
      kind: 'reminder',
      isOverdue: false,
      reminder: reminderOf(1, about),
    });
    expect(lit()).toEqual(['0,1']);
    unmount();
    show({ kind: 'reminder', isOverdue: false, reminder: reminderOf(2) });
    expect([words(), lit()]).toEqual(['Garden 1', []]);
  });
});
