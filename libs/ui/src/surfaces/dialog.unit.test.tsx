import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/button';
import { TextInput } from '../controls/text-input';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog, type DialogProps } from './dialog';

function Naming({ returnsFocus }: Pick<DialogProps, 'returnsFocus'>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Denote</Button>
      <Dialog
        open={open}
        onClose={close}
        {...(returnsFocus && { returnsFocus })}
        title="Name Your Garden Plot"
        description="46 ft²"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary">Save</Button>
          </>
        }
      >
        <TextInput label="Garden name" />
      </Dialog>
    </>
  );
}

const opened = async (props: Pick<DialogProps, 'returnsFocus'> = {}) => {
  render(<Naming {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Denote' }));
  return screen.findByRole('dialog', { name: 'Name Your Garden Plot' });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a dialog', () => {
  it('is named by its title, described, and starts in its first field', async () => {
    const dialog = await opened();
    expect(dialog).toHaveAccessibleDescription('46 ft²');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Garden name' })).toHaveFocus());
  });

  it('keeps Tab inside', async () => {
    const dialog = await opened();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    for (let press = 0; press < 9; press += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['its footer', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('closes by %s and gives focus back', async (_, close) => {
    await opened();
    await close();
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Denote' })).toHaveFocus());
  });

  it('leaves the focus to others where it is set to', async () => {
    await opened({ returnsFocus: () => false });
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(document.body).toHaveFocus();
  });

  it('has no accessibility problem and injects no style element', async () => {
    await opened();
    expect(await accessibilityProblems()).toEqual([]);
    expect(document.querySelector('style')).toBeNull();
  });
});

describe('a question', () => {
  const ask = (over: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => {
    const confirm = jest.fn();
    const cancel = jest.fn();
    render(
      <ConfirmDialog
        open
        danger
        title="Delete Kitchen Bed?"
        description="Its settings go with it."
        confirmLabel="Yes, Delete"
        onConfirm={confirm}
        onCancel={cancel}
        {...over}
      />,
    );
    return { confirm, cancel };
  };

  it('is an alert with the safe answer first', async () => {
    ask();
    expect(screen.getByRole('alertdialog', { name: 'Delete Kitchen Bed?' })).toHaveAccessibleDescription(
      'Its settings go with it.',
    );
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Cancel', 'Yes, Delete']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  });

  it('reports the answer', async () => {
    const { confirm, cancel } = ask();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('is a notice when there is nothing to cancel', async () => {
    ask({ cancelLabel: null, confirmLabel: 'Got it!', danger: false });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Got it!']);
    expect(await accessibilityProblems()).toEqual([]);
  });
});
