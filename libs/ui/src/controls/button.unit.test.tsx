import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Save, X } from '../icons/icons';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { Button } from './button';
import { Chip } from './chip';
import { IconButton } from './icon-button';
import { LinkButton } from './link-button';

describe('a button', () => {
  it('acts on a press, Enter and Space', async () => {
    const act = jest.fn();
    render(<Button onClick={act}>Water</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Water' }));
    await userEvent.keyboard('{Enter} ');
    expect(act).toHaveBeenCalledTimes(3);
  });

  it('does not submit a form by default', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('shows its busy label and cannot be pressed while busy', async () => {
    const act = jest.fn();
    const { rerender } = render(
      <Button icon={Save} busyLabel="Saving..." onClick={act}>
        Save Layout
      </Button>,
    );
    expect(screen.queryByText('Saving...')).not.toBeInTheDocument();
    rerender(
      <Button icon={Save} busy busyLabel="Saving..." onClick={act}>
        Save Layout
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving...' });
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(act).not.toHaveBeenCalled();
  });

  describe('that was pressed with the keyboard', () => {
    const water = (busy: boolean) => (
      <>
        <Button busy={busy}>Water</Button>
        <Button>Add Event</Button>
      </>
    );

    /** jsdom leaves the focus on what is disabled, and browsers do not: there nothing has it. */
    async function pressed() {
      const { rerender } = render(water(false));
      const button = screen.getByRole('button', { name: 'Water' });
      await userEvent.tab();
      expect(button).toHaveFocus();
      rerender(water(true));
      const other = screen.getByRole('button', { name: 'Add Event' });
      act(() => other.focus());
      act(() => other.blur());
      expect(document.body).toHaveFocus();
      return { button, rerender };
    }

    it('has the focus again once it is no longer busy', async () => {
      const { button, rerender } = await pressed();
      rerender(water(false));
      expect(button).toHaveFocus();
    });

    it('leaves the focus where it went meanwhile', async () => {
      const { rerender } = await pressed();
      const other = screen.getByRole('button', { name: 'Add Event' });
      act(() => other.focus());
      rerender(water(false));
      expect(other).toHaveFocus();
    });
  });

  it('takes no focus that it did not have', () => {
    const { rerender } = render(<Button busy>Save</Button>);
    rerender(<Button>Save</Button>);
    expect(document.body).toHaveFocus();
  });

  it('with an icon only is named by its label', async () => {
    render(
      <>
        <IconButton icon={X} label="Close" />
        <Chip removeLabel="Remove Loamy" onRemove={() => {}}>
          Loamy
        </Chip>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('a link that looks like a button', () => {
  it('hands a plain click to the router', async () => {
    const navigate = jest.fn();
    render(
      <LinkButton href="/about" onNavigate={navigate}>
        About
      </LinkButton>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'About' }));
    expect(navigate).toHaveBeenCalledWith('/about');
  });

  it('leaves a click for a new tab to the browser', async () => {
    const navigate = jest.fn();
    const user = userEvent.setup();
    render(
      <LinkButton href="#about" onNavigate={navigate}>
        About
      </LinkButton>,
    );
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link'));
    expect(navigate).not.toHaveBeenCalled();
  });
});
