import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { Radios } from './radios';

function Basis() {
  const [value, setValue] = useState<'stations' | 'own' | 'none'>('stations');
  return (
    <Radios
      label="Base dates on"
      value={value}
      onChange={setValue}
      choices={[
        { value: 'stations', label: 'Weather stations' },
        { value: 'own', label: 'My own dates', detail: 'They always win' },
        { value: 'none', label: 'No place', disabled: true },
      ]}
    />
  );
}

describe('radios', () => {
  it('are a named group of choices, each with what it means, used by keys', async () => {
    render(<Basis />);
    expect(screen.getByRole('group', { name: 'Base dates on' })).toBeInTheDocument();
    const own = screen.getByRole('radio', { name: 'My own dates' });
    expect(own).toHaveAccessibleDescription('They always win');
    expect(own).not.toBeChecked();
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Weather stations' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(own).toBeChecked();
    expect(screen.getByRole('radio', { name: 'No place' })).toBeDisabled();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
