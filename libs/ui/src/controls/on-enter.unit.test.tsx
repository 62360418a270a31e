import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { onEnter } from './on-enter';

/** A question that gives the focus back to the button that asked it, as a dialog does. */
function Asked() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => (isOpen ? field : button).current?.focus(), [isOpen]);
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && <input ref={field} aria-label="Answer" onKeyDown={onEnter(() => setOpen(false))} />}
    </>
  );
}

describe('Enter in a field', () => {
  it('does what the field is for, once, and does not press the button that has the focus then', async () => {
    render(<Asked />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await userEvent.type(screen.getByLabelText('Answer'), 'yes');
    expect(screen.getByLabelText('Answer')).toHaveValue('yes');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByLabelText('Answer')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });
});
