import { screen, waitFor, within } from '@testing-library/react';
import { gardenStyles } from './garden-styles';
import { openDesigner } from './testing/open-designer';

const tools = ['Back', 'Add', 'Erase', 'Fill', 'Delete', 'Clear the Grid', 'Denote Gardens', 'Help'];

/** Drafts are kept for the page's life, so each story takes a style of its own or starts afresh. */
async function startAfresh(designer: Awaited<ReturnType<typeof openDesigner>>): Promise<void> {
  const button = screen.queryByRole('button', { name: 'Start over' });
  if (!button) return;
  await designer.user.click(button);
  const question = await screen.findByRole('alertdialog');
  await designer.user.click(within(question).getByRole('button', { name: 'Start Over' }));
}

beforeEach(() => localStorage.clear());

describe('the designer', () => {
  it.each(gardenStyles.map(({ path, title }) => [path, title]))(
    'DES-1 %s opens it as %s',
    async (path, title) => {
      await openDesigner({ at: path });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '25');
      expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '25');
      expect(document.body).toHaveFocus();
    },
  );

  it('DES-1 is 10 wide by 15 high under 768 px', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query === '(width < 768px)' });
    const { figures } = await openDesigner({ at: '/vertical-garden' });
    window.matchMedia = wide;
    expect(figures()).toEqual(['0 ft²', "10' x 15'", '0']);
  });

  it('DES-2 has every tool, and Back goes home', async () => {
    const { press, where } = await openDesigner();
    for (const name of tools) expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-pressed', 'true');
    await press('Back');
    expect(where()).toBe('/');
  });

  it('DES-5 shows area, size and round(area / 4) while drawing', async () => {
    const designer = await openDesigner();
    await startAfresh(designer);
    await designer.keys('{Shift>}{ArrowRight>5/}{/Shift}');
    expect(designer.figures()).toEqual(['6 ft²', "25' x 25'", '2']);
  });

  it('DES-4 an empty dimension falls back to 25', async () => {
    const { user, figures } = await openDesigner();
    const width = screen.getByRole('spinbutton', { name: 'Width' });
    expect(width).toHaveAttribute('min', '0');
    expect(width).toHaveAttribute('max', '50');
    await user.clear(width);
    await user.type(width, '12');
    await user.tab();
    expect(figures()[1]).toBe("12' x 25'");
    await user.clear(width);
    await user.tab();
    expect(figures()[1]).toBe("25' x 25'");
    expect(width).toHaveValue(25);
  });

  it('DES-4 a dimension is a whole number from 0 to 50, whatever is typed', async () => {
    const { user } = await openDesigner();
    const width = screen.getByRole('spinbutton', { name: 'Width' });
    const taken: string[] = [];
    for (const typed of ['-1', '51', '1e9', '2.5', 'abc']) {
      await user.clear(width);
      await user.type(width, `${typed}{Enter}`);
      taken.push((width as HTMLInputElement).value);
    }
    expect(taken).toEqual(['0', '50', '50', '2', '25']);
  });

  it('begins with one press: a bed, the usual size, a labelled example, each one step', async () => {
    const { press, figures } = await openDesigner({ at: '/raised-bed-garden' });
    await press('Add a 4 × 8 raised bed');
    expect(figures()[0]).toBe('32 ft²');
    await press("Grid 16' x 12': four boxes and their paths");
    expect(figures()[1]).toBe("16' x 12'");
    await press('Open Example Garden');
    await screen.findByRole('heading', { name: 'Example Salad Box', level: 3 });
    expect(screen.getByRole('grid')).toHaveFocus();
    await press('Undo: Open the example garden');
    await press("Undo: Resize to 16' x 12'");
    await press('Undo: Add a 4 × 8 raised bed');
    expect(figures().slice(0, 2)).toEqual(['0 ft²', "25' x 25'"]);
  });

  it('keeps what is drawn as soon as it is there', async () => {
    const name = 'Add a 4 × 2 raft';
    // Before effects that come after painting.
    const hasty = new MutationObserver(() => {
      const button = screen.queryByRole('button', { name });
      if (!button) return;
      hasty.disconnect();
      button.click();
    });
    hasty.observe(document.body, { childList: true, subtree: true });
    const first = await openDesigner({ at: '/hydroponic-garden' });
    await waitFor(() => expect(first.figures()[0]).toBe('8 ft²'));
    first.unmount();
    const { figures } = await openDesigner({ at: '/hydroponic-garden' });
    expect(figures()[0]).toBe('8 ft²');
  });

  it('undo names the step that it takes back', async () => {
    const designer = await openDesigner();
    await startAfresh(designer);
    await designer.keys(' ');
    await designer.press('Undo: Paint a square');
    expect(designer.figures()[0]).toBe('0 ft²');
    await designer.user.keyboard('{Control>}y{/Control}');
    expect(designer.figures()[0]).toBe('1 ft²');
  });

  it('DES-6 Help has a general screen and a denoting tutorial', async () => {
    const { press } = await openDesigner();
    await press('Help');
    const help = await screen.findByRole('dialog', { name: 'Drawing your garden' });
    expect(help).toHaveTextContent('1 of 2');
    await press('Next');
    expect(screen.getByRole('dialog', { name: 'Denoting your plots' })).toHaveTextContent('2 of 2');
  });

  it('AUTH-6 warns a guest once', async () => {
    const first = await openDesigner({ user: undefined });
    const warning = await screen.findByRole('alertdialog', { name: 'Warning! Guest User Detected!' });
    expect(warning).toHaveTextContent(/cannot save garden layouts.*every tool is yours/);
    await first.user.click(within(warning).getByRole('button', { name: 'Got it!' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    first.unmount();
    await openDesigner({ user: undefined });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('AUTH-6 does not warn a signed-in gardener', async () => {
    await openDesigner({ user: { given_name: 'Rosa' } });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('what was drawn is there again after leaving and coming back', async () => {
    const before = await openDesigner({ at: '/indoor-garden' });
    await before.keys(' {ArrowRight} ');
    before.unmount();
    const after = await openDesigner({ at: '/indoor-garden' });
    expect(after.figures()[0]).toBe('2 ft²');
  });
});
