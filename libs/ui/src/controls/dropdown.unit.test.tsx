import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { Dropdown, type DropdownProps } from './dropdown';

const sunlight = ['Full Sun', 'Partial Sun', 'Partial Shade', 'Full Shade'];

function Held({ value: start = null, onChange, ...rest }: Partial<DropdownProps>) {
  const [value, setValue] = useState<string | null | undefined>(start);
  return (
    <>
      <Dropdown
        label="Sunlight"
        options={sunlight}
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <p>outside</p>
    </>
  );
}

const trigger = () => screen.getByRole('combobox', { name: 'Sunlight' });
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

describe('a dropdown', () => {
  it('DES-15 shows the placeholder until something is chosen, then the choice', async () => {
    const change = jest.fn();
    render(<Held onChange={change} />);
    expect(trigger()).toHaveTextContent('Select an option...');
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('option', { name: 'Partial Sun' }));
    expect(change).toHaveBeenCalledWith('Partial Sun');
    await closed();
    expect(trigger()).toHaveTextContent('Partial Sun');
  });

  it('DES-15 shows a placeholder of its own', () => {
    render(<Held placeholder="Any type" />);
    expect(trigger()).toHaveTextContent('Any type');
  });

  it('DES-15 takes a class name', () => {
    const { container } = render(<Held className="zone" />);
    expect(container.querySelector('.zone')).toContainElement(trigger());
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('DES-15 opens by the key "%s"', async (key) => {
    render(<Held />);
    trigger().focus();
    await userEvent.keyboard(key);
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  });

  it('DES-15 goes through the options by arrows and chooses by Enter', async () => {
    const change = jest.fn();
    render(<Held value="Full Sun" onChange={change} />);
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Full Sun' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Partial Sun' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Partial Shade' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenCalledWith('Partial Shade');
    await closed();
  });

  it('DES-15 marks the chosen option', async () => {
    render(<Held value="Full Shade" />);
    await userEvent.click(trigger());
    expect(await screen.findByRole('option', { name: 'Full Shade' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('option', { name: 'Full Sun' })).toHaveAttribute('aria-selected', 'false');
  });

  it('DES-15 closes by Escape without a choice and keeps focus on the control', async () => {
    const change = jest.fn();
    render(<Held onChange={change} />);
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(change).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('DES-15 closes by a press outside', async () => {
    render(<Held />);
    await userEvent.click(trigger());
    await screen.findByRole('listbox');
    await userEvent.click(screen.getByText('outside'));
    await closed();
  });

  it('DES-15 does not open while disabled', async () => {
    render(<Held disabled value="Full Sun" />);
    await userEvent.click(trigger());
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it("DES-15 shows 'No options available' for an empty list", async () => {
    const change = jest.fn();
    render(<Held options={[]} onChange={change} />);
    await userEvent.click(trigger());
    const only = await screen.findByRole('option', { name: 'No options available' });
    expect(only).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(only);
    expect(change).not.toHaveBeenCalled();
  });

  it('DES-15 has a menu of at most 200 px', () => {
    const styles = readFileSync(join(__dirname, 'dropdown.module.css'), 'utf8');
    expect(styles).toMatch(/max-height: min\(200px, /);
  });

  it('injects no style element, which the content security policy would refuse', async () => {
    render(<Held />);
    await userEvent.click(trigger());
    await screen.findByRole('listbox');
    expect(document.querySelector('style')).toBeNull();
  });

  it('opens its menu in the landmark that it is in', async () => {
    render(
      <main>
        <Held />
      </main>,
    );
    await userEvent.click(trigger());
    expect(screen.getByRole('main')).toContainElement(await screen.findByRole('listbox'));
  });

  it('goes to the next option that begins with what is typed', async () => {
    render(<Held options={['Beets', 'Carrots', 'Cabbage']} />);
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('cab');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Cabbage' })).toHaveFocus());
  });

  it('has no accessibility problem, closed or open', async () => {
    render(<Held error="Choose the sunlight." />);
    expect(await accessibilityProblems()).toEqual([]);
    expect(trigger()).toHaveAccessibleDescription('Choose the sunlight.');
    await userEvent.click(trigger());
    await screen.findByRole('listbox');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
