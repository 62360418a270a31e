import { screen, waitFor, within } from '@testing-library/react';
import { openDesigner } from '../testing/open-designer';

type Designer = Awaited<ReturnType<typeof openDesigner>>;

/** Two beds of two squares, the keyboard's cell on the first. */
async function withTwoBeds(): Promise<Designer> {
  const designer = await openDesigner();
  const old = screen.queryByRole('button', { name: 'Start over' });
  if (old) {
    await designer.user.click(old);
    const question = await screen.findByRole('alertdialog');
    await designer.user.click(within(question).getByRole('button', { name: 'Start Over' }));
  }
  await designer.keys('{Shift>}{ArrowRight}{/Shift}{ArrowRight}{ArrowRight}{ArrowRight}');
  await designer.keys('{Shift>}{ArrowRight}{/Shift}{Home}');
  return designer;
}

const card = (name: string) => screen.getByRole('listitem', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('naming a plot', () => {
  it('DES-7 opens the modal; Save stores, Cancel closes', async () => {
    const designer = await withTwoBeds();
    await designer.keys('6 ');
    const dialog = await screen.findByRole('dialog', { name: 'Name Your Garden Plot' });
    await designer.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    await designer.denote('  Kitchen   "Bed"  ');
    expect(card('Kitchen Bed')).toHaveTextContent("2 ft² · 2' x 1' · about 1 large plant");
  });

  it.each([
    ['nothing', '', 'Garden name cannot be empty.'],
    ['forbidden characters only', '<>"\'&/\\:*?|', 'Garden name cannot be empty.'],
    ['one character', 'K', 'Garden name must be at least 2 characters long.'],
    ['one emoji', '🌱', 'Garden name must be at least 2 characters long.'],
    ['a reserved name', 'CoN', 'This name is reserved. Please choose a different name.'],
    [
      'a name that differs only in case',
      'kITCHEN bED',
      'Garden name already exists. Please choose a different name.',
    ],
  ])('DES-8 refuses %s', async (_, typed, message) => {
    const designer = await withTwoBeds();
    await designer.denote('Kitchen Bed');
    await designer.keys('{ArrowRight>4/}');
    await designer.denote(typed);
    expect(screen.getByRole('dialog')).toHaveTextContent(message);
    expect(screen.getByRole('textbox', { name: 'Garden name' })).toHaveFocus();
  });

  it.each([
    ['200 characters, cut to 50', 'b'.repeat(200), 'b'.repeat(50)],
    ['__proto__', '__proto__', '__proto__'],
    ['constructor', 'constructor', 'constructor'],
    ['two emoji', '🌱🍅', '🌱🍅'],
    ['right-to-left text', 'גינת ירק', 'גינת ירק'],
  ])('DES-8 takes %s', async (_, typed, name) => {
    const designer = await withTwoBeds();
    await designer.denote(typed);
    expect(card(name)).toBeInTheDocument();
  });

  it('DES-7 letters typed right after the press on a bed are in the name', async () => {
    const designer = await withTwoBeds();
    await designer.keys('6 Bed X{Backspace}2');
    const field = await screen.findByRole('textbox', { name: 'Garden name' });
    await waitFor(() => expect(field).toHaveValue('Bed 2'));
    await designer.user.keyboard('3{Enter}');
    expect(card('Bed 23')).toBeInTheDocument();
    await closed();
    // A 2 would have taken the eraser.
    expect(screen.getByRole('button', { name: 'Denote Gardens' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('DES-8 says before it is saved what is left of a name', async () => {
    const designer = await withTwoBeds();
    await designer.keys('6 ');
    const field = await screen.findByRole('textbox', { name: 'Garden name' });
    await designer.user.type(field, "Grandma's Bed");
    expect(field).toHaveAccessibleDescription(/^Will be saved as Grandmas Bed\./);
    await designer.user.clear(field);
    await designer.user.type(field, 'Grandmas  Bed');
    expect(field).not.toHaveAccessibleDescription();
  });

  it('DES-7 the same cells again: an alert, and nothing opens', async () => {
    const designer = await withTwoBeds();
    await designer.denote('Kitchen Bed');
    await designer.keys(' ');
    expect(designer.alerts()).toContainEqual({
      title: 'This plot has already been denoted.',
      text: 'Kitchen Bed',
    });
    await closed();
  });
});

describe('the panel', () => {
  it('DES-9 is shown while the denote tool is active, with its empty text', async () => {
    const { press } = await withTwoBeds();
    expect(screen.queryByRole('heading', { name: 'Denoted Plots' })).not.toBeInTheDocument();
    await press('Denote Gardens');
    expect(screen.getByRole('heading', { name: 'Denoted Plots' })).toBeInTheDocument();
    expect(
      screen.getByText('Select the denote tool and then a garden to start denoting!'),
    ).toBeInTheDocument();
    await press('Add');
    expect(screen.queryByRole('heading', { name: 'Denoted Plots' })).not.toBeInTheDocument();
  });

  it('DES-9 Restart goes to the landing page', async () => {
    const { press, where } = await withTwoBeds();
    await press('Denote Gardens');
    await press('Restart');
    expect(where()).toBe('/');
  });

  it('DES-10 a card has the four dropdowns with their defaults, and the hint', async () => {
    const designer = await withTwoBeds();
    await designer.denote('Kitchen Bed');
    const own = within(card('Kitchen Bed'));
    expect(own.getAllByRole('combobox').map((box) => box.textContent)).toEqual([
      'Loamy',
      '5b',
      'Full Sun',
      'Low',
    ]);
    expect(await own.findByText('1 plant is a 100% fit')).toBeInTheDocument();
    expect(own.getByText('Plants above 40% are recommended.')).toBeInTheDocument();
    for (const name of ['Save', /Rotate/, /Duplicate/, /Delete/])
      expect(own.getByRole('button', { name })).toBeInTheDocument();
  });

  it('DES-10 the hardiness zone has 26 values', async () => {
    const designer = await withTwoBeds();
    await designer.denote('Kitchen Bed');
    await designer.user.click(screen.getByRole('combobox', { name: 'Hardiness zone' }));
    expect(await screen.findAllByRole('option')).toHaveLength(26);
  });

  it('DES-11 Save gives the Garden Saved look, and a later setting does not reset it', async () => {
    const designer = await withTwoBeds();
    await designer.denote('Kitchen Bed');
    await designer.press('Save');
    const own = within(card('Kitchen Bed'));
    expect(own.getByRole('button', { name: 'Garden Saved' })).toHaveAttribute('title', 'Garden Saved');
    await designer.user.click(own.getByRole('combobox', { name: 'Soil type' }));
    await designer.user.click(await screen.findByRole('option', { name: 'Clay' }));
    expect(own.getByRole('combobox', { name: 'Soil type' })).toHaveTextContent('Clay');
    expect(own.getByRole('button', { name: 'Garden Saved' })).toBeInTheDocument();
  });

  it('DES-11 Rotate turns the plot, and reports it where it cannot', async () => {
    const designer = await withTwoBeds();
    await designer.denote('Kitchen Bed');
    await designer.press('Rotate Kitchen Bed');
    expect(card('Kitchen Bed')).toHaveTextContent("1' x 2'");
    const height = screen.getByRole('spinbutton', { name: 'Height' });
    await designer.press('Rotate Kitchen Bed');
    await designer.user.clear(height);
    await designer.user.type(height, '1{Enter}');
    await designer.press('Rotate Kitchen Bed');
    expect(card('Kitchen Bed')).toHaveTextContent("2' x 1'");
    expect(designer.alerts()).toContainEqual({
      title: 'There is no room to rotate it',
      text: "Kitchen Bed won't fit on the grid when rotated. Make the grid at least 25' x 2', then try again.",
    });
  });

  it('DES-11 Duplicate asks for a name of its own', async () => {
    const designer = await withTwoBeds();
    await designer.denote('Kitchen Bed');
    await designer.press('Duplicate Kitchen Bed');
    await screen.findByRole('dialog', { name: 'Name Duplicated Plot' });
    await designer.answer('kitchen bed');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Garden name already exists. Please choose a different name.',
    );
    await designer.answer('Second Bed');
    expect(card('Second Bed')).toHaveTextContent("2 ft² · 2' x 1'");
  });

  it('DES-11 Delete asks first', async () => {
    const designer = await withTwoBeds();
    await designer.denote('Kitchen Bed');
    await designer.press('Delete Kitchen Bed');
    const question = await screen.findByRole('alertdialog');
    await designer.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(card('Kitchen Bed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await designer.press('Delete Kitchen Bed');
    await designer.press('Yes, Delete');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    await waitFor(() => expect(designer.grid).toHaveFocus());
    expect(designer.figures()[0]).toBe('4 ft²');
  });
});

describe('several plots', () => {
  async function withTwoPlots(): Promise<Designer> {
    const designer = await withTwoBeds();
    await designer.denote('Kitchen Bed');
    await designer.press('Save');
    await designer.keys('{ArrowRight>4/}');
    await designer.denote('Herb Square');
    return designer;
  }

  it('a press on a card leaves the others as they are until it is a click, so that nothing moves under it', async () => {
    const designer = await withTwoPlots();
    await designer.press('Kitchen Bed');
    const kitchen = within(card('Kitchen Bed'));
    const save = within(card('Herb Square')).getByRole('button', { name: 'Save' });
    await designer.user.pointer({ keys: '[MouseLeft>]', target: save });
    expect(kitchen.getAllByRole('combobox')).toHaveLength(4);
    await designer.user.pointer({ keys: '[/MouseLeft]', target: save });
    expect(kitchen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByText('2 of 2')).toBeInTheDocument();
  });

  it('have the number of their tag on the plan', async () => {
    await withTwoPlots();
    expect(card('Kitchen Bed')).toHaveTextContent('Number on the plan: 1');
    expect(card('Herb Square')).toHaveTextContent('Number on the plan: 2');
  });

  it('take the settings of one at once, in one step', async () => {
    const designer = await withTwoPlots();
    const herbs = within(card('Herb Square'));
    expect(screen.getByRole('button', { name: 'All plots have the same settings' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await designer.user.click(herbs.getByRole('combobox', { name: 'Soil type' }));
    await designer.user.click(await screen.findByRole('option', { name: 'Clay' }));
    await designer.press('Use the settings of Herb Square for all');
    await designer.press('Kitchen Bed');
    const soil = () => within(card('Kitchen Bed')).getByRole('combobox', { name: 'Soil type' });
    expect(soil()).toHaveTextContent('Clay');
    await designer.press('Undo: Use the conditions of Herb Square for all plots');
    expect(soil()).toHaveTextContent('Loamy');
    expect(herbs.getByRole('combobox', { name: 'Soil type' })).toHaveTextContent('Clay');
  });
});

describe('a saved card', () => {
  it('folds up while another is worked on, and opens by its name or when the other goes', async () => {
    const designer = await withTwoBeds();
    await designer.denote('Kitchen Bed');
    await designer.press('Save');
    await designer.keys('{ArrowRight>4/}');
    await designer.denote('Herb Square');
    const kitchen = within(card('Kitchen Bed'));
    expect(kitchen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(kitchen.getByText('Garden Saved')).toBeInTheDocument();
    await designer.press('Kitchen Bed');
    expect(kitchen.getAllByRole('combobox')).toHaveLength(4);
    await designer.press('Delete Herb Square');
    await designer.press('Yes, Delete');
    expect(kitchen.getAllByRole('combobox')).toHaveLength(4);
  });
});

describe('Next', () => {
  it('DES-12 does nothing without gardens', async () => {
    const designer = await withTwoBeds();
    await designer.press('Denote Gardens');
    await designer.press('Next');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(designer.where()).toBe('/in-ground-layout-page');
  });

  it('DES-12 names the unsaved gardens, and opens the summary once all are saved', async () => {
    const designer = await withTwoBeds();
    await designer.denote('Kitchen Bed');
    await designer.press('Save');
    await designer.keys('{ArrowRight>4/}');
    await designer.denote('Herb Square');
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
    await designer.press('Next');
    const modal = await screen.findByRole('alertdialog', { name: 'Unsaved Gardens Detected!' });
    expect(modal).toHaveTextContent(
      "You have garden plots that haven't been saved. Please fill in all required info and save them before continuing.",
    );
    expect(
      within(modal)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Herb Square']);
    await designer.user.click(within(modal).getByRole('button', { name: 'Got it!' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await designer.press('Save');
    await designer.press('Next');
    await waitFor(() => expect(designer.where()).toBe('/garden-summary'));
  });
});
