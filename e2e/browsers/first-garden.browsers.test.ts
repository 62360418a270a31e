import type { Spot } from '../src/other-browsers/driver';
import { startOtherBrowsers } from '../src/other-browsers/other-browsers';
import { Person } from '../src/other-browsers/person';
import { sharedProduct } from '../src/product';

describe.each(startOtherBrowsers())('the first garden in %s', (_name, start) => {
  let person: Person;

  beforeAll(async () => {
    person = new Person(await start(), sharedProduct().url);
    console.info(person.driver.name);
  });
  afterAll(() => person?.driver.close());

  /** The middle of a cell of the designer, from the keyboard's cell, which starts at the top left. */
  const soil = async (column: number, row: number): Promise<Spot> => {
    const cell = { role: 'gridcell' };
    const box = await person.box(cell);
    const [atColumn, atRow] = await Promise.all([
      person.attribute(cell, 'aria-colindex'),
      person.attribute({ role: 'row' }, 'aria-rowindex'),
    ]);
    return {
      x: box.x + (column - Number(atColumn) + 1.5) * box.width,
      y: box.y + (row - Number(atRow) + 1.5) * box.height,
    };
  };

  it('LAND-1 begins at the landing page, whose first card opens the designer', async () => {
    await person.goto('/');
    await person.sees({ role: 'heading', name: 'Your Complete Garden Toolkit' });
    await person.presses({ role: 'link', name: 'Garden Designer' });
    await person.isAt('/in-ground-layout-page');
  });

  it('DES-3, DES-5 a guest paints a plot and sees its area', async () => {
    await person.presses({ role: 'button', name: 'Got it!' });
    for (let row = 2; row < 6; row += 1) await person.driver.drag(await soil(1, row), await soil(6, row));
    await person.reads('24 ft²');
  });

  it('DES-7, DES-10 names it, gives it its growing conditions and saves it', async () => {
    await person.presses({ role: 'button', name: 'Denote Gardens', exact: true });
    await person.driver.drag(await soil(2, 3));
    await person.fills({ role: 'textbox', name: '' }, 'Kitchen Bed');
    await person.presses({ role: 'button', name: 'Save', exact: true });
    await person.sees({ role: 'heading', name: 'Kitchen Bed' });
    await person.presses({ role: 'combobox', name: 'Maintenance' });
    await person.presses({ role: 'option', name: 'Medium', exact: true });
    await person.presses({ role: 'button', name: 'Save', exact: true });
    await person.presses({ role: 'button', name: 'Next', exact: true });
    await person.isAt('/garden-summary');
  });

  it('PLT-2, AUTO-1 chooses plants and lets Planted plan the bed', async () => {
    await person.presses({ role: 'button', name: 'Begin planting: Kitchen Bed' });
    for (const plant of ['Beefsteak Tomato', 'Carrot', 'Carrot', 'Carrot'])
      await person.presses({ role: 'button', name: `Add one ${plant}`, exact: true });
    await person.presses({ role: 'button', name: 'Add to Garden' });
    await person.presses({ role: 'button', name: 'Plant', exact: true });
    await person.reads('Placed 4 of 4');
  });

  it('AUTH-6, PLT-7 is asked to sign in, loses nothing, and saves', async () => {
    await person.presses({ role: 'button', name: 'Save Layout', exact: true });
    await person.fills({ role: 'textbox', name: 'Your name (optional)' }, 'Rosa');
    await person.presses({ role: 'button', name: 'Continue as Demo Gardener' });
    await person.reads('Yay! You planted all your gardens!');
    await person.presses({ role: 'button', name: 'Finish' });
    await person.isAt('/dashboard');
  });

  it('DASH-2 sees the garden on the dashboard', async () => {
    await person.sees({ role: 'heading', name: 'Kitchen Bed' });
    await person.reads('49 plants in ');
  });

  it('MAN-4 finds the four cards of the garden manager, with what just happened', async () => {
    await person.presses({ role: 'link', name: 'Manage your gardens' });
    await person.isAt('/garden-manager');
    for (const name of ['Garden Overview', 'Quick Actions', 'Recent Activity', 'Community Events'])
      await person.sees({ role: 'region', name });
    await person.reads('Planted 4 plants in Kitchen Bed');
    await person.reads('Garden Saved');
  });

  it('MAN-7 writes a line in its journal, which is there after a reload', async () => {
    await person.goto('/garden-manager?tab=journals&open=add');
    await person.fills({ role: 'textbox', name: 'Title' }, 'Begun');
    await person.fills({ role: 'textbox', name: 'Content' }, 'First day');
    await person.presses({ role: 'button', name: 'Save Journal' });
    await person.reads('Journal saved successfully!');
    await person.goto('/garden-manager?tab=journals');
    await person.reads('First day');
  });
});
