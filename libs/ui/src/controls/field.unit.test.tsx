import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { Checkbox } from './checkbox';
import { NumberInput } from './number-input';
import { SearchField } from './search-field';
import { TextArea, TextInput } from './text-input';

describe('a field', () => {
  it('is named by its label and described by its hint and error', () => {
    render(
      <TextInput label="Garden name" hint="Up to 50 characters." error="Garden name cannot be empty." />,
    );
    const input = screen.getByRole('textbox', { name: 'Garden name' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Up to 50 characters. Garden name cannot be empty.');
    expect(screen.getByRole('alert')).toHaveTextContent('Garden name cannot be empty.');
  });

  it('is neither invalid nor described without either', () => {
    render(<TextInput label="Garden name" />);
    const input = screen.getByRole('textbox');
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('is described by what stands elsewhere as well', () => {
    render(
      <>
        <TextInput label="Planting date" error="No such day." aria-describedby="frost" />
        <p id="frost">Frost is likely.</p>
      </>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Frost is likely. No such day.');
  });

  it('hands its input to a form library', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextInput label="Garden name" name="gardenName" ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('textbox'));
    expect(ref.current).toHaveAttribute('name', 'gardenName');
  });

  it('reports the number that was typed, and undefined while there is none', async () => {
    const tell = jest.fn();
    render(<NumberInput label="Width" unit="ft" defaultValue={2} onNumber={tell} />);
    const input = screen.getByRole('spinbutton', { name: 'Width' });
    await userEvent.type(input, '5');
    expect(tell).toHaveBeenLastCalledWith(25);
    await userEvent.clear(input);
    expect(tell).toHaveBeenLastCalledWith(undefined);
  });

  it('has no accessibility problem in any kind', async () => {
    render(
      <>
        <TextInput label="Garden name" error="Garden name cannot be empty." />
        <NumberInput label="Width" unit="ft" />
        <SearchField label="Search for plants" placeholder="Start typing to search for plants..." />
        <TextArea label="Notes" />
        <Checkbox label="Pet safe" checked onChange={() => {}} />
      </>,
    );
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('a checkbox', () => {
  it('turns over by its label and by Space', async () => {
    const change = jest.fn();
    render(<Checkbox label="Pet safe" checked={false} onChange={change} />);
    await userEvent.click(screen.getByText('Pet safe'));
    expect(change).toHaveBeenLastCalledWith(true);
    screen.getByRole('checkbox', { name: 'Pet safe' }).focus();
    await userEvent.keyboard(' ');
    expect(change).toHaveBeenCalledTimes(2);
  });
});
